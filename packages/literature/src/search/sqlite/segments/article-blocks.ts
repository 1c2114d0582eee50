import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { IndexDatabase } from '../index-database.ts';
import { asBytes } from '../stored-bytes.ts';

const ARTICLES_PER_BLOCK = 8;
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

interface ArticleBlock {
  /** Its lowest document. */
  first: number;
  texts: string[];
}

/** The texts of articles by document; what is added or removed is held until it is saved. */
export class ArticleBlocks {
  readonly #database: IndexDatabase;
  /** Blocks with changes that are not saved, by their first document. */
  readonly #changed = new Map<number, ArticleBlock>();
  /** The block that documents are added to. */
  #open: ArticleBlock | null = null;
  /** The block read last: articles are often read in the order of their documents. */
  #latest: ArticleBlock | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** Forgets what is not saved and what was read; to be called when a transaction failed or another process has written. */
  forget(): void {
    this.#changed.clear();
    this.#open = null;
    this.#latest = null;
  }

  /** Adds the text of a document, whose number is higher than any before. */
  add(document: number, text: string): void {
    const open = this.#open;
    const isNext = open !== null && open.first + open.texts.length === document;
    if (isNext && open.texts.length < ARTICLES_PER_BLOCK) open.texts.push(text);
    else {
      this.#open = { first: document, texts: [text] };
      this.#changed.set(document, this.#open);
    }
  }

  /** The text of the article that lies at a document. */
  textOf(document: number): string {
    const block = this.#blockOf(document);
    const text = block?.texts[document - block.first] ?? '';
    if (text === '') throw new Error(`No article lies at document ${document}.`);
    return text;
  }

  remove(document: number): void {
    const block = this.#blockOf(document);
    if (block === null) return;
    block.texts[document - block.first] = '';
    this.#changed.set(block.first, block);
  }

  /** Writes what has changed; call inside the transaction of the changes. */
  save(): void {
    for (const { first, texts } of this.#changed.values()) {
      if (texts.every((text) => text === '')) this.#database.run('DELETE FROM article_block WHERE first = ?', first);
      else
        this.#database.run(
          'INSERT OR REPLACE INTO article_block (first, articles) VALUES (?, ?)',
          first,
          zstdCompressSync(texts.join('\n'), COMPRESSION),
        );
    }
    this.#changed.clear();
    this.#open = null;
  }

  #blockOf(document: number): ArticleBlock | null {
    for (const block of [this.#latest, this.#open]) if (block !== null && holds(block, document)) return block;
    for (const block of this.#changed.values()) if (holds(block, document)) return block;
    const row = this.#database.row(
      'SELECT first, articles FROM article_block WHERE first <= ? ORDER BY first DESC LIMIT 1',
      document,
    );
    if (row['first'] === undefined) return null;
    const block = { first: Number(row['first']), texts: textsIn(asBytes(row['articles'])) };
    if (!holds(block, document)) return null;
    this.#latest = block;
    return block;
  }
}

function holds({ first, texts }: ArticleBlock, document: number): boolean {
  return document >= first && document < first + texts.length;
}

function textsIn(bytes: Uint8Array): string[] {
  return zstdDecompressSync(bytes).toString('utf8').split('\n');
}
