import { chatError, type ChatError } from '@footnote/domain';
import type { LanguageModel } from 'ai';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';
import type { Prompt } from './prompt.ts';

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
