import { emptyFormat, formatForQuestion, moveFormat, type AnswerFormat, type FormatEvent } from '@footnote/domain';
import { proxy, ref } from 'valtio';

/** The instruction that shapes answers, as long as the page lasts. The format is replaced as a whole. */
export const answerFormat = proxy<{ format: ReturnType<typeof ref<AnswerFormat>> }>({
  format: ref(emptyFormat(false)),
});

/** Moves the format on by the rules of specification §4. */
export function moveAnswerFormat(event: FormatEvent): void {
  const next = moveFormat(answerFormat.format, event);
  if (next !== answerFormat.format) answerFormat.format = ref(next);
}

/** The text that goes with the next question; '' for none. */
export function formatToSend(): string {
  return formatForQuestion(answerFormat.format) ?? '';
}

/** Forgets everything, as for another user. */
export function resetAnswerFormat(): void {
  answerFormat.format = ref(emptyFormat(answerFormat.format.permitted));
}
