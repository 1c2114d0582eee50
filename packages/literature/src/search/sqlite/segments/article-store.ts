import type { Article, Notice } from '@footnote/domain';
import { ArticleBlocks } from './article-blocks.ts';
import { pmidNumber } from '../../core/identifiers.ts';
import type { IndexDatabase } from '../index-database.ts';
import { isNoticeKind, mergeNotices, mirroredNotice } from '../../core/notice-links.ts';

/** Stands for the other article where a notice names none. */
const NO_TARGET = 0;

/** The PMID of the article that a notice names; 0 where it names none. */
export function noticeTarget({ pmid }: Notice): number {
  return pmidNumber(pmid) ?? NO_TARGET;
}

/** Whole articles and the notices between them. */
export class ArticleStore {
  readonly #database: IndexDatabase;
  readonly #blocks: ArticleBlocks;

  constructor(database: IndexDatabase) {
    this.#database = database;
    this.#blocks = new ArticleBlocks(database);
  }

  /** To be called when a transaction failed or another process has written. */
  forget(): void {
    this.#blocks.forget();
  }

  /** Writes the articles that were added; call inside the transaction. */
  save(): void {
    this.#blocks.save();
  }

  find(pmid: number): { document: number; article: Article } | null {
    const document = this.documentOf(pmid);
    return document === null ? null : { document, article: this.#article(document) };
  }

  /** Articles by ascending PMID, after this one. */
  after(pmid: number, limit: number): Article[] {
    return this.#database
      .rows('SELECT document FROM document WHERE pmid > ? ORDER BY pmid LIMIT ?', pmid, limit)
      .map(({ document }) => this.#article(Number(document)));
  }

  #article(document: number): Article {
    return JSON.parse(this.#blocks.textOf(document));
  }

  documentOf(pmid: number): number | null {
    const document = this.#database.row('SELECT document FROM document WHERE pmid = ?', pmid)['document'];
    return document === undefined ? null : Number(document);
  }

  add(document: number, pmid: number, article: Article): void {
    this.#blocks.add(document, JSON.stringify(article));
    this.#database.run('INSERT INTO document (document, pmid) VALUES (?, ?)', document, pmid);
    for (const notice of article.notices) {
      this.#database.run(
        `INSERT INTO notice (source, kind, target, note) VALUES (?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET note = excluded.note WHERE note = ''`,
        pmid,
        notice.kind,
        noticeTarget(notice),
        notice.note,
      );
    }
  }

  remove(document: number, pmid: number): void {
    this.#blocks.remove(document);
    this.#database.run('DELETE FROM document WHERE pmid = ?', pmid);
    this.#database.run('DELETE FROM notice WHERE source = ?', pmid);
  }

  /** Whether the article itself or its retraction notice says that it is retracted. */
  isRetracted(pmid: number): boolean {
    const row = this.#database.row(
      `SELECT EXISTS (SELECT 1 FROM notice WHERE source = ?1 AND kind = 'retracted_by')
        OR EXISTS (SELECT 1 FROM notice WHERE target = ?1 AND kind = 'retraction_of' AND source <> ?1) AS retracted`,
      pmid,
    );
    return row['retracted'] === 1;
  }

  /** What an article says of itself joined with what other articles say of it. */
  notices(article: Article): Notice[] {
    const rows = this.#database.rows(
      'SELECT source, kind, note FROM notice WHERE target = ?1 AND source <> ?1',
      Number(article.pmid),
    );
    const mirrored = rows.flatMap(({ source, kind, note }) =>
      isNoticeKind(kind) ? mirroredNotice(String(source), { kind, pmid: article.pmid, note: String(note) }) : [],
    );
    return mergeNotices(article.notices, mirrored);
  }
}
