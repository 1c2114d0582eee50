import { chatError } from '@footnote/domain';
import { z } from 'zod';
import type { ModelEvent } from './model-stream.ts';
import { jsonIn } from './whole-answer.ts';

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
