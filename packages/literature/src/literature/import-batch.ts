import type { Article } from '@footnote/domain';
import { isReplacedBy } from '../search/core/revision.ts';
import type { WriteBatch } from '../search/literature-index.ports.ts';

/** Large enough that a commit's fixed cost vanishes, small enough to hold in memory. */
export const BATCH_SIZE = 500;

/** Records that wait to be written together, at most one for each PMID. */
export class ImportBatch {
  readonly #articles = new Map<string, Article>();
  readonly #deletions = new Set<string>();
  #superseded = 0;

  get full(): boolean {
    return this.#articles.size + this.#deletions.size >= BATCH_SIZE;
  }

  get empty(): boolean {
    return this.#articles.size + this.#deletions.size + this.#superseded === 0;
  }

  /** True when the article must wait for the batch to be written, because the batch deletes what the article brings back. */
  mustPrecede(article: Article): boolean {
    return this.#deletions.has(article.pmid);
  }

  /** The newest revision of an article wins; of equal ones the later. */
  add(article: Article): void {
    const held = this.#articles.get(article.pmid);
    if (held !== undefined) this.#superseded += 1;
    if (held === undefined || isReplacedBy(held, article)) this.#articles.set(article.pmid, article);
  }

  delete(pmid: string): void {
    if (this.#articles.delete(pmid)) this.#superseded += 1;
    this.#deletions.add(pmid);
  }

  /** Empties the batch and gives what to write, with the number of records that others in it made obsolete. */
  take(): { batch: WriteBatch; superseded: number } {
    const taken = {
      batch: { articles: [...this.#articles.values()], deletions: [...this.#deletions] },
      superseded: this.#superseded,
    };
    this.#articles.clear();
    this.#deletions.clear();
    this.#superseded = 0;
    return taken;
  }
}
