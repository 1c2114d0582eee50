import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles(/^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/).filter(
  ({ path }) => !/\.(test|contract|fixtures|stories)\.tsx?$/.test(path),
);
/** Entry points are lists of what is published, however long (docs/decisions/2026-11-20-entry-points-may-be-long.md). */
const thoughts = files.filter(({ path }) => !/^packages\/[^/]+\/src\/index\.ts$/.test(path));
const lengths = thoughts.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(share * lengths.length))] ?? 0;

describe('source files', () => {
  test('are short: median at most 60 lines, 95th percentile at most 250, none over 400', () => {
    expect(at(0.5)).toBeLessThanOrEqual(60);
    expect(at(0.95)).toBeLessThanOrEqual(250);
    expect(lengths.at(-1)).toBeLessThanOrEqual(400);
  });

  test.each(['utils', 'helpers', 'common', 'misc', 'data', 'manager'])('are never called %s', (name) => {
    expect(
      files.filter(({ path }) => new RegExp(String.raw`(^|/)${name}(/|\.)`).test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('live at most 25 to a folder, tests and fixtures counted', () => {
    const folders = new Map<string, number>();
    for (const { path } of sourceFiles(/^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/)) {
      const folder = dirname(path);
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect([...folders].filter(([, count]) => count > 25)).toEqual([]);
  });

  test('keep distances by the direction of writing, not by left and right', () => {
    const side =
      /\b(?:(?:margin|padding|border)(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right)Radius|left|right): (?!\{)/;
    const styles = files.filter(({ path }) => path.endsWith('.css.ts'));
    expect(styles.filter(({ text }) => side.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('name no default export but where a tool demands one', () => {
    const offenders = files.filter(
      ({ path, text }) => /^export default/m.test(text) && !/\.(config|route)\.tsx?$/.test(path),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  test('re-export by name', () => {
    expect(files.filter(({ text }) => /^export \* /m.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
