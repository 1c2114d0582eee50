import { chatError, type ChatError } from '@footnote/domain';
import { streamText, type FinishReason, type LanguageModel } from 'ai';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import { callSettings, providerOptions } from './language-model.ts';
import { toChatError } from './model-errors.ts';
import type { Prompt } from './prompt.ts';

/** Tokens as the provider counted them; null where it does not say. */
export interface TokenUsage {
  input: number | null;
  output: number | null;
}

/** A piece of what a model says; `end` is the last, with what went wrong or null, and what a whole answer took. */
export type ModelEvent = { type: 'text'; text: string } | { type: 'end'; error: ChatError | null; usage?: TokenUsage };

interface Call {
  settings: LlmConnection;
  model: LanguageModel;
  prompt: Omit<Prompt, 'references'>;
}

// Warnings about options a model does not take would go to the console of the server.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Part = ReturnType<typeof startStream>['fullStream'] extends AsyncIterable<infer P> ? P : never;

function startStream({ settings, model, prompt }: Call, signal: AbortSignal) {
  return streamText({
    model,
    instructions: prompt.system,
    prompt: prompt.user,
    maxRetries: 0,
    abortSignal: signal,
    providerOptions: providerOptions(settings),
    ...callSettings(settings),
    ...(settings.temperature === null ? {} : { temperature: settings.temperature }),
    ...(settings.topP === null ? {} : { topP: settings.topP }),
    // The default prints the error, which holds the prompt.
    onError: () => undefined,
  });
}

/** How a finished call is to be taken. Tool calls cannot happen: no tools are offered. */
function errorOfFinish(reason: FinishReason, raw: string | undefined): ChatError | null {
  switch (reason) {
    case 'stop':
      return null;
    case 'length':
      return { ...chatError('model/stream-cut'), message: 'The answer grew longer than the language model allows.' };
    case 'content-filter':
      return { ...chatError('model/bad-response'), message: 'The language model declined to answer.' };
    case 'tool-calls':
      return chatError('model/bad-response');
    default:
      // Local servers have end reasons of their own; none at all means that the stream broke off.
      return raw === undefined || reason === 'error' ? chatError('model/stream-cut') : null;
  }
}

/** Text, reasoning and the like show that the model is at work; pings and headers do not. */
function isOutput(part: Part): boolean {
  return part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta';
}

function read(part: Part, begun: boolean): ModelEvent | null {
  if (part.type === 'text-delta') return part.text === '' ? null : { type: 'text', text: part.text };
  if (part.type === 'error') return { type: 'end', error: toChatError(part.error, begun) };
  if (part.type === 'finish') {
    const { inputTokens, outputTokens } = part.totalUsage;
    const usage = { input: inputTokens ?? null, output: outputTokens ?? null };
    return { type: 'end', error: errorOfFinish(part.finishReason, part.rawFinishReason), usage };
  }
  return null;
}

const LATE = Symbol('late');

/** Waits for a promise, but no longer than until the time runs out or the user goes. */
async function within<T>(promise: Promise<T>, milliseconds: number, signal: AbortSignal): Promise<T | typeof LATE> {
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const stop = () => resolve(LATE);
  const timer = setTimeout(stop, milliseconds);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Asks a model once. Ends with exactly one `end` event, or with none when `signal` aborts; a model that says nothing
 * for `timeoutSeconds`, before or within its answer, has timed out.
 */
export async function* streamModel(call: Call, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  const own = new AbortController();
  const parts = startStream(call, AbortSignal.any([signal, own.signal])).fullStream[Symbol.asyncIterator]();
  const patience = call.settings.timeoutSeconds * 1_000;
  let lastOutputAt = performance.now();
  let begun = false;
  try {
    while (!signal.aborted) {
      const next = await within(parts.next(), lastOutputAt + patience - performance.now(), signal);
      if (signal.aborted) return;
      if (next === LATE) {
        yield { type: 'end', error: chatError('model/timed-out') };
        return;
      }
      if (next.done === true) {
        yield { type: 'end', error: chatError('model/stream-cut') };
        return;
      }
      if (isOutput(next.value)) lastOutputAt = performance.now();
      const event = read(next.value, begun);
      if (event === null) continue;
      begun = true;
      yield event;
      if (event.type === 'end') return;
    }
  } catch (error) {
    if (!signal.aborted) yield { type: 'end', error: toChatError(error, begun) };
  } finally {
    own.abort();
    parts.return?.().catch(() => undefined);
  }
}
