import { chatError, type ChatError } from '@footnote/domain';
import type { LanguageModel } from 'ai';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import type { AnswerModel, AnswerPiece, WriteRequest } from '../../chat.ports.ts';
import { answerGuard, type AnswerGuard } from './answer-guard.ts';
import { framePrompt, readFrameAnswer } from './frame-prompt.ts';
import { JSON_RULE, readJsonAnswer, wholeAnswer } from './json-answer.ts';
import type { ModelEvent } from './model-stream.ts';
import { pause, waitBefore } from './next-attempt.ts';
import { composePrompt, type Prompt } from './prompt.ts';

/** A user waits for no reading longer than this; the rules have read the question already. */
const FRAME_MILLISECONDS = 8_000;
/** Characters after which a frame is none. */
const FRAME_CHARACTERS = 20_000;

/**
 * Writes answers with a language model through the AI SDK. Nothing but the composed prompt leaves; what comes back
 * passes the answer guard. Attempts are repeated only while nothing of the answer has been given out.
 */
export function createAiSdkAnswerModel(settings: LlmConnection): AnswerModel {
  const models = new Map<string, Promise<LanguageModel>>();
  const modelNamed = (name: string): Promise<LanguageModel> => {
    const known = models.get(name);
    if (known !== undefined) return known;
    const loading = import('./language-model.ts').then(({ loadLanguageModel }) => loadLanguageModel(settings, name));
    models.set(name, loading);
    return loading;
  };
  const nameFor = ({ precision }: { precision: boolean }) => (precision ? settings.precisionModel : settings.model);
  return {
    writer: (request) => ({ kind: 'model', provider: settings.provider, model: nameFor(request) }),
    async *write(request, signal) {
      const name = nameFor(request);
      const prompt = promptFor(settings, request);
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
    async readFrame(asked, signal) {
      const model = await modelNamed(nameFor(asked));
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(FRAME_MILLISECONDS)]);
      const answer = await wholeAnswer({ settings, model, prompt: framePrompt(asked) }, FRAME_CHARACTERS, inTime);
      return typeof answer === 'string' ? readFrameAnswer(answer) : null;
    },
  };
}

/** What a model is sent. */
export function promptFor({ expectsJson }: Pick<LlmConnection, 'expectsJson'>, request: WriteRequest): Prompt {
  const prompt = composePrompt(request);
  return expectsJson ? { ...prompt, system: `${prompt.system}\n${JSON_RULE}` } : prompt;
}

/** What a model says, out of its JSON where that is expected. */
export async function* askModel(
  attempt: Omit<Attempt, 'prompt'> & { prompt: Omit<Prompt, 'references'> },
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const { streamModel } = await import('./model-stream.ts');
  const said = streamModel(attempt, signal);
  yield* attempt.settings.expectsJson ? readJsonAnswer(said) : said;
}

interface Attempt {
  settings: LlmConnection;
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
  for await (const event of askModel(attempt, signal)) {
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
