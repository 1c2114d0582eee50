import type { LiteratureIndexError } from '../../literature-index.ports.ts';
import type { SearchEngine } from '../search-engine.ts';

/** Methods of the engine that cross the thread boundary. */
export type EngineMethod =
  | 'search'
  | 'searchBriefly'
  | 'articles'
  | 'frequencies'
  | 'similarWords'
  | 'abbreviations'
  | 'write'
  | 'writeImpacts'
  | 'articlesAfter'
  | 'journalImpacts'
  | 'appliedFiles'
  | 'meshSummary'
  | 'meshLookUp'
  | 'meshBranch'
  | 'writeMesh'
  | 'writeEmbeddings'
  | 'lackingEmbeddings'
  | 'countEmbeddings'
  | 'hasEmbeddings'
  | 'nearest'
  | 'stats'
  | 'close';

export type EngineResult<M extends EngineMethod> = ReturnType<SearchEngine[M]>;

export type EngineCall = { [M in EngineMethod]: { method: M; arguments: Parameters<SearchEngine[M]> } }[EngineMethod];

/** How a call ended: with a value, an expected failure, or a mistake of the caller's. */
export type EngineOutcome =
  | { outcome: 'opened' }
  | { outcome: 'value'; value: unknown }
  | { outcome: 'failure'; detail: LiteratureIndexError }
  | { outcome: 'misuse'; message: string };

/** The end of a call and the milliseconds of a processor it took. */
export type EngineReply = EngineOutcome & { milliseconds: number };
