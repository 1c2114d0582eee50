import { emptyFormat, formatForQuestion, moveFormat, type AnswerFormat, type FormatEvent } from '@footnote/domain';
import { proxy, ref } from 'valtio';
import { countText } from './count-text.ts';

/** The instruction that shapes answers, as long as the page lasts. The format is replaced as a whole. */
export const answerFormat = proxy<{ format: ReturnType<typeof ref<AnswerFormat>> }>({
  format: ref(emptyFormat(false)),
});

/** Moves the format on by the rules of specification §4. */
export function moveAnswerFormat(event: FormatEvent): void {
  const next = moveFormat(answerFormat.format, event);
  if (next !== answerFormat.format) answerFormat.format = ref(next);
}

/** Takes the text of the format; its tokens follow when they are counted, unless another was written meanwhile. */
export async function writeFormat(text: string): Promise<void> {
  moveAnswerFormat({ type: 'written', text, tokens: answerFormat.format.tokens });
  const tokens = await countText(text);
  if (answerFormat.format.text === text) moveAnswerFormat({ type: 'written', text, tokens });
}

/** The text that goes with the next question; '' for none. */
export function formatToSend(): string {
  return formatForQuestion(answerFormat.format) ?? '';
}

/** Forgets everything, as for another user. */
export function resetAnswerFormat(): void {
  answerFormat.format = ref(emptyFormat(answerFormat.format.permitted));
}
