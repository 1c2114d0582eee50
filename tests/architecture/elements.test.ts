import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** `| element | Area/Component | First, Second |`: what the specification names, and the stories that show it. */
const rows = readFileSync(join(root, 'docs/elements.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Element') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, element = '', component = '', stories = '']) => ({ element, component, stories: stories.split(', ') }));

test('the table of elements is read', () => {
  expect(rows.length).toBeGreaterThan(100);
});

describe.each(rows)('$element', ({ component, stories }) => {
  const [area = '', name = ''] = component.split('/');
  const file = join(root, 'packages/ui/src', area.toLowerCase(), name, `${name}.stories.tsx`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

  test.each(stories)(`is shown by ${component}: %s`, (story) => {
    expect(text).toMatch(new RegExp(String.raw`^export const ${story}\b`, 'm'));
  });
});
