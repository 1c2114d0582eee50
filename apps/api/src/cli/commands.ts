import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  chatError,
  chatQueryParametersSchema,
  chatQuerySchema,
  err,
  type ChatError,
  type ChatMessage,
  type ChatQuery,
  type ChatStreamEvent,
  type Result,
} from '@footnote/domain';
import {
  importLiterature,
  readJournalImpacts,
  type FetchProgress,
  type FetchResult,
  type FetchSelection,
  type ImportProgress,
  type ImportResult,
  type LiteratureIndex,
  type LiteratureStats,
  type MeshImport,
  type SyncProgress,
  type SyncResult,
  type VectorsProgress,
  type VectorsResult,
  type VectorsStatus,
} from '@footnote/literature';
import { checkChatQuery, queryProblem, type QueryRules } from '../chat/check-chat-query.ts';
import type { AnswerInput } from '../chat/turns/run-turn.ts';
import type { LiteratureVectors } from '../literature/literature-vectors.ts';
import type { LiteratureRefinement } from '../literature/literature-refinement.ts';
import type { LiteratureUpdates, SyncOptions } from '../literature/literature-updates.ts';
import type { RefineProgress, RefineResult } from '../literature/refine-literature.ts';
import type { SearchCluster } from '../platform/config/search-cluster-config.ts';
import { importVocabulary } from './literature/import-vocabulary.ts';
import { reindexEvents, type ReindexEvent } from './literature/reindex-events.ts';
import { searchLiterature, type SearchAnswer, type SearchCommand } from './literature/search-literature.ts';
import { workEvents, WorkRefused, type WorkEvent } from './literature/work-events.ts';

export interface AskRequest {
  question: string;
  history: readonly ChatMessage[];
  /** References at most. */
  limit?: number;
}

export type ImportEvent = WorkEvent<ImportProgress, ImportResult>;
export type SyncEvent = WorkEvent<SyncProgress, SyncResult>;
export type FetchEvent = WorkEvent<FetchProgress, FetchResult>;
export type RefineEvent = WorkEvent<RefineProgress, RefineResult>;
export type VectorsEvent = WorkEvent<VectorsProgress, VectorsResult>;

/** What the index holds, and what was learnt of its words. */
export interface CollectionStats extends LiteratureStats {
  vectors: VectorsStatus;
}

export interface ImpactsResult {
  /** Journals whose metric was written. */
  journals: number;
  failed: { row: number; reason: string }[];
}

/** What the command line can do, here or on the server that holds the data directory. */
export interface Commands {
  /** Answers a question without saving a session. */
  ask(request: AskRequest, signal: AbortSignal): AsyncGenerator<ChatStreamEvent>;
  /** Ends with the result; paths are absolute. */
  import(paths: readonly string[], signal: AbortSignal): AsyncGenerator<ImportEvent>;
  /** Applies the files of the National Library of Medicine that are due. */
  sync(wish: SyncOptions, signal: AbortSignal): AsyncGenerator<SyncEvent>;
  /** Imports articles from PubMed itself. */
  fetch(wish: FetchSelection, signal: AbortSignal): AsyncGenerator<FetchEvent>;
  /** Asks a language model about articles of which the rules found too little. */
  refine(wish: { limit: number }, signal: AbortSignal): AsyncGenerator<RefineEvent>;
  /** Learns word vectors from the articles, or goes on where a run was cut short. */
  vectors(signal: AbortSignal): AsyncGenerator<VectorsEvent>;
  /** The error is one sentence for users. */
  search(command: SearchCommand, signal: AbortSignal): Promise<Result<SearchAnswer, string>>;
  stats(): Promise<CollectionStats>;
  /** Replaces journal metrics by those of a file; the path is absolute. */
  impacts(path: string): Promise<ImpactsResult>;
  /** Replaces the vocabulary of headings by that of NLM's files; paths are absolute, the error is one sentence for users. */
  mesh(paths: readonly string[], signal: AbortSignal): Promise<Result<MeshImport, string>>;
  /** Copies the literature into a new index of the cluster at an address. */
  reindex(to: string, signal: AbortSignal): AsyncGenerator<ReindexEvent>;
}

export interface CommandsDeps {
  literature: LiteratureIndex;
  updates: LiteratureUpdates;
  refinement: LiteratureRefinement;
  vectors: LiteratureVectors;
  /** How clusters are reached. */
  cluster: Omit<SearchCluster, 'url'>;
  answer: (input: AnswerInput & { limit?: number }) => AsyncIterable<ChatStreamEvent>;
  /** Loads what counts tokens. */
  tokens: QueryRules['tokens'];
}

/** The commands on an index that this process has open. */
export function createCommands(deps: CommandsDeps): Commands {
  const { literature, updates, refinement, vectors, cluster, answer, tokens } = deps;
  return {
    async *ask({ question, history, limit }, signal) {
      const checked = await checkQuestion({ question, history }, tokens);
      if (!checked.ok) {
        yield { event: 'failed', code: checked.error.code, answer: checked.error.message };
        return;
      }
      const { sid: _none, ...parameters } = chatQueryParametersSchema.parse({});
      const input = { query: checked.value, parameters, sessionId: '', signal };
      yield* answer(limit === undefined ? input : { ...input, limit });
    },
    import: (files, signal) =>
      workEvents((onProgress) => importLiterature({ index: literature, files, onProgress, signal })),
    sync: (wish, signal) =>
      workEvents(async (onProgress) => {
        const outcome = await updates.sync(wish, { onProgress, signal });
        if (!outcome.ok) throw new WorkRefused('A sync is running already.');
        return outcome.value;
      }),
    fetch: (wish, signal) => workEvents((onProgress) => updates.fetch(wish, { onProgress, signal })),
    refine: (wish, signal) =>
      workEvents(async (onProgress) => {
        const outcome = await refinement.refine(wish, { onProgress, signal });
        if (!outcome.ok) throw new WorkRefused(outcome.error);
        return outcome.value;
      }),
    vectors: (signal) =>
      workEvents(async (onProgress) => {
        const outcome = await vectors.learn({ onProgress, signal });
        if (!outcome.ok) throw new WorkRefused(outcome.error);
        return outcome.value;
      }),
    search: (command, signal) => searchLiterature(literature, command, signal),
    stats: async () => ({ ...(await literature.stats()), vectors: vectors.status() }),
    impacts: (path) => writeImpacts(literature, path),
    mesh: (paths, signal) => importVocabulary(literature, paths, signal),
    reindex: (to, signal) => reindexEvents({ literature, cluster }, to, signal),
  };
}

async function checkQuestion(input: unknown, tokens: QueryRules['tokens']): Promise<Result<ChatQuery, ChatError>> {
  const query = chatQuerySchema.safeParse(input);
  if (!query.success) return err(chatError(queryProblem(query.error)));
  return checkChatQuery(query.data, {
    sourcesOf: () => Promise.resolve([]),
    collectionsOf: () => Promise.resolve([]),
    tokens,
    mayChooseModel: false,
    offers: () => false,
  });
}

async function writeImpacts(literature: LiteratureIndex, path: string): Promise<ImpactsResult> {
  if (!(await isFile(path))) return { journals: 0, failed: [{ row: 0, reason: 'there is no such file' }] };
  const { impacts, failed } = await readJournalImpacts(createReadStream(path));
  if (impacts.length > 0) await literature.writeImpacts(impacts);
  return { journals: impacts.length, failed };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
