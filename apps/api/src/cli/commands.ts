import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ChatMessage, ChatStreamEvent, Result } from '@footnote/domain';
import {
  importLiterature,
  LiteratureIndexFailure,
  readJournalImpacts,
  type ImportProgress,
  type ImportResult,
  type LiteratureIndex,
  type LiteratureStats,
} from '@footnote/literature';
import { checkChatQuery } from '../chat/check-chat-query.ts';
import type { AnswerInput } from '../chat/run-turn.ts';
import { searchLiterature, type SearchAnswer, type SearchCommand } from './search-literature.ts';

export interface AskRequest {
  question: string;
  history: readonly ChatMessage[];
  /** References at most. */
  limit?: number;
}

/** `failed` ends an import that the index would not take. */
export type ImportEvent =
  | { event: 'progress'; progress: ImportProgress }
  | { event: 'result'; result: ImportResult }
  | { event: 'failed'; message: string };

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
  /** The error is one sentence for readers. */
  search(command: SearchCommand, signal: AbortSignal): Promise<Result<SearchAnswer, string>>;
  stats(): Promise<LiteratureStats>;
  /** Replaces journal metrics by those of a CSV file; the path is absolute. */
  impacts(path: string): Promise<ImpactsResult>;
}

export interface CommandsDeps {
  literature: LiteratureIndex;
  answer: (input: AnswerInput & { limit?: number }) => AsyncIterable<ChatStreamEvent>;
}

/** The commands on an index that this process has open. */
export function createCommands({ literature, answer }: CommandsDeps): Commands {
  return {
    async *ask({ question, history, limit }, signal) {
      const body = { question, history };
      const checked = await checkChatQuery(body, { parameters: {}, sources: new Set(['pubmed']) });
      if (!checked.ok) {
        yield { event: 'failed', code: checked.error.code, answer: checked.error.message };
        return;
      }
      const { sid: _none, ...parameters } = checked.value.parameters;
      const input = { query: checked.value.query, parameters, sessionId: '', signal };
      yield* answer(limit === undefined ? input : { ...input, limit });
    },
    import: (paths, signal) => importEvents(literature, paths, signal),
    search: (command, signal) => searchLiterature(literature, command, signal),
    stats: () => literature.stats(),
    impacts: (path) => writeImpacts(literature, path),
  };
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

/** Turns the importer's progress into events; a slow listener hears the newest and not every one. */
async function* importEvents(
  index: LiteratureIndex,
  files: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  let newest: ImportProgress | null = null;
  let wake = Promise.withResolvers<void>();
  const onProgress = (progress: ImportProgress) => {
    newest = progress;
    wake.resolve();
  };
  const work = importLiterature({ index, files, onProgress, signal });
  const finished = work.then(
    () => 'finished' as const,
    () => 'finished' as const,
  );
  for (;;) {
    const what = await Promise.race([wake.promise, finished]);
    const progress = newest as ImportProgress | null;
    if (what === 'finished') break;
    wake = Promise.withResolvers();
    newest = null;
    if (progress !== null) yield { event: 'progress', progress };
  }
  const outcome = await work.then(
    (result): ImportEvent => ({ event: 'result', result }),
    (error: unknown): ImportEvent => {
      if (error instanceof LiteratureIndexFailure) return { event: 'failed', message: error.message };
      throw error;
    },
  );
  yield outcome;
}
