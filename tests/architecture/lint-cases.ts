/** A file of a made-up repository, and the rules of `.oxlintrc.json` that report it. */
export interface LintCase {
  path: string;
  text: string;
  /** None where it is as it should be. */
  rules: readonly string[];
}

const long = (lines: number) => Array.from({ length: lines }, (_, line) => `  console.info(${line});`).join('\n');
const endless = 'export const isWord = (text: string) => /^(?:a+)+$/.test(text);\n';

/** What each rule refuses, and what is nearly the same and allowed. */
export const LINT_CASES: readonly LintCase[] = [
  { path: 'packages/domain/src/coming/plan.ts', text: 'export default 1;\n', rules: ['import(no-default-export)'] },
  { path: 'apps/web/src/coming/coming.route.tsx', text: 'export default 1;\n', rules: [] },
  {
    path: 'packages/domain/src/coming/any.ts',
    text: 'export const read = (text: any): string => String(text);\n',
    rules: ['typescript(no-explicit-any)'],
  },
  {
    path: 'apps/api/src/coming/floating.ts',
    text: 'const save = async (): Promise<void> => {};\nexport function run(): void {\n  save();\n}\n',
    rules: ['typescript(no-floating-promises)'],
  },
  {
    path: 'apps/api/src/coming/misused.ts',
    text: 'const mayRead = async (): Promise<boolean> => true;\nexport const read = () => (mayRead() ? 1 : 2);\n',
    rules: ['typescript(no-misused-promises)'],
  },
  {
    path: 'apps/api/src/coming/awaited.ts',
    text: 'export async function read(size: number): Promise<number> {\n  return await size;\n}\n',
    rules: ['typescript(await-thenable)'],
  },
  {
    path: 'apps/api/src/coming/types.ts',
    text: "import { Stats } from 'node:fs';\nexport const sizeOf = ({ size }: Stats): number => size;\n",
    rules: ['typescript(consistent-type-imports)'],
  },
  {
    path: 'apps/api/src/coming/long-file.ts',
    text: `${'/** Kept. */\n'.repeat(400)}export const word = 1;\n`,
    rules: ['eslint(max-lines)'],
  },
  { path: 'packages/domain/src/index.ts', text: `${'/** Kept. */\n'.repeat(400)}export const word = 1;\n`, rules: [] },
  {
    path: 'scripts/long-function.ts',
    text: `export function run(): void {\n${long(61)}\n}\n`,
    rules: ['eslint(max-lines-per-function)'],
  },
  { path: 'scripts/long.test.ts', text: `export function run(): void {\n${long(61)}\n}\n`, rules: [] },
  {
    path: 'apps/api/src/coming/parameters.ts',
    text: 'export const sum = (a: number, b: number, c: number, d: number, e: number) => a + b + c + d + e;\n',
    rules: ['eslint(max-params)'],
  },
  {
    path: 'apps/api/src/coming/equal.ts',
    text: 'export const isSame = (left: string, right: string) => left == right;\n',
    rules: ['eslint(eqeqeq)'],
  },
  { path: 'apps/api/src/coming/endless.ts', text: endless, rules: ['regexp(no-super-linear-backtracking)'] },
  { path: 'apps/api/src/coming/endless.test.ts', text: endless, rules: [] },
  {
    path: 'apps/api/src/coming/moving.ts',
    text: 'export const endsInSpace = (text: string) => /\\s+$/.test(text);\n',
    rules: ['regexp(no-super-linear-move)'],
  },
  { path: 'apps/api/src/coming/console.ts', text: "console.info('here');\n", rules: ['eslint(no-console)'] },
  { path: 'apps/api/src/cli/console.ts', text: "console.info('here');\n", rules: [] },
  {
    path: 'apps/web/src/coming/literal.tsx',
    text: "import { createElement } from 'react';\n\nexport const Part = () => <p>{createElement('b')} Hello</p>;\n",
    rules: ['react(jsx-no-literals)'],
  },
  {
    path: 'apps/web/src/coming/label.tsx',
    text: 'export const Part = () => <p title="Hello" />;\n',
    rules: ['react(jsx-no-literals)'],
  },
  {
    path: 'packages/ui/src/coming/Part.tsx',
    text: 'export const Part = () => <p title="Hello">Hello</p>;\n',
    rules: [],
  },
  {
    path: 'packages/domain/src/coming/loading.ts',
    text: "export const load = () => fetch('/');\n",
    rules: ['eslint(no-restricted-globals)'],
  },
  {
    path: 'packages/domain/src/coming/clock.ts',
    text: 'export const age = (born: number) => Date.now() - born;\n',
    rules: ['eslint(no-restricted-properties)'],
  },
  {
    path: 'packages/domain/src/coming/dice.ts',
    text: 'export const roll = () => Math.random();\n',
    rules: ['eslint(no-restricted-properties)'],
  },
  { path: 'packages/literature/src/coming/clock.ts', text: 'export const now = () => Date.now();\n', rules: [] },
];
