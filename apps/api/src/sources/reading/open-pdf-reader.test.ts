import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPdfReader } from './open-pdf-reader.ts';
import { PAGE_HEIGHT, PAGE_WIDTH, pdfFile, pdfOfContents, type PdfFile, type SetText } from './pdf-file.fixtures.ts';
import { pdfReaderContract } from './pdf-reader.contract.ts';
import type { ReadDocument } from './pdf-reader.ports.ts';

pdfReaderContract('PDFium in a process of its own', () => openPdfReader({ processes: 1 }));

const folder = mkdtempSync(join(tmpdir(), 'footnote-reading-'));
const reader = openPdfReader({ processes: 2 });
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
function saved(bytes: Buffer | string): string {
  files += 1;
  const path = join(folder, `${files}.pdf`);
  writeFileSync(path, bytes);
  return path;
}

const anyTime = () => ({ signal: new AbortController().signal });

async function read(file: PdfFile): Promise<ReadDocument> {
  const result = await reader.read(saved(pdfFile(file)), anyTime());
  if (!result.ok) throw new Error(`The document was not read: ${result.error.code}.`);
  return result.value;
}

/** Lines below each other from a place on. */
function lines(texts: readonly string[], { x = 60, y = 700, size = 10 } = {}): SetText[] {
  return texts.map((text, index) => ({ x, y: y - 12 * index, text, size }));
}

const filling = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} line ${index} goes on and fills its column well`);

async function textOf(texts: readonly SetText[]): Promise<string> {
  return (await read({ pages: [{ texts }] })).pages[0]?.text ?? '';
}

describe('reading order', () => {
  it('reads one column after the other, between what reaches over both', async () => {
    // Written row by row across the columns, as some programs do.
    const rows = filling('left', 12).flatMap((text, index) => [
      { x: 50, y: 700 - 12 * index, text },
      { x: 320, y: 700 - 12 * index, text: text.replace('left', 'right') },
    ]);
    const wide =
      'A heading that reaches over the whole width of both of the columns on this page, and over their gutter';
    const text = await textOf([{ x: 50, y: 740, text: wide }, ...rows]);
    const order = ['A heading', 'left line 0', 'left line 11', 'right line 0', 'right line 11'];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('keeps the rows of a table together', async () => {
    const rows = [
      ['Outcome', 'Aspirin', 'Placebo'],
      ['Stroke', '12 (3%)', '20 (5%)'],
      ['Death', '4 (1%)', '9 (2%)'],
    ];
    const cells = rows.flatMap((row, index) =>
      row.map((text, column) => ({ x: 60 + 160 * column, y: 600 - 14 * index, text })),
    );
    expect(await textOf(cells)).toBe('Outcome\tAspirin\tPlacebo\nStroke\t12 (3%)\t20 (5%)\nDeath\t4 (1%)\t9 (2%)');
  });

  it('reads pages that are shown turned, and text that stands on its side', async () => {
    const [page] = (
      await read({ pages: [{ rotate: 90, texts: [{ x: 100, y: 50, text: 'Upwards', isTurned: true }] }] })
    ).pages;
    expect(page).toMatchObject({ width: PAGE_HEIGHT, height: PAGE_WIDTH, text: 'Upwards' });
    const label = { x: 20, y: 300, text: 'A label at the side', isTurned: true };
    expect(await textOf([label, ...lines(['A line of the text.'])])).toBe('A line of the text.\nA label at the side');
  });
});

describe('the text of a page', () => {
  it('joins words that were divided, and keeps hyphens that belong to one', async () => {
    const text = await textOf(
      lines([
        'Patients with hyper-',
        'tension had long-term treatment with IL-',
        '6 and, once more, long-',
        'term follow-up of all of them.',
      ]),
    );
    expect(text).toBe(
      'Patients with hypertension had long-term treatment with IL-6 and, once more, long-term follow-up of all of them.',
    );
  });

  it('takes an initial at the beginning of a line for no item of a list', async () => {
    const text = await textOf(lines(['The infections were caused by', 'E. coli and others like it.']));
    expect(text).toBe('The infections were caused by E. coli and others like it.');
  });

  it('leaves out what stands on every page, and the numbers of pages', async () => {
    const pages = [1, 2, 3, 4].map((number) => ({
      texts: [
        { x: 60, y: 770, text: `Journal of Walks 2020;3:${number}` },
        { x: 60, y: 500, text: `The finding of page ${number} is here.` },
        { x: 290, y: 30, text: `Page ${number} of 4` },
      ],
    }));
    const read4 = await read({ pages });
    expect(read4.pages.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4].map((number) => `The finding of page ${number} is here.`),
    );
  });

  it('puts footnotes behind the text they would cut', async () => {
    const column = lines(['The first column ends in the mid-', 'dle of a sentence that goes'], { y: 200 });
    const note = { x: 60, y: 100, text: '1 A note in small print.', size: 7 };
    const text = await textOf([...lines(filling('body', 20)), ...column, note]);
    expect(text.endsWith('sentence that goes\n1 A note in small print.')).toBe(true);
  });

  it('sets paragraphs, items and headings apart', async () => {
    const text = await textOf([
      { x: 60, y: 720, text: 'Results', size: 16 },
      ...lines(['One sentence goes over', 'two lines.'], { y: 690 }),
      ...lines(['Another paragraph.'], { y: 640 }),
      ...lines(['1. first item', '2. second item'], { y: 628 }),
    ]);
    expect(text).toBe('Results\nOne sentence goes over two lines.\nAnother paragraph.\n1. first item\n2. second item');
  });
});

describe('passages', () => {
  it('stand in the text of their page, cover it, and have boxes on it', async () => {
    const sentence = 'The trial of daily walks in older people found a small effect on blood pressure after a year.';
    const pages = [1, 2].map((page) => ({
      texts: lines(Array.from({ length: 30 }, (_, index) => `${page}.${index} ${sentence}`)),
    }));
    const { pages: texts, passages } = await read({ pages });
    expect(passages.length).toBeGreaterThan(6);
    for (const { page, start, end, text, boxes } of passages) {
      expect(texts[page - 1]?.text.slice(start, end)).toBe(text);
      expect(text.length).toBeLessThanOrEqual(1_200);
      expect(boxes.length).toBeGreaterThan(0);
      for (const { left, top, width, height } of boxes) {
        expect(left).toBeGreaterThan(50);
        expect(width).toBeGreaterThan(100);
        expect(height).toBeGreaterThan(5);
        expect(top + height).toBeLessThan(PAGE_HEIGHT);
      }
    }
    const covered = passages
      .filter(({ page }) => page === 1)
      .map(({ text }) => text)
      .join(' ');
    expect(covered.replaceAll(/\s+/g, ' ')).toBe(texts[0]?.text.replaceAll(/\s+/g, ' '));
    expect(passages[0]?.boxes[0]).toMatchObject({ left: 60 });
    expect(passages[0]?.boxes[0]?.top).toBeCloseTo(PAGE_HEIGHT - 700 - 7.5, -1);
  });
});

describe('what a document is', () => {
  const first = [
    { x: 60, y: 740, text: 'Daily Walks and Blood Pressure: A Trial', size: 20 },
    { x: 60, y: 715, text: 'Jane A. Doe1, Jos\u00E9 van der Berg2*, and Mary O\u2019Neil1'.replace('\u2019', "'") },
    ...lines(['doi:10.1234/walks(2020)-7. PMID: 12345678', ...filling('body', 8)], { y: 690 }),
  ];

  it('is read from the first page', async () => {
    expect(await read({ pages: [{ texts: first }] })).toMatchObject({
      title: 'Daily Walks and Blood Pressure: A Trial',
      authors: ['Jane A. Doe', 'Jos\u00E9 van der Berg', "Mary O'Neil"],
      dois: ['10.1234/walks(2020)-7'],
      pmid: '12345678',
    });
  });

  it('is what the metadata says, where that is a title and a name', async () => {
    const named = { Title: 'Walks for All of Us', Author: 'Doe, Jane; Roe, Richard' };
    expect(await read({ pages: [{ texts: first }], information: named })).toMatchObject({
      title: 'Walks for All of Us',
      authors: ['Doe, Jane', 'Roe, Richard'],
    });
    const program = { Title: 'Microsoft Word - final_2.docx', Author: 'admin' };
    expect(await read({ pages: [{ texts: first }], information: program })).toMatchObject({
      title: 'Daily Walks and Blood Pressure: A Trial',
      authors: ['Jane A. Doe', 'Jos\u00E9 van der Berg', "Mary O'Neil"],
    });
  });

  it('is unknown where nothing says it', async () => {
    const found = await read({ pages: [{ texts: lines(['Only a line of text.', 'And one more, no larger.']) }] });
    expect(found).toMatchObject({ title: null, authors: [], dois: [], pmid: null });
  });
});

describe('documents that cannot be read', () => {
  const good = pdfFile({ pages: [{ texts: lines(['A line of text.']) }] });

  it('takes figures alone for no text', async () => {
    const bytes = pdfFile({ pages: [{ texts: lines(['12 34', '56 78']) }] });
    expect(await reader.read(saved(bytes), anyTime())).toEqual({ ok: false, error: { code: 'no-text' } });
    expect((await reader.read(saved(good), anyTime())).ok).toBe(true);
  });

  it.each([
    ['bytes', { bytes: 100 }, 'too-large'],
    ['pages', { pages: 0 }, 'too-large'],
    ['characters', { characters: 5 }, 'too-large'],
    ['heap', { heap: 1 }, 'out-of-memory'],
    ['resident', { resident: 1 }, 'out-of-memory'],
    ['milliseconds', { milliseconds: 0 }, 'timed-out'],
  ] as const)('takes no more %s than it may', async (name, limits, code) => {
    // Enough to do for what looks at the clock and at the memory now and then.
    const bytes = name === 'resident' || name === 'heap' ? bomb() : good;
    const strict = openPdfReader({ processes: 1, limits });
    try {
      expect(await strict.read(saved(bytes), anyTime())).toEqual({ ok: false, error: { code } });
    } finally {
      await strict.close();
    }
  });

  /** A few kilobytes that unfold to many megabytes of instructions. */
  function bomb(): Buffer {
    return pdfOfContents([Buffer.from('BT /F1 9 Tf 50 50 Td (ab) Tj ET\n'.repeat(1_000_000))]);
  }

  it('outlasts a document that unfolds to many times its size', async () => {
    const strict = openPdfReader({ processes: 1, limits: { milliseconds: 20_000 } });
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(400_000);
    const result = await strict.read(saved(bytes), anyTime());
    expect(['read', 'timed-out', 'out-of-memory', 'too-large', 'no-text']).toContain(
      result.ok ? 'read' : result.error.code,
    );
    expect((await strict.read(saved(good), anyTime())).ok).toBe(true);
    await strict.close();
  });
});

describe('a reader', () => {
  const good = () => saved(pdfFile({ pages: [{ texts: lines(['A line of text.']) }] }));

  it('gives up a document that nobody wants any more, waiting or not', async () => {
    const single = openPdfReader({ processes: 1 });
    const controller = new AbortController();
    const running = single.read(good(), { signal: controller.signal });
    const waiting = single.read(good(), { signal: controller.signal });
    const other = single.read(good(), anyTime());
    controller.abort();
    await expect(running).rejects.toThrow('aborted');
    await expect(waiting).rejects.toThrow('aborted');
    expect((await other).ok).toBe(true);
    await single.close();
  });
});
