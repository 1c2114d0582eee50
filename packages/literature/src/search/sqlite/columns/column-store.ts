import { lengthNorm } from '../../core/bm25.ts';
import { DocumentSet } from '../postings/document-set.ts';
import type { IndexDatabase } from '../index-database.ts';

/** Numbers kept per document; `pmid` is 0 where a document number is free or its article is gone. */
export const COLUMN_NAMES = [
  'pmid',
  'publicationDay',
  'revisedDay',
  'sampleSize',
  'studyType',
  'publicationTypes',
  'languages',
  'issn',
  'flags',
  'length',
  'createdDay',
  'enteredDay',
  'printedDay',
  'onlineDay',
  'completedDay',
  'indexedDay',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];
export type ColumnValues = Readonly<Record<ColumnName, number>>;

export const UNKNOWN_NUMBER = -2_147_483_648;

/** Added to the days of columns that older files lack, so that the 0 they are read as there means an unknown day. */
export const LATER_DAY_SHIFT = 1_000_000;

/** Bits of the `flags` column; the two bits from `PRECISION_SHIFT` hold how much of the publication date is known. */
export const FLAGS = { used: 1, retracted: 2, starter: 4, hasAbstract: 8 } as const;
export const PRECISION_SHIFT = 4;

const DOCUMENTS_A_BLOCK = 4096;

/** The columns that filter and sort, as typed arrays in memory and as blocks of them in the file. */
export class ColumnStore {
  readonly #database: IndexDatabase;
  readonly #columns = new Map<ColumnName, Int32Array>();
  /** Blocks changed since the last save, by column. */
  readonly #changed = new Map<ColumnName, Set<number>>();
  #highest = 0;
  #totals: { articles: number; averageLength: number } | null = null;
  #alive: DocumentSet | null = null;
  #norms: Float64Array | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
    this.load();
  }

  /** Reads all columns as last committed. */
  load(): void {
    this.#changed.clear();
    this.#totals = null;
    this.#norms = null;
    this.#alive = null;
    for (const name of COLUMN_NAMES) this.#columns.set(name, this.#read(name));
    // Numbers of removed articles are never given out again, because postings may still name them; their flags stay.
    const flags = this.column('flags');
    this.#highest = flags.findLastIndex((flag) => flag !== 0);
    if (this.#highest < 0) this.#highest = 0;
  }

  #read(name: ColumnName): Int32Array {
    const blocks = this.#database.rows('SELECT block, numbers FROM column_block WHERE name = ? ORDER BY block', name);
    const column = new Int32Array((Number(blocks.at(-1)?.['block'] ?? 0) + 1) * DOCUMENTS_A_BLOCK);
    for (const { block, numbers } of blocks) {
      if (!(numbers instanceof Uint8Array)) continue;
      column.set(new Int32Array(numbers.slice().buffer), Number(block) * DOCUMENTS_A_BLOCK);
    }
    return column;
  }

  /** The highest document number in use. */
  get highest(): number {
    return this.#highest;
  }

  column(name: ColumnName): Int32Array {
    const column = this.#columns.get(name);
    if (column === undefined) throw new Error(`No column ${name}.`);
    return column;
  }

  value(name: ColumnName, document: number): number {
    return this.column(name)[document] ?? 0;
  }

  isAlive(document: number): boolean {
    return this.value('pmid', document) !== 0;
  }

  /** All documents with an article; copy it before changing it. */
  alive(): DocumentSet {
    if (this.#alive !== null) return this.#alive;
    const alive = new DocumentSet(this.#highest);
    const pmids = this.column('pmid');
    for (let document = 1; document <= this.#highest; document += 1) if (pmids[document] !== 0) alive.add(document);
    this.#alive = alive;
    return alive;
  }

  /** Number of articles and the mean of their lengths. */
  totals(): { articles: number; averageLength: number } {
    if (this.#totals !== null) return this.#totals;
    const pmids = this.column('pmid');
    const lengths = this.column('length');
    let articles = 0;
    let sum = 0;
    for (let document = 1; document <= this.#highest; document += 1) {
      if (pmids[document] === 0) continue;
      articles += 1;
      sum += lengths[document] ?? 0;
    }
    this.#totals = { articles, averageLength: articles === 0 ? 0 : sum / articles };
    return this.#totals;
  }

  /** What {@link lengthNorm} says of every document; not to be changed. */
  norms(): Float64Array {
    if (this.#norms !== null) return this.#norms;
    const { averageLength } = this.totals();
    const lengths = this.column('length');
    const norms = new Float64Array(this.#highest + 1);
    for (let document = 1; document <= this.#highest; document += 1)
      norms[document] = lengthNorm(lengths[document] ?? 0, averageLength);
    this.#norms = norms;
    return norms;
  }

  /** Adds a document and gives its number, higher than any before. */
  append(values: ColumnValues): number {
    this.#highest += 1;
    for (const name of COLUMN_NAMES) this.set(name, this.#highest, values[name]);
    return this.#highest;
  }

  set(name: ColumnName, document: number, value: number): void {
    let column = this.column(name);
    if (document >= column.length) {
      const grown = new Int32Array(Math.ceil((document * 1.25 + 1) / DOCUMENTS_A_BLOCK) * DOCUMENTS_A_BLOCK);
      grown.set(column);
      this.#columns.set(name, grown);
      column = grown;
    }
    column[document] = value;
    this.#totals = null;
    this.#norms = null;
    if (name === 'pmid') this.#alive = null;
    this.#markChanged(name, Math.floor(document / DOCUMENTS_A_BLOCK));
  }

  #markChanged(name: ColumnName, block: number): void {
    const blocks = this.#changed.get(name);
    if (blocks === undefined) this.#changed.set(name, new Set([block]));
    else blocks.add(block);
  }

  /** Writes the changed blocks; call inside a transaction, and `load` if it fails. */
  save(): void {
    for (const [name, blocks] of this.#changed) for (const block of blocks) this.#saveBlock(name, block);
    this.#changed.clear();
  }

  #saveBlock(name: ColumnName, block: number): void {
    const start = block * DOCUMENTS_A_BLOCK;
    const numbers = this.column(name).subarray(start, start + DOCUMENTS_A_BLOCK);
    this.#database.run(
      'INSERT OR REPLACE INTO column_block (name, block, numbers) VALUES (?, ?, ?)',
      name,
      block,
      new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
    );
  }
}
