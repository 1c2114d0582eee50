import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({
  resolve: { conditions: ['@footnote/source', 'node'] },
  ssr: { resolve: { conditions: ['@footnote/source', 'node'] } },
  test: { name, include, environment: 'node' as const, testTimeout: 60_000 },
});

export default defineConfig({
  test: {
    projects: [
      node('domain', ['packages/domain/src/**/*.test.ts']),
      node('literature', ['packages/literature/src/**/*.test.ts']),
      node('api', ['apps/api/src/**/*.test.ts']),
      node('web', ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx']),
      node('architecture', ['tests/architecture/**/*.test.ts']),
    ],
  },
});
