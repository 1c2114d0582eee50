import { chatError, type ChatError } from '@footnote/domain';
import type { LanguageModel } from 'ai';
import type { LlmSettings } from '../../../platform/config/config.ts';
import type { AnswerModel, AnswerPiece, WriteRequest } from '../../chat.ports.ts';
import { answerGuard, type AnswerGuard } from './answer-guard.ts';
import { pause, waitBefore } from './next-attempt.ts';
import { composePrompt, type Prompt } from './prompt.ts';

/**
 * Writes answers with a language model through the AI SDK. Nothing but the composed prompt leaves; what comes back
 * passes the answer guard. Attempts are repeated only while nothing of the answer has been given out.
 */
export function createAiSdkAnswerModel(settings: LlmSettings): AnswerModel {
  const models = new Map<string, Promise<LanguageModel>>();
  const modelNamed = (name: string): Promise<LanguageModel> => {
    const known = models.get(name);
    if (known !== undefined) return known;
    const loading = import('./language-model.ts').then(({ loadLanguageModel }) => loadLanguageModel(settings, name));
    models.set(name, loading);
    return loading;
  };
  const nameFor = ({ precision }: Pick<WriteRequest, 'precision'>) =>
    precision ? settings.precisionModel : settings.model;
  return {
    writer: (request) => ({ kind: 'model', provider: settings.provider, model: nameFor(request) }),
    async *write(request, signal) {
      const name = nameFor(request);
      const prompt = composePrompt(request);
      for (let attempt = 0; !signal.aborted; attempt += 1) {
        const outcome = yield* attemptAnswer({ settings, model: await modelNamed(name), prompt }, signal);
        if (outcome === null || signal.aborted) return;
        const wait = outcome.begun ? null : await waitBefore(outcome.error, attempt, settings);
        if (wait === null) {
          yield { type: 'failure', error: outcome.error };
          return;
        }
        await pause(wait, signal);
      }
    },
  };
}

interface Attempt {
  settings: LlmSettings;
  model: LanguageModel;
  prompt: Prompt;
}

interface Failure {
  error: ChatError;
  /** Something of the answer has been given out. */
  begun: boolean;
}

/** One call of the model; gives back null when the answer is whole or the user has gone. */
async function* attemptAnswer(attempt: Attempt, signal: AbortSignal): AsyncGenerator<AnswerPiece, Failure | null> {
  const { streamModel } = await import('./model-stream.ts');
  const guard = answerGuard(attempt.prompt.references);
  let written = '';
  let begun = false;
  const give = function* (text: string): Generator<AnswerPiece> {
    if (text === '') return;
    // Blank pieces wait, so that an answer of nothing but space is no answer.
    written += text;
    if (!begun && written.trim() === '') return;
    const piece = begun ? text : written.trimStart();
    begun = true;
    yield { type: 'text', text: piece };
  };
  for await (const event of streamModel(attempt, signal)) {
    if (signal.aborted) return null;
    if (event.type === 'text') yield* give(guard.push(event.text));
    else {
      yield* give(flushOf(guard));
      const error = event.error ?? (begun ? null : chatError('model/bad-response'));
      return error === null ? null : { error, begun };
    }
    if (guard.full)
      return {
        error: { ...chatError('model/bad-response'), message: 'The language model did not come to an end.' },
        begun,
      };
  }
  return null;
}

function flushOf(guard: AnswerGuard): string {
  return guard.full ? '' : guard.flush();
}
