import type { Article, ChatError } from '@footnote/domain';
import type { OfferedEvidence } from '@footnote/literature';

/** How a reading ended: `unreadable` is an answer that is no evidence, `failed` none at all. */
export type EvidenceReading =
  | { kind: 'offered'; offered: OfferedEvidence }
  | { kind: 'unreadable' }
  | { kind: 'failed'; error: ChatError };

/** Somebody who reads an abstract and names what it tells of. What is named is not checked here. */
export interface EvidenceReader {
  /** Who reads, as provider and model. */
  readonly name: string;
  /** Reads one article; rejects only when the signal is aborted. */
  read(article: Pick<Article, 'title' | 'abstract'>, signal: AbortSignal): Promise<EvidenceReading>;
}
