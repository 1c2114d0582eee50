import type { checkAnswer } from '@footnote/domain';
import type { LiteratureIndex, LiteratureIndexError } from '../literature-index.ports.ts';
import type { MeshVocabulary } from '../mesh-vocabulary.ports.ts';
import type { readPubmedSearch } from '../pubmed/search-pubmed.ts';
import type { readQuestion } from '../question/read-question.ts';
import type { searchQuestion } from '../question/search-question.ts';

/** What a reader does away from the thread that asks. */
export interface ReaderMethods {
  readQuestion: (input: Parameters<typeof readQuestion>[1]) => Awaited<ReturnType<typeof readQuestion>>;
  searchQuestion: (search: Parameters<typeof searchQuestion>[1]) => Awaited<ReturnType<typeof searchQuestion>>;
  readPubmedSearch: (text: string, today: Date) => Awaited<ReturnType<typeof readPubmedSearch>>;
  /** Cited sentences and those without a citation, in the order of the answer. */
  checkAnswer: (answer: Parameters<typeof checkAnswer>[0]) => ReturnType<typeof checkAnswer>;
}

export type ReaderCall = {
  [M in keyof ReaderMethods]: { method: M; arguments: Parameters<ReaderMethods[M]> };
}[keyof ReaderMethods];

interface LookUps {
  search: LiteratureIndex['search'];
  frequencies: LiteratureIndex['frequencies'];
  similarWords: LiteratureIndex['similarWords'];
  abbreviations: NonNullable<LiteratureIndex['abbreviations']>;
  nearness: NonNullable<LiteratureIndex['nearness']>;
  meshSummary: MeshVocabulary['summary'];
  meshLookUp: MeshVocabulary['lookUp'];
  meshBranch: MeshVocabulary['branch'];
}

/** What reading asks the index, which lives elsewhere. */
export type LookUp = {
  [M in keyof LookUps]: { method: M; arguments: Parameters<LookUps[M]> };
}[keyof LookUps];

/** How a call or a look-up ended: with a value, an expected failure, or a mistake. */
export type Outcome =
  | { outcome: 'value'; value: unknown }
  | { outcome: 'failure'; detail: LiteratureIndexError }
  | { outcome: 'mistake'; message: string };

/** To the reader's thread. */
export type ReaderRequest = { kind: 'call'; call: ReaderCall } | { kind: 'found'; id: number; ending: Outcome };

/** From the reader's thread. */
export type ReaderReply =
  | { kind: 'ready' }
  | { kind: 'lookUp'; id: number; lookUp: LookUp }
  /** With the milliseconds of a processor it took. */
  | { kind: 'done'; ending: Outcome; milliseconds: number };
