import { readFileSync } from 'node:fs';
import formatjs from '@formatjs/unplugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const { dependencies, peerDependencies }: Manifest = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const installedBeside = Object.keys({ ...dependencies, ...peerDependencies }).filter(
  (name) => !name.startsWith('@fontsource-variable/'),
);
const source = `${import.meta.dirname}/src/`;

/** Modules with components or hooks run in the browser; a server-rendering framework has to be told. */
const needsBrowser = (module: string | null) => module !== null && /\.tsx$|\/use-[^/]+\.ts$|-context\.ts$/.test(module);

/** Messages keep their English; their identifiers are those of the app's catalogues. */
const messageIds = { idInterpolationPattern: '[sha512:contenthash:base64:6]' };

/** The published kit: one module per source file, so that a bundler takes only what is used, and one stylesheet. */
export default defineConfig({
  base: './',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), formatjs(messageIds)],
  resolve: { conditions: ['@footnote/source', 'module', 'browser', 'import', 'default'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: { entry: [`${source}styles.ts`, `${source}index.ts`], formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => installedBeside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
        banner: (chunk) => (needsBrowser(chunk.facadeModuleId) ? "'use client';" : ''),
      },
    },
  },
});
