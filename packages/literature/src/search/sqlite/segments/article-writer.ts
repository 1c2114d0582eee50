import type { Article } from '@footnote/domain';
import type { WriteBatch, WriteOutcome } from '../../literature-index.ports.ts';
import {
  countAbbreviations,
  type AbbreviationChanges,
  type AbbreviationTable,
} from '../vocabulary/abbreviation-table.ts';
import { noticeTarget, type ArticleStore } from './article-store.ts';
import { normalisedIssn, pmidNumber } from '../../core/identifiers.ts';
import { articleWords } from '../../core/article-words.ts';
import { BatchWords } from './batch-words.ts';
import {
  FLAGS,
  LATER_DAY_SHIFT,
  PRECISION_SHIFT,
  UNKNOWN_NUMBER,
  type ColumnStore,
  type ColumnValues,
} from '../columns/column-store.ts';
import type { IndexDatabase } from '../index-database.ts';
import type { LabelStore } from '../columns/label-store.ts';
import { laterDates } from '../../core/later-dates.ts';
import type { WordIdReader } from '../vocabulary/word-id-reader.ts';
import { publicationDay } from '../../core/publication-day.ts';
import { isReplacedBy } from '../../core/revision.ts';
import { addSegment } from './segment-terms.ts';
import type { ForwardIndex } from '../../core/forward-index.ts';
import { spellableWords } from '../../core/spelling-words.ts';
import type { WordChanges, WordVocabulary } from '../vocabulary/word-vocabulary.ts';

export interface WriterStores {
  database: IndexDatabase;
  articles: ArticleStore;
  columns: ColumnStore;
  labels: LabelStore;
  sequences: ForwardIndex;
  words: WordIdReader;
  vocabulary: WordVocabulary;
  abbreviations: AbbreviationTable;
}

/** One batch on its way into the index; lives inside one transaction. */
export class ArticleWriter {
  readonly #stores: WriterStores;
  readonly #words: WordChanges = new Map();
  readonly #batch: BatchWords;
  readonly #abbreviations: AbbreviationChanges = new Map();
  /** Articles whose retraction mark may have changed. */
  readonly #toMark = new Set<number>();

  constructor(stores: WriterStores) {
    this.#stores = stores;
    this.#batch = new BatchWords(stores.words);
  }

  /** Writes the batch, deletions last, and gives its outcome with the words whose counts changed. */
  write(batch: WriteBatch): { outcome: WriteOutcome; words: WordChanges } {
    const outcome: WriteOutcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
    for (const article of batch.articles) outcome[this.#writeArticle(article, batch)] += 1;
    for (const pmid of batch.deletions) if (this.#delete(pmid)) outcome.deleted += 1;
    for (const pmid of this.#toMark) this.#markRetraction(pmid);
    if (!this.#batch.isEmpty || this.#words.size > 0) {
      this.#batch.countInto(this.#words);
      const segment = addSegment(this.#stores.database, 0, this.#batch);
      this.#stores.vocabulary.save(segment, this.#words);
    }
    this.#stores.abbreviations.save(this.#abbreviations);
    this.#stores.articles.save();
    this.#stores.columns.save();
    return { outcome, words: this.#words };
  }

  #writeArticle(article: Article, { onlyHeld = false }: WriteBatch): 'added' | 'updated' | 'unchanged' {
    const pmid = pmidNumber(article.pmid);
    if (pmid === null) throw new RangeError(`“${article.pmid}” is not a PMID.`);
    const held = this.#stores.articles.find(pmid);
    if (held === null ? onlyHeld : !isReplacedBy(held.article, article)) return 'unchanged';
    if (held !== null) this.#remove(pmid, held.document, held.article);
    this.#add(pmid, article);
    return held === null ? 'added' : 'updated';
  }

  #add(pmid: number, article: Article): void {
    const document = this.#stores.columns.highest + 1;
    const { length, sequence } = this.#batch.add(document, article);
    this.#stores.columns.append(this.#columnValues(pmid, article, length));
    this.#stores.articles.add(document, pmid, article);
    this.#stores.sequences.add(document, sequence);
    countAbbreviations(this.#abbreviations, article, 1);
    this.#noteLinks(pmid, article);
  }

  #columnValues(pmid: number, article: Article, length: number): ColumnValues {
    const { labels } = this.#stores;
    const later = laterDates(article);
    const published = publicationDay(article.publicationDate);
    const abstract = article.abstract.some((section) => section.text !== '') ? FLAGS.hasAbstract : 0;
    const starter = article.origin === 'starter' ? FLAGS.starter : 0;
    return {
      pmid,
      publicationDay: published?.day ?? UNKNOWN_NUMBER,
      revisedDay: publicationDay(article.revised)?.day ?? UNKNOWN_NUMBER,
      createdDay: laterDay(later.createdDay),
      enteredDay: laterDay(later.enteredDay),
      printedDay: laterDay(later.printedDay),
      onlineDay: laterDay(later.onlineDay),
      completedDay: laterDay(later.completedDay),
      indexedDay: laterDay(later.indexedDay),
      sampleSize: article.sampleSize ?? UNKNOWN_NUMBER,
      studyType: labels.id('studyType', [article.studyType]),
      publicationTypes: labels.id('publicationTypes', article.publicationTypes),
      languages: labels.id('languages', article.languages),
      issn: labels.id('issn', [normalisedIssn(article.journal.issn)]),
      flags: FLAGS.used | abstract | starter | ((published?.precision ?? 0) << PRECISION_SHIFT),
      length,
    };
  }

  #delete(text: string): boolean {
    const pmid = pmidNumber(text);
    const held = pmid === null ? null : this.#stores.articles.find(pmid);
    if (pmid === null || held === null) return false;
    this.#remove(pmid, held.document, held.article);
    return true;
  }

  #remove(pmid: number, document: number, article: Article): void {
    this.#noteLinks(pmid, article);
    this.#stores.articles.remove(document, pmid);
    this.#stores.columns.set('pmid', document, 0);
    this.#stores.sequences.remove(document);
    for (const word of spellableWords(articleWords(article))) this.#words.set(word, (this.#words.get(word) ?? 0) - 1);
    countAbbreviations(this.#abbreviations, article, -1);
  }

  #noteLinks(pmid: number, { notices }: Article): void {
    this.#toMark.add(pmid);
    for (const notice of notices) this.#toMark.add(noticeTarget(notice));
  }

  #markRetraction(pmid: number): void {
    const document = this.#stores.articles.documentOf(pmid);
    if (document === null) return;
    const flags = this.#stores.columns.value('flags', document);
    const marked = this.#stores.articles.isRetracted(pmid) ? flags | FLAGS.retracted : flags & ~FLAGS.retracted;
    if (marked !== flags) this.#stores.columns.set('flags', document, marked);
  }
}

function laterDay(date: string): number {
  const day = publicationDay(date)?.day;
  return day === undefined ? 0 : day + LATER_DAY_SHIFT;
}
