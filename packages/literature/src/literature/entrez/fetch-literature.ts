import { ok, type Result } from '@footnote/domain';
import { LiteratureIndexFailure, type LiteratureIndex } from '../../search/literature-index.ports.ts';
import { readLiteratureBytes } from '../files/read-literature-file.ts';
import { ImportBatch } from '../import-batch.ts';
import type { ImportFailure } from '../import-literature.ts';
import { askEntrez, type EntrezFailure, type EntrezServer } from './entrez-server.ts';
import { searchEntrez, type EntrezFound } from './search-entrez.ts';

/** Articles in one answer; the library asks for no more than a few hundred. */
const ARTICLES_A_REQUEST = 300;
const MAX_LISTED = 1000;

/** Articles by their PMIDs, or the first `limit` (1 to 9,999) that PubMed itself finds for a query. */
export type FetchSelection = { pmids: readonly string[] } | { query: string; limit: number };

export interface FetchProgress {
  /** Articles asked for. */
  wanted: number;
  read: number;
}

export interface FetchResult {
  /** Articles the query matches at PubMed, or PMIDs asked for. */
  found: number;
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  /** PMIDs asked for that PubMed gave nothing for, at most 1,000 of them. */
  missing: string[];
  /** Records that could not be read, at most 1,000 of them. */
  failed: ImportFailure[];
  /** Why it stopped before the end; null when it did not. */
  failure: EntrezFailure | { code: 'literature/unavailable'; message: string } | null;
}

export interface FetchRequest {
  index: LiteratureIndex;
  server: EntrezServer;
  wish: FetchSelection;
  onProgress?: (progress: FetchProgress) => void;
}

/** A slice of what is wanted, as the fields of a request. */
interface Slice {
  fields: Record<string, string>;
  /** Empty where the server knows them and we do not. */
  pmids: readonly string[];
}

function idSlices(pmids: readonly string[]): Slice[] {
  const starts = Array.from(
    { length: Math.ceil(pmids.length / ARTICLES_A_REQUEST) },
    (_, at) => at * ARTICLES_A_REQUEST,
  );
  return starts.map((start) => {
    const slice = pmids.slice(start, start + ARTICLES_A_REQUEST);
    return { fields: { id: slice.join(',') }, pmids: slice };
  });
}

function slicesOf({ count, history, pmids }: EntrezFound, limit: number): Slice[] {
  if (history === null) return idSlices(pmids.slice(0, limit));
  const wanted = Math.min(count, limit);
  const starts = Array.from({ length: Math.ceil(wanted / ARTICLES_A_REQUEST) }, (_, at) => at * ARTICLES_A_REQUEST);
  return starts.map((start) => ({
    fields: {
      WebEnv: history.webEnv,
      query_key: history.queryKey,
      retstart: String(start),
      retmax: String(Math.min(ARTICLES_A_REQUEST, wanted - start)),
    },
    pmids: [],
  }));
}

class FetchRun {
  readonly result: FetchResult = {
    found: 0,
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    missing: [],
    failed: [],
    failure: null,
  };
  readonly #request: FetchRequest;

  constructor(request: FetchRequest) {
    this.#request = request;
  }

  async run(): Promise<void> {
    const slices = await this.#slices();
    if (!slices.ok) {
      this.result.failure = slices.error;
      return;
    }
    for (const slice of slices.value) {
      const text = await askEntrez(this.#request.server, 'efetch.fcgi', { fields: slice.fields, isWhole: isWholeSet });
      if (!text.ok) {
        this.result.failure = text.error;
        return;
      }
      await this.#write(text.value, slice.pmids);
      if (this.result.failure !== null) return;
    }
  }

  async #slices(): Promise<Result<Slice[], EntrezFailure>> {
    const { server, wish } = this.#request;
    if ('pmids' in wish) {
      const pmids = [...new Set(wish.pmids)];
      this.result.found = pmids.length;
      return ok(idSlices(pmids));
    }
    const found = await searchEntrez(server, { term: wish.query, limit: wish.limit });
    if (!found.ok) return found;
    this.result.found = found.value.count;
    return ok(slicesOf(found.value, wish.limit));
  }

  async #write(text: string, asked: readonly string[]): Promise<void> {
    const { index, onProgress, wish } = this.#request;
    const { result } = this;
    const batch = new ImportBatch();
    const seen = new Set<string>();
    for await (const record of readLiteratureBytes(bytesOf(text))) {
      if (record.type === 'article') {
        result.read += 1;
        seen.add(record.article.pmid);
        batch.add(record.article);
      } else if (record.type === 'failure' && result.failed.length < MAX_LISTED) {
        seen.add(record.pmid);
        result.failed.push({ file: 'efetch', pmid: record.pmid, reason: record.reason });
      }
    }
    const gone = asked.filter((pmid) => !seen.has(pmid));
    result.missing.push(...gone.slice(0, MAX_LISTED - result.missing.length));
    await this.#commit(index, batch);
    const limit = 'pmids' in wish ? Infinity : wish.limit;
    onProgress?.({ wanted: Math.min(result.found, limit), read: result.read });
  }

  async #commit(index: LiteratureIndex, held: ImportBatch): Promise<void> {
    const { result } = this;
    const { batch, superseded } = held.take();
    try {
      const outcome = await index.write(batch);
      result.added += outcome.added;
      result.updated += outcome.updated;
      result.unchanged += outcome.unchanged + superseded;
    } catch (error) {
      if (!(error instanceof LiteratureIndexFailure)) throw error;
      result.failure = { code: 'literature/unavailable', message: error.message };
    }
  }
}

function isWholeSet(text: string): boolean {
  return /<\/PubmedArticleSet\s*>\s*$|<PubmedArticleSet\s*\/>\s*$/.test(text.slice(-2_000));
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/**
 * Fetches articles from PubMed itself and writes them into the index, each answer in one commit. What was written before
 * a failure stays. Rejects only when the signal is aborted.
 */
export async function fetchLiterature(request: FetchRequest): Promise<FetchResult> {
  const run = new FetchRun(request);
  await run.run();
  return run.result;
}
