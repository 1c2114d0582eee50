import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINT_CASES } from './lint-cases.ts';

const root = new URL('../../', import.meta.url).pathname;
const house = mkdtempSync(join(tmpdir(), 'footnote-lint-'));

const tsconfig = {
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', lib: ['es2024', 'dom'] },
  include: ['apps', 'packages', 'scripts'],
};

beforeAll(() => {
  for (const { path, text } of LINT_CASES) {
    mkdirSync(join(house, dirname(path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(tsconfig));
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** What our configuration reports in the made-up repository, as `path: rule`. */
function findings(): string[] {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout);
  return [...new Set(diagnostics.map(({ code, filename }) => `${filename}: ${code}`))];
}

test('the rules report what they say, and nothing beside it', () => {
  const expected = LINT_CASES.flatMap(({ path, rules }) => rules.map((rule) => `${path}: ${rule}`));
  expect(findings().toSorted()).toEqual(expected.toSorted());
});

test('every rule that is configured has a file that breaks it', () => {
  const { rules, overrides }: { rules: object; overrides: { rules: object }[] } = JSON.parse(
    readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
  );
  const configured = [rules, ...overrides.map((override) => override.rules)].flatMap((some) => Object.entries(some));
  const on = new Set(configured.filter(([, level]) => level !== 'off').map(([name]) => name.split('/').at(-1)));
  const proven = new Set(LINT_CASES.flatMap((found) => found.rules.map((rule) => /\((.+)\)/.exec(rule)?.[1])));
  expect([...on].filter((name) => !proven.has(name))).toEqual([]);
});
