import type { Article, ChatError } from '@footnote/domain';
import {
  lacksEvidence,
  MAY_LACK_EVIDENCE,
  refineEvidence,
  type LiteratureIndex,
  type OfferedEvidence,
  type Refinement,
} from '@footnote/literature';
import type { EvidenceReader, EvidenceReading } from './evidence-reader.ports.ts';
import { textDigest, type StoredReadings } from './stored-readings.ports.ts';

export interface RefineProgress {
  /** Articles looked at, newest first. */
  looked: number;
  /** Articles the model was asked about. */
  asked: number;
  /** Articles that have more fields now. */
  refined: number;
}

export interface RefineResult extends RefineProgress {
  /** Refined ones among them that needed no asking, because an earlier answer about the same text was kept. */
  restored: number;
  /** Fields that were empty. */
  filled: number;
  /** Values that do not stand in the text. */
  dropped: number;
  /** Answers of no use. */
  unusable: number;
  /** Articles without an answer; they are asked about again. */
  unanswered: number;
  /** The limit was reached before the end. */
  more: boolean;
  /** Why the run ended early; the message is fit for readers. */
  failure: { code: string; message: string } | null;
}

export interface RefineDeps {
  literature: LiteratureIndex;
  reader: EvidenceReader;
  readings: StoredReadings;
}

export interface RefineRequest {
  /** Articles to ask about at most. */
  limit: number;
  onProgress: (progress: RefineProgress) => void;
  signal: AbortSignal;
}

const PAGE = 500;
/** Articles in a row without an answer after which the trouble is the model's and not theirs. */
const MAX_UNANSWERED = 3;
/** Answers of no use in a row after which there is no sense in paying for more. */
const MAX_UNUSABLE = 10;
/** Troubles that the next article would meet, too. */
const LASTING = new Set<ChatError['code']>(['model/rate-limited', 'model/unauthorized', 'model/unavailable']);
const GO_ON = 'What was answered is kept; run it again to go on.';

class RefineRun {
  readonly result: RefineResult = {
    looked: 0,
    asked: 0,
    refined: 0,
    restored: 0,
    filled: 0,
    dropped: 0,
    unusable: 0,
    unanswered: 0,
    more: false,
    failure: null,
  };
  readonly #deps: RefineDeps;
  readonly #request: RefineRequest;
  #unansweredInRow = 0;
  #unusableInRow = 0;

  constructor(deps: RefineDeps, request: RefineRequest) {
    this.#deps = deps;
    this.#request = request;
  }

  async run(): Promise<RefineResult> {
    for await (const article of this.#candidates()) {
      const kept = this.#deps.readings.find(article, this.#deps.reader.name);
      if (kept !== null) await this.#restore(article, kept.evidence);
      else if (this.result.asked < this.#request.limit) await this.#ask(article);
      else this.result.more = true;
      this.#report();
      if (this.result.more || this.result.failure !== null) break;
    }
    return this.result;
  }

  /** Articles that lack something, newest first. */
  async *#candidates(): AsyncGenerator<Article> {
    const { literature } = this.#deps;
    const { signal } = this.#request;
    for (let offset = 0; ; offset += PAGE) {
      signal.throwIfAborted();
      const { hits } = await literature.search({
        query: { type: 'eq', column: 'studyType', values: MAY_LACK_EVIDENCE },
        rank: null,
        sort: { by: 'recency', order: 'desc' },
        limit: PAGE,
        offset,
      });
      if (hits.length === 0) return;
      for (const article of await literature.articles(hits.map(({ pmid }) => pmid))) {
        signal.throwIfAborted();
        this.result.looked += 1;
        if (lacksEvidence(article)) yield article;
      }
      this.#report();
    }
  }

  async #restore(article: Article, evidence: OfferedEvidence | null): Promise<void> {
    if (evidence === null) return;
    const { filled } = refineEvidence(article, evidence);
    if (filled.length > 0 && (await this.#write(article, evidence))) this.result.restored += 1;
  }

  async #ask(article: Article): Promise<void> {
    const { reader, readings } = this.#deps;
    this.result.asked += 1;
    const reading = await reader.read(article, this.#request.signal);
    if (reading.kind === 'failed') {
      this.#missAnswer(reading.error);
      return;
    }
    this.#unansweredInRow = 0;
    const refinement = reading.kind === 'offered' ? refineEvidence(article, reading.offered) : null;
    this.result.dropped += refinement?.dropped ?? 0;
    const accepted = acceptedOf(reading, refinement);
    readings.keep(article, reader.name, { evidence: accepted });
    if (accepted === null) this.#meetUnusable();
    else {
      this.#unusableInRow = 0;
      await this.#write(article, accepted);
    }
  }

  /** Fills what is still empty in the article as it is now; it may have been revised or withdrawn meanwhile. */
  async #write(asked: Article, evidence: OfferedEvidence): Promise<boolean> {
    const { literature } = this.#deps;
    const before = asked.pmid === '1' ? null : String(Number(asked.pmid) - 1);
    const [held] = await literature.articlesAfter(before, 1);
    if (held?.pmid !== asked.pmid || textDigest(held) !== textDigest(asked)) return false;
    const { article, filled } = refineEvidence(held, evidence);
    if (filled.length === 0) return false;
    const { updated } = await literature.write({ articles: [article], deletions: [], onlyHeld: true });
    if (updated === 0) return false;
    this.result.refined += 1;
    this.result.filled += filled.length;
    return true;
  }

  #missAnswer({ code, message, retryAfterSeconds }: ChatError): void {
    this.result.unanswered += 1;
    this.#unansweredInRow += 1;
    if (!LASTING.has(code) && this.#unansweredInRow < MAX_UNANSWERED) return;
    const wait = retryAfterSeconds === undefined ? '' : ` It asks for a pause of ${retryAfterSeconds} seconds.`;
    this.result.failure = { code, message: `${message}${wait} ${GO_ON}` };
  }

  #meetUnusable(): void {
    this.result.unusable += 1;
    this.#unusableInRow += 1;
    if (this.#unusableInRow < MAX_UNUSABLE) return;
    const message = `${MAX_UNUSABLE} answers of the language model in a row named nothing that stands in the articles. Nothing of them was used; set FOOTNOTE_LLM_MODEL to another model, which is then asked about them, too.`;
    this.result.failure = { code: 'model/bad-response', message };
  }

  #report(): void {
    const { looked, asked, refined } = this.result;
    this.#request.onProgress({ looked, asked, refined });
  }
}

/** Null for an answer of no use: none that could be read, or one of which nothing stands in the text. */
function acceptedOf({ kind }: EvidenceReading, refinement: Refinement | null): OfferedEvidence | null {
  if (kind !== 'offered' || refinement === null) return null;
  const { accepted, dropped } = refinement;
  const isNothing = Object.values(accepted).every((value) => value === null || value.length === 0);
  return isNothing && dropped > 0 ? null : accepted;
}

/**
 * Asks about the newest articles whose fields the rules left empty, one after the other, and fills these fields with
 * what stands in the text. Every answer is kept before it is used, so that a run that is killed asks again only about
 * the article it was at. Rejects with the signal's reason when aborted, and with LiteratureIndexFailure.
 */
export function refineLiterature(deps: RefineDeps, request: RefineRequest): Promise<RefineResult> {
  return new RefineRun(deps, request).run();
}
