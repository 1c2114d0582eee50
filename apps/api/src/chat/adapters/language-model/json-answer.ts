import { chatError, type ChatError } from '@footnote/domain';
import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import type { ModelEvent } from './model-stream.ts';
import type { Prompt } from './prompt.ts';

/** The line of a prompt that asks for an answer in JSON. */
export const JSON_RULE =
  'Answer with one JSON object and nothing else: {"answer": "…"}. Everything said above about the answer is said of the text of "answer".';

/** Characters after which an answer is ended: far more than any that is shown. */
const MAX_CHARACTERS = 400_000;

const answerSchema = z.object({ answer: z.string() });

/** Reads the text out of an answer in JSON, which is whole only at its end. */
export async function* readJsonAnswer(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent> {
  let written = '';
  for await (const event of events) {
    if (event.type === 'text') {
      written += event.text;
      if (written.length <= MAX_CHARACTERS) continue;
      yield { type: 'end', error: chatError('model/bad-response') };
      return;
    }
    const text = event.error === null ? answerIn(written) : null;
    if (text !== null) yield { type: 'text', text };
    yield text === null && event.error === null ? { ...event, error: chatError('model/bad-response') } : event;
  }
}

function answerIn(written: string): string | null {
  const read = answerSchema.safeParse(jsonIn(written));
  return read.success ? read.data.answer : null;
}

interface Call {
  settings: LlmConnection;
  model: LanguageModel;
  prompt: Omit<Prompt, 'references'>;
}

/** What a model answers in one attempt, or why it does not; '' where it runs on beyond `most` characters, which is no answer. */
export async function wholeAnswer(call: Call, most: number, signal: AbortSignal): Promise<string | ChatError> {
  const { streamModel } = await import('./model-stream.ts');
  let text = '';
  for await (const event of streamModel(call, signal)) {
    if (event.type === 'end') return event.error ?? text;
    text += event.text;
    if (text.length > most) return '';
  }
  return chatError('model/stream-cut');
}

/** The JSON object in an answer, around which models like to put words or a fence; null where there is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
