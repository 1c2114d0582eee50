import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { randomNumbers } from '@footnote/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { openPdfReader } from './open-pdf-reader.ts';

const DATA = join(process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data'), 'pdf');
const paths = globSync(`${DATA}/*/*.pdf`).toSorted();
const CODES = new Set<string>([
  'encrypted',
  'damaged',
  'no-pages',
  'too-large',
  'timed-out',
  'out-of-memory',
  'no-text',
]);
const MUTATIONS = effort({ whole: 2_000, sample: 200 });

const folder = mkdtempSync(join(tmpdir(), 'footnote-documents-'));
const reader = openPdfReader({ processes: 2 });
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is wrong with how a document ended: it has text with passages that fit, or a reason, and is never rejected. */
async function faultsOf(path: string): Promise<string[]> {
  const result = await reader.read(path, { signal: new AbortController().signal });
  const fault = (what: string) => `${basename(path)}: ${what}`;
  if (!result.ok) return CODES.has(result.error.code) ? [] : [fault(result.error.code)];
  const { pages, passages } = result.value;
  const faults = pages.flatMap(({ number }, index) => (number === index + 1 ? [] : [fault(`page ${number}`)]));
  for (const { page, start, end, text, boxes } of passages) {
    const { width, height, text: whole } = pages[page - 1] ?? { width: 0, height: 0, text: '' };
    if (whole.slice(start, end) !== text) faults.push(fault('a passage stands elsewhere'));
    if (!text.isWellFormed()) faults.push(fault('half a character'));
    for (const box of boxes) {
      const isNumber = Object.values(box).every((value) => Number.isFinite(value) && value >= 0);
      if (!isNumber || box.left > width + 0.1 || box.top > height + 0.1) faults.push(fault('a box beside the page'));
    }
  }
  return faults;
}

/** A file cut off, with bytes changed, or with a part of itself in another place. */
function mutated(bytes: Buffer, seed: number): Buffer {
  const random = randomNumbers(seed);
  const at = () => Math.floor(random() * bytes.length);
  const kind = Math.floor(random() * 4);
  if (kind === 0) return bytes.subarray(0, at());
  const copy = Buffer.from(bytes);
  if (kind === 1)
    for (let count = 0; count < 30 && copy.length > 0; count += 1) copy[at()] = Math.floor(random() * 256);
  else if (kind === 2) copy.copyWithin(at(), at(), at());
  else
    return Buffer.from(
      copy.toString('latin1').replaceAll(/\d+/g, (number) => (random() < 0.02 ? '2147483647' : number)),
      'latin1',
    );
  return copy;
}

describe.skipIf(!existsSync(DATA))('documents of all kinds, where the test data is at hand', () => {
  it('end in text or in a reason', { timeout: 300_000 }, async () => {
    expect(paths.length).toBeGreaterThan(100);
    expect((await Promise.all(paths.map(faultsOf))).flat()).toEqual([]);
  });

  it(
    'end in text or in a reason when something happened to them',
    { timeout: effort({ whole: 3_600_000, sample: 600_000 }) },
    async () => {
      const small = paths.filter((path) => readFileSync(path).length < 400_000);
      const seeds = Array.from({ length: MUTATIONS }, (_, seed) => seed);
      const faults = seeds.map(async (seed) => {
        const original = small[seed % small.length] ?? '';
        const path = join(folder, `${seed}-${basename(original)}`);
        writeFileSync(path, mutated(readFileSync(original), seed));
        const found = await faultsOf(path);
        rmSync(path);
        return found;
      });
      expect((await Promise.all(faults)).flat()).toEqual([]);
    },
  );

  it('keep the order of a paper in two columns', async () => {
    const path = paths.find((one) => one.includes('tracemonkey')) ?? '';
    const result = await reader.read(path, { signal: new AbortController().signal });
    if (!result.ok) throw new Error(result.error.code);
    const { title, pages, passages } = result.value;
    expect(title).toBe('Trace-based Just-in-Time Type Specialization for Dynamic Languages');
    expect(pages).toHaveLength(14);
    const [page] = pages;
    const order = [
      'Abstract',
      'Dynamic languages such as JavaScript are more difficult',
      '1. Introduction',
      'Compilers for statically typed',
    ];
    const places = order.map((words) => page?.text.indexOf(words) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(
      passages.some(
        ({ page: number, text }) => number === 1 && text.includes('identifies frequently executed loop traces'),
      ),
    ).toBe(true);
  });
});
