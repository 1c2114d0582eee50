import { describe, expect, it } from 'vitest';
import { FragmentBuilder } from './fragment-builder.ts';
import type { Fragment } from './fragment.ts';
import { pageText } from './page-text.ts';
import { readingOrder } from './reading-order.ts';

function fragment(text: string, left: number, top: number, width = 5 * text.length): Fragment {
  const edges = new Float32Array(text.length);
  return {
    text,
    left,
    top,
    right: left + width,
    bottom: top + 10,
    size: 10,
    isTurned: false,
    lefts: edges,
    rights: edges,
  };
}

const textOf = (fragments: readonly Fragment[]) =>
  readingOrder(fragments)
    .flat()
    .map(({ text }) => text);

describe('columns of a page', () => {
  it('are read one after the other above a table that reaches over both', () => {
    const rows = Array.from({ length: 6 }, (_, row) => [
      fragment(`left ${row} fills its column`, 50, 100 + 12 * row, 230),
      fragment(`right ${row} fills its column`, 320, 100 + 12 * row, 230),
    ]).flat();
    const table = Array.from({ length: 25 }, (_, row) =>
      [60, 170, 270, 400].map((left, cell) => fragment(`${row}.${cell}`, left, 200 + 12 * row, 60)),
    ).flat();
    const read = textOf([...rows, ...table]);
    expect(read.slice(0, 7)).toEqual([
      ...Array.from({ length: 6 }, (_, row) => `left ${row} fills its column`),
      'right 0 fills its column',
    ]);
    expect(read).toContain('3.0\t3.1\t3.2\t3.3');
  });

  it('may have a table of their own', () => {
    const left = Array.from({ length: 20 }, (_, row) => fragment(`left ${row} fills it`, 50, 100 + 12 * row, 230));
    const right = Array.from({ length: 10 }, (_, row) => fragment(`right ${row} fills it`, 320, 100 + 12 * row, 230));
    const cells = Array.from({ length: 10 }, (_, row) =>
      [320, 400, 480].map((at, cell) => fragment(`${row}.${cell}`, at, 220 + 12 * row, 40)),
    ).flat();
    const read = textOf([...left, ...right, ...cells]);
    expect(read.slice(0, 20)).toEqual(left.map(({ text }) => text));
  });
});

describe('a table beside running text', () => {
  const LEFT = Array.from({ length: 20 }, (_, row) =>
    fragment(`left ${row} fills its column`, 50, 100 + 12 * row, 230),
  );
  const ROWS = Array.from({ length: 14 }, (_, row) =>
    [320, 420, 480].map((left, cell) => fragment(`${row}.${cell}`, left, 103 + 15 * row, 40)),
  );

  it('is read after the text, its rows whole', () => {
    const read = textOf([...LEFT, ...ROWS.flat()]);
    expect(read).toEqual([
      ...LEFT.map(({ text }) => text),
      ...ROWS.map((row) => row.map(({ text }) => text).join('\t')),
    ]);
  });

  it('is one with the labels of its rows, however long they are', () => {
    const labels = ROWS.map((_, row) => fragment(`label ${row} fills its column`, 50, 103 + 15 * row, 230));
    const read = textOf(labels.flatMap((label, row) => [label, ...(ROWS[row] ?? [])]));
    expect(read[3]).toBe('label 3 fills its column\t3.0\t3.1\t3.2');
  });
});

describe('a line that was stretched to its column', () => {
  it('is words, where its gaps are alike', () => {
    const words = ['Intervention', 'teachers', 'continued', 'to'];
    const placed = words.reduce<Fragment[]>((before, word) => {
      const left = before.length === 0 ? 50 : (before.at(-1)?.right ?? 0) + 14;
      return [...before, fragment(word, left, 100)];
    }, []);
    expect(textOf(placed)).toEqual(['Intervention teachers continued to']);
  });

  it('is a row where its gaps differ, or where it has few words', () => {
    const row = [50, 130, 190].map((left, at) => fragment(['Attendance', 'Mean', 'Range'][at] ?? '', left, 100));
    expect(textOf(row)).toEqual(['Attendance\tMean\tRange']);
    const figures = [50, 80, 110].map((left) => fragment('0.5', left, 100));
    expect(textOf(figures)).toEqual(['0.5\t0.5\t0.5']);
  });
});

describe('the label of a row', () => {
  const page = (fragments: readonly Fragment[]) => {
    const columns = readingOrder(fragments);
    return pageText({ number: 1, width: 600, height: 800, columns }, new Set()).text;
  };

  it('goes on in the line below it, where that begins small and is no wider', () => {
    const row = [fragment('Impaired glucose', 50, 100), fragment('19', 200, 100), fragment('17', 260, 100)];
    const rest = fragment('tolerance (n)', 50, 112);
    expect(page([...row, rest])).toBe('Impaired glucose\t19\t17 tolerance (n)');
    expect(page([...row, { ...rest, text: 'Tolerance (n)' }])).toContain('\n');
    expect(page([...row, fragment('tolerance of any other kind in either of the groups', 50, 112)])).toContain('\n');
  });
});

describe('letters of a ligature', () => {
  const add = (builder: FragmentBuilder, letters: readonly [string, number, number][]) => {
    for (const [at, [letter, left, right]] of letters.entries())
      builder.add(letter.codePointAt(0) ?? 0, at, { left, right, top: 0, bottom: 14 });
  };

  it('are one word with what follows, though all have the place of the first', () => {
    const builder = new FragmentBuilder(() => false, 10);
    add(builder, [
      ['e', 0, 6],
      ['f', 6, 9.5],
      ['f', 6, 9.5],
      ['i', 6, 9],
      ['c', 15.3, 20],
    ]);
    expect(builder.finish().map(({ text }) => text)).toEqual(['effic']);
  });

  it('end a word where a space is written', () => {
    const builder = new FragmentBuilder(() => false, 10);
    add(builder, [
      ['f', 6, 9.5],
      ['i', 6, 9],
    ]);
    builder.space();
    add(builder, [['c', 13, 18]]);
    expect(builder.finish().map(({ text }) => text)).toEqual(['fi c']);
  });
});
