import { splitSentences, type ChatErrorCode } from '@footnote/domain';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import type { AnswerModel, LlmLog, LlmLogEntry, NumberedEvidence, WriteRequest } from '../../chat.ports.ts';
import { promptFor } from './ai-sdk-answer-model.ts';
import { framePrompt } from './frame-prompt.ts';

/** What stands in the log for the words of a source that is not everybody's. */
const WITHHELD = '[withheld: private source]';

export interface LogAnswersDeps {
  log: Pick<LlmLog, 'keep'>;
  connection: LlmConnection;
  /** Who asks; null where nobody did. */
  owner: string | null;
  onError: (error: unknown) => void;
}

/** Keeps what a model is asked and what it answers, without the words of private sources. */
export function withLog(model: AnswerModel, { log, connection, owner, onError }: LogAnswersDeps): AnswerModel {
  const { readFrame } = model;
  const nameFor = ({ precision }: { precision: boolean }) => (precision ? connection.precisionModel : connection.model);
  const keep = (entry: Pick<LlmLogEntry, 'model' | 'system' | 'prompt' | 'answer' | 'code'>) =>
    // What could not be kept was answered all the same.
    log.keep({ owner, provider: connection.provider, ...entry }).catch(onError);
  return {
    writer: (request) => model.writer(request),
    ...(readFrame === undefined
      ? {}
      : {
          async readFrame(asked, signal) {
            const frame = await readFrame(asked, signal);
            const { system, user } = framePrompt(asked);
            const said = frame === null ? '' : JSON.stringify(frame);
            const code = frame === null ? ('model/bad-response' as const) : null;
            await keep({ model: nameFor(asked), system, prompt: user, answer: said, code });
            return frame;
          },
        }),
    async *write(request, signal) {
      let answer = '';
      let code: ChatErrorCode | null = 'chat/stopped';
      try {
        for await (const piece of model.write(request, signal)) {
          if (piece.type === 'text') answer += piece.text;
          else code = piece.error.code;
          yield piece;
          if (piece.type === 'failure') return;
        }
        if (!signal.aborted) code = null;
      } finally {
        const { system, user } = promptFor(connection, withoutPrivate(request));
        const said = withoutPrivateWords(answer, request);
        await keep({ model: nameFor(request), system, prompt: user, answer: said, code });
      }
    },
  };
}

/** Whether a source is not the literature that everybody can read. */
function isPrivate({ citation }: NumberedEvidence): boolean {
  return citation.type !== 'pubmed' || citation.document_id !== '';
}

/** A request as it may be kept: of a private source nothing but that there was one. */
export function withoutPrivate(request: WriteRequest): WriteRequest {
  const hidden = privateNumbers(request);
  const evidence = request.evidence.map((item): NumberedEvidence => {
    if (!hidden.has(item.n)) return item;
    const { citation, match } = item;
    return { ...item, citation: { ...citation, title: WITHHELD }, sentences: [], match: { ...match, differences: [] } };
  });
  const table = request.answer.table.filter(({ citation }) => !hidden.has(citation));
  return { ...request, evidence, answer: { ...request.answer, table } };
}

/** An answer as it may be kept: beside private sources, the sentences that cite others alone. */
export function withoutPrivateWords(answer: string, request: WriteRequest): string {
  const hidden = privateNumbers(request);
  if (hidden.size === 0) return answer;
  const isPublic = (sentence: string) => {
    const cited = [...sentence.matchAll(/\[([\d,\s]+)\]/g)].flatMap(([, list = '']) => list.split(',').map(Number));
    return cited.length > 0 && cited.every((n) => !hidden.has(n));
  };
  const lines = answer.split('\n').map((line) => {
    if (line.trim() === '') return line;
    return splitSentences(line)
      .map(({ text }) => (isPublic(text) ? text : WITHHELD))
      .join(' ');
  });
  return lines.join('\n');
}

function privateNumbers({ evidence }: WriteRequest): ReadonlySet<number> {
  return new Set(evidence.filter(isPrivate).map(({ n }) => n));
}
