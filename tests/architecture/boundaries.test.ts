import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { BOUNDARY_CASES, type BoundaryCase } from './boundary-cases.ts';

const root = new URL('../../', import.meta.url).pathname;
const house = mkdtempSync(join(tmpdir(), 'footnote-boundaries-'));
const WORKSPACES = ['.', 'packages/domain', 'packages/literature', 'packages/ui', 'apps/api', 'apps/web'];

const isFile = (target: string) => /^(?:apps|packages)\//.test(target);

function specifier({ from, to }: BoundaryCase): string {
  if (!isFile(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Builds the made-up repository, with the packages and manifests of ours. */
function build(): void {
  const texts = new Map<string, string>();
  for (const { to } of BOUNDARY_CASES) if (isFile(to)) texts.set(to, 'export const part = 1;\n');
  const imports = new Map<string, string>();
  for (const found of BOUNDARY_CASES) {
    imports.set(
      `${found.from} ${found.to}`,
      `import ${found.typeOnly === true ? 'type ' : ''}{} from '${specifier(found)}';\n`,
    );
  }
  for (const [key, line] of imports) {
    const from = key.slice(0, key.indexOf(' '));
    texts.set(from, line + (texts.get(from) ?? 'export const part = 1;\n'));
  }
  for (const [path, text] of texts) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  for (const path of ['tsconfig.json', 'tsconfig.base.json', 'tsup.modules.ts'])
    copyFileSync(join(root, path), join(house, path));
  for (const folder of WORKSPACES) {
    copyFileSync(join(root, folder, 'package.json'), join(house, folder, 'package.json'));
    const packages = join(root, folder, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(house, folder, 'node_modules'));
  }
}

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** The package a file of node_modules is of; any other file, and what Node brings, as it is. */
function nameOf(target: string): string {
  const inside = target.split('node_modules/').at(-1) ?? target;
  if (inside === target && isFile(target)) return target;
  return inside
    .replace(/^node:/, '')
    .split('/', inside.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Every import of the made-up repository that our configuration refuses. */
function violations(): string[] {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), '--preserve-symlinks', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, ...options, 'packages', 'apps'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${nameOf(to)}`);
}

beforeAll(build);
afterAll(() => rmSync(house, { recursive: true }));

test('the rules refuse what they say, and nothing beside it', () => {
  const expected = BOUNDARY_CASES.filter(({ rule }) => rule !== null).map(
    ({ rule, from, to }) => `${rule}: ${from} → ${nameOf(to)}`,
  );
  expect(violations().toSorted()).toEqual(expected.toSorted());
});

test('every rule says why and has an import that breaks it', () => {
  const proven = new Set(BOUNDARY_CASES.map(({ rule }) => rule));
  expect(config.forbidden.filter(({ name, comment }) => !proven.has(name) || comment === undefined)).toEqual([]);
});
