import type { LiteratureIndexError } from '../literature-index.ports.ts';
import type { SearchEngine } from './search-engine.ts';

/** Methods of the engine that cross the thread boundary. */
export type EngineMethod =
  | 'search'
  | 'articles'
  | 'frequencies'
  | 'similarWords'
  | 'write'
  | 'writeImpacts'
  | 'stats'
  | 'close';

export type EngineArguments<M extends EngineMethod> = Parameters<SearchEngine[M]>;
export type EngineResult<M extends EngineMethod> = ReturnType<SearchEngine[M]>;

export interface EngineCall {
  method: EngineMethod;
  arguments: readonly unknown[];
}

/** How a call ended: with a value, an expected failure, or a mistake of the caller's. */
export type EngineReply =
  | { outcome: 'opened' }
  | { outcome: 'value'; value: unknown }
  | { outcome: 'failure'; detail: LiteratureIndexError }
  | { outcome: 'misuse'; message: string };
