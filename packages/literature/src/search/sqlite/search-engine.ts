import type { Article, ArticleWithContext } from '@footnote/domain';
import {
  LiteratureIndexFailure,
  type AppliedFile,
  type AbbreviationExpansion,
  type JournalImpact,
  type LiteratureStats,
  type SearchRequest,
  type SearchResponse,
  type WordFrequency,
  type WriteBatch,
  type WriteOutcome,
} from '../literature-index.ports.ts';
import type {
  ArticleEmbedding,
  EmbeddingCount,
  EmbeddingModel,
  NearArticle,
  NearestRequest,
} from '../article-embeddings.ports.ts';
import { checkEmbeddings, EmbeddingTable } from './embeddings/embedding-table.ts';
import type { Query } from '../query.ts';
import type { MeshKind, MeshSummary, MeshTerm } from '../mesh-vocabulary.ports.ts';
import { readAppliedFiles, recordAppliedFile } from './segments/applied-files.ts';
import { stemWord } from '../text/stem-word.ts';
import { AbbreviationTable } from './vocabulary/abbreviation-table.ts';
import { ArticleStore } from './segments/article-store.ts';
import { ArticleWriter } from './segments/article-writer.ts';
import { RANKED_FIELDS } from '../core/bm25.ts';
import { numberReader, type ColumnSources } from './columns/column-condition.ts';
import { ColumnStore } from './columns/column-store.ts';
import { ScoreAccumulator } from './queries/score-accumulator.ts';
import { engineSpellings } from './vocabulary/engine-spellings.ts';
import { facetCounts } from './columns/facet-counts.ts';
import { documentOrder, firstInOrder, sortColumn, sortKey } from './columns/hit-order.ts';
import { byIssn, normalisedIssn, pmidNumber } from '../core/identifiers.ts';
import { IndexDatabase } from './index-database.ts';
import { readImpacts, writeImpacts } from './columns/impact-table.ts';
import { indexStats } from './segments/index-stats.ts';
import { QueryCache } from './queries/query-cache.ts';
import { LabelStore } from './columns/label-store.ts';
import { MeshTables, type MeshStep } from './mesh/mesh-tables.ts';
import { WordIdReader } from './vocabulary/word-id-reader.ts';
import { PostingStore } from './postings/posting-store.ts';
import {
  BRIEF_SEARCH_MILLISECONDS,
  LONGEST_SEARCH_MILLISECONDS,
  matchingDocuments,
  type QuerySources,
} from './queries/query-evaluation.ts';
import { queryWords } from '../core/query-words.ts';
import { closeDocuments, rankDocuments } from './queries/rank-documents.ts';
import { checkArticlesRead, checkSearchRequest } from '../core/request-limits.ts';
import { isBehindWithMerging, mergeSomeSegments, needsMerge } from './segments/segment-merge.ts';
import { tokenise } from '../text/tokenise.ts';
import { ForwardIndex } from '../core/forward-index.ts';
import { TermReader } from './vocabulary/term-reader.ts';
import { VocabularyMerge } from './vocabulary/vocabulary-merge.ts';
import { WordVocabulary } from './vocabulary/word-vocabulary.ts';

/** The embedded engine on one file; every method runs to its end on the calling thread. */
export class SearchEngine {
  readonly #database: IndexDatabase;
  readonly #articles: ArticleStore;
  readonly #columns: ColumnStore;
  readonly #labels: LabelStore;
  readonly #reader: TermReader;
  readonly #postings: PostingStore;
  readonly #scores = new ScoreAccumulator();
  readonly #room = new ScoreAccumulator();
  readonly #sequences: ForwardIndex;
  readonly #kept = new QueryCache();
  readonly #vocabulary: WordVocabulary;
  readonly #mesh: MeshTables;
  readonly #abbreviations: AbbreviationTable;
  readonly #embeddings: EmbeddingTable;
  readonly #merging: { columns: ColumnStore; vocabulary: VocabularyMerge };
  #words = new WordIdReader();
  #impacts: ReadonlyMap<string, JournalImpact> = new Map();
  #foreignVersion: number;
  #deadline = 0;

  /** Opens or creates the file; throws when it cannot be read or is no index. */
  constructor(path: string) {
    this.#database = new IndexDatabase(path);
    this.#articles = new ArticleStore(this.#database);
    this.#columns = new ColumnStore(this.#database);
    this.#labels = new LabelStore(this.#database);
    this.#reader = new TermReader(this.#database);
    this.#postings = new PostingStore(this.#reader, this.#columns);
    this.#sequences = new ForwardIndex(this.#database);
    this.#vocabulary = new WordVocabulary(this.#database);
    this.#mesh = new MeshTables(this.#database);
    this.#abbreviations = new AbbreviationTable(this.#database);
    this.#embeddings = new EmbeddingTable(this.#database);
    this.#merging = { columns: this.#columns, vocabulary: new VocabularyMerge(this.#database) };
    this.#foreignVersion = this.#database.foreignVersion();
    this.#loadImpacts();
  }

  get #sources(): ColumnSources {
    return { columns: this.#columns, labels: this.#labels, impacts: this.#impacts };
  }

  get #querySources(): QuerySources {
    const deadline = this.#deadline;
    const sources = { ...this.#sources, reader: this.#reader, kept: this.#kept, deadline };
    return { ...sources, spellings: engineSpellings(this.#vocabulary, sources) };
  }

  #loadImpacts(): void {
    this.#impacts = readImpacts(this.#database);
    this.#kept.forget();
  }

  /** Another process may have written; what is held in memory then is out of date. */
  #refresh(): void {
    const version = this.#database.foreignVersion();
    if (version === this.#foreignVersion) return;
    this.#foreignVersion = version;
    this.#reload();
  }

  #reload(): void {
    this.#articles.forget();
    this.#columns.load();
    this.#embeddings.forget();
    this.#forget();
    this.#labels.load();
    this.#vocabulary.reset();
    this.#loadImpacts();
  }

  /** Articles have changed: what was found before may be wrong. */
  #forget(): void {
    this.#reader.forget();
    this.#postings.forget();
    this.#kept.forget();
  }

  search(request: SearchRequest): SearchResponse {
    checkSearchRequest(request);
    this.#begin(LONGEST_SEARCH_MILLISECONDS);
    return this.#database.inSnapshot(() => this.#find(request));
  }

  /** Searches as long as others can wait; null where that was not enough. */
  searchBriefly(request: SearchRequest): SearchResponse | null {
    checkSearchRequest(request);
    this.#begin(BRIEF_SEARCH_MILLISECONDS);
    try {
      return this.#database.inSnapshot(() => this.#find(request));
    } catch (error) {
      if (error instanceof LiteratureIndexFailure && performance.now() > this.#deadline) return null;
      throw error;
    }
  }

  #begin(milliseconds: number): void {
    this.#deadline = performance.now() + milliseconds;
  }

  #find(request: SearchRequest): SearchResponse {
    this.#refresh();
    const allowed = matchingDocuments(request.query, this.#querySources);
    const ranked =
      request.rank === null
        ? { documents: (allowed ?? this.#columns.alive()).documents(), score: () => 0 }
        : closeDocuments(
            rankDocuments(request, allowed, {
              scores: this.#scores,
              room: this.#room,
              columns: this.#columns,
              postings: this.#postings,
              sequences: this.#sequences,
              matching: (query) => matchingDocuments(query, this.#querySources),
            }),
            request,
          );
    const column = sortColumn(request.sort.by);
    const value = column === null ? null : numberReader(column, this.#sources);
    const pmid = (document: number) => this.#columns.value('pmid', document);
    const first = firstInOrder(ranked.documents, request.limit === 0 ? 0 : request.offset + request.limit, {
      order: documentOrder(request.sort.order, { value, score: ranked.score, pmid }),
      key: sortKey(request.sort.order, value, ranked.score),
    });
    const hits = first
      .slice(request.offset)
      .map((document) => ({ pmid: String(pmid(document)), score: ranked.score(document) }));
    const total = ranked.documents.length;
    if (request.facets === undefined) return { total, hits };
    return { total, hits, facets: facetCounts(request.facets, ranked.documents, this.#sources) };
  }

  articles(pmids: readonly string[]): ArticleWithContext[] {
    checkArticlesRead(pmids.length);
    this.#refresh();
    return pmids.flatMap((text) => {
      const pmid = pmidNumber(text);
      const held = pmid === null ? null : this.#articles.find(pmid);
      if (held === null) return [];
      const impact = this.#impacts.get(normalisedIssn(held.article.journal.issn));
      return {
        ...held.article,
        notices: this.#articles.notices(held.article),
        impact:
          impact === undefined ? null : { metric: impact.metric, quartile: impact.quartile, source: impact.source },
      };
    });
  }

  frequencies(terms: readonly string[]): WordFrequency[] {
    this.#begin(LONGEST_SEARCH_MILLISECONDS);
    return this.#database.inSnapshot(() => {
      this.#refresh();
      return terms.map((word) => ({ word, articles: this.#frequency(word) }));
    });
  }

  /** A word counts by its stem, a phrase or hyphenated word as it is written. */
  #frequency(term: string): number {
    const groups = queryWords(term);
    const [only] = groups;
    if (only === undefined) return 0;
    if (groups.length === 1 && only.parts.length === 1)
      return this.#postings.postings(stemWord(only.parts[0] ?? '')).size;
    return matchingDocuments({ type: 'phrase', fields: RANKED_FIELDS, text: term }, this.#querySources)?.size() ?? 0;
  }

  similarWords(word: string, edits: 1 | 2): WordFrequency[] {
    this.#refresh();
    const [only] = tokenise(word);
    return only === undefined ? [] : this.#vocabulary.similarWords(only.word, edits);
  }

  abbreviations(texts: readonly string[]): AbbreviationExpansion[][] {
    return this.#abbreviations.expansions(texts);
  }

  write(batch: WriteBatch): WriteOutcome {
    if (this.#words.isFull) this.#words = new WordIdReader();
    try {
      const written = this.#database.inTransaction(() => {
        this.#refresh();
        this.#embeddings.remove([...batch.deletions, ...batch.articles.map(({ pmid }) => pmid)]);
        if (batch.applied !== undefined) recordAppliedFile(this.#database, batch.applied);
        return new ArticleWriter({
          database: this.#database,
          articles: this.#articles,
          columns: this.#columns,
          labels: this.#labels,
          sequences: this.#sequences,
          words: this.#words,
          vocabulary: this.#vocabulary,
          abbreviations: this.#abbreviations,
        }).write(batch);
      });
      this.#forget();
      this.#vocabulary.apply(written.words);
      while (isBehindWithMerging(this.#database) && this.maintain());
      return written.outcome;
    } catch (error) {
      this.#reload();
      throw error;
    }
  }

  writeEmbeddings(model: EmbeddingModel, embeddings: readonly ArticleEmbedding[]): void {
    checkEmbeddings(model, embeddings);
    try {
      this.#database.inTransaction(() => {
        this.#refresh();
        this.#embeddings.write(model, embeddings);
      });
    } catch (error) {
      this.#embeddings.forget();
      throw error;
    }
  }

  lackingEmbeddings(
    model: EmbeddingModel,
    { query, after, limit }: { query: Query; after: string | null; limit: number },
  ): string[] {
    const first = Number(after ?? 0);
    return this.#reading(() =>
      this.#embeddings.lacking(
        model,
        this.#articlesOf(query)
          .filter((pmid) => pmid > first)
          .toSorted(byNumber),
        limit,
      ),
    );
  }

  countEmbeddings(model: EmbeddingModel, query: Query): EmbeddingCount {
    return this.#reading(() => this.#embeddings.count(model, this.#articlesOf(query)));
  }

  hasEmbeddings(model: EmbeddingModel): boolean {
    return this.#reading(() => this.#embeddings.has(model));
  }

  nearest(request: NearestRequest): NearArticle[] {
    return this.#reading(() => {
      // What has an embedding is there.
      if (request.query.type === 'all') return this.#embeddings.nearest(request, () => true);
      const allowed = new Set(this.#articlesOf(request.query));
      return this.#embeddings.nearest(request, (pmid) => allowed.has(pmid));
    });
  }

  #reading<T>(read: () => T): T {
    this.#begin(LONGEST_SEARCH_MILLISECONDS);
    return this.#database.inSnapshot(() => {
      this.#refresh();
      return read();
    });
  }

  /** PMIDs of what a query finds. */
  #articlesOf(query: Query): number[] {
    const documents = (matchingDocuments(query, this.#querySources) ?? this.#columns.alive()).documents();
    return Array.from(documents, (document) => this.#columns.value('pmid', document));
  }

  /** Joins a slice of the written segments; true while there is more to join. */
  maintain(): boolean {
    if (!needsMerge(this.#database)) return false;
    this.#refresh();
    this.#reader.forget();
    this.#database.inTransaction(() => mergeSomeSegments(this.#database, this.#merging));
    return true;
  }

  /** Reads ahead a slice of what questions will need; true while there is more. */
  warm(): boolean {
    this.#refresh();
    return this.#vocabulary.warm();
  }

  writeImpacts(impacts: readonly JournalImpact[]): void {
    this.#database.inTransaction(() => writeImpacts(this.#database, impacts));
    this.#loadImpacts();
  }

  meshSummary(): MeshSummary | null {
    return this.#mesh.summary();
  }

  meshLookUp(kind: MeshKind, texts: readonly string[]): (MeshTerm | null)[] {
    return this.#mesh.lookUp(kind, texts);
  }

  meshBranch(ui: string): string[] {
    return this.#mesh.branch(ui);
  }

  writeMesh(step: MeshStep): number {
    return this.#mesh.write(step);
  }

  articlesAfter(pmid: string | null, limit: number): Article[] {
    checkArticlesRead(limit);
    return this.#articles.after(Number(pmid ?? 0), limit);
  }

  journalImpacts(): JournalImpact[] {
    this.#refresh();
    return byIssn([...this.#impacts.values()]);
  }

  appliedFiles(): AppliedFile[] {
    return readAppliedFiles(this.#database);
  }

  stats(): LiteratureStats {
    this.#refresh();
    return indexStats(this.#sources);
  }

  close(): void {
    this.#database.close();
  }
}

const byNumber = (one: number, other: number) => one - other;
