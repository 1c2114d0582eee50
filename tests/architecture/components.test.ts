import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const kit = new URL('../../packages/ui/src/', import.meta.url).pathname;
const entryPoint = readFileSync(join(kit, 'index.ts'), 'utf8');

/** Sections of a component's page, in their order. */
const SECTIONS = ['When to use it', 'When not to use it', 'Do', "Don't", 'Accessibility'];

const foldersOf = (path: string) =>
  readdirSync(path)
    .map((name) => join(path, name))
    .filter((inside) => statSync(inside).isDirectory());

const folders = foldersOf(kit).flatMap(foldersOf);
const names = folders.map((folder) => basename(folder));
const components = folders.map((folder) => ({ folder, name: basename(folder), place: relative(kit, folder) }));

const read = (folder: string, file: string) => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

describe.each(components)('$place', ({ folder, name, place }) => {
  const stories = read(folder, `${name}.stories.tsx`);
  const page = read(folder, `${name}.md`);

  test('is a component named like its folder, exported by the kit unless it is part of another', () => {
    expect(read(folder, `${name}.tsx`)).toMatch(new RegExp(String.raw`export (function|const) ${name}`));
    expect(entryPoint.includes(`/${place}/${name}.tsx'`) || usedInside(folder, name)).toBe(true);
  });

  test('has stories under its own name', () => {
    const [area = ''] = place.split('/');
    expect(stories).toContain(`title: '${area.slice(0, 1).toUpperCase()}${area.slice(1)}/${name}'`);
    expect(stories).toMatch(/^export const \w+: Story/m);
  });

  test('has a test of what it does: a story with a play function, or a test file', () => {
    const tests = readdirSync(folder).filter((file) => /\.test\.tsx?$/.test(file));
    expect(/\bplay\b/.test(stories) || tests.length > 0).toBe(true);
  });

  test('has a page with all sections, none of them empty', () => {
    const sections = [...page.matchAll(/^## (.+)\n([^#]*)/gm)];
    expect(sections.map(([, title]) => title?.replace('’', "'"))).toEqual(SECTIONS);
    for (const [, , text] of sections) expect(text?.trim()).not.toBe('');
  });

  test('names only components that exist on its page', () => {
    const said = [...page.matchAll(/`([A-Z][a-z]\w+)`/g)].map(([, word]) => word ?? '');
    const other = new Set([...names, ...exportedWords()]);
    expect(said.filter((word) => !other.has(word) && !KEYS.has(word))).toEqual([]);
  });
});

/** Keys of a keyboard are written like code, too. */
const KEYS = new Set(['Enter', 'Escape', 'Tab', 'Space', 'Home', 'End', 'Backspace', 'Delete', 'Shift', 'Control']);

function exportedWords(): string[] {
  return [...entryPoint.matchAll(/[A-Z]\w+/g)].map(([word]) => word);
}

/** True where a neighbour in the same area draws with it: a part of a component, not one of its own. */
function usedInside(folder: string, name: string): boolean {
  return foldersOf(join(folder, '..')).some(
    (neighbour) =>
      neighbour !== folder &&
      readdirSync(neighbour).some(
        (file) => file.endsWith('.tsx') && read(neighbour, file).includes(`/${name}/${name}.tsx'`),
      ),
  );
}
