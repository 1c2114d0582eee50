import { emptyFormat, formatForQuestion, moveFormat, type AnswerFormat, type FormatEvent } from '@footnote/domain';
import { proxy, ref } from 'valtio';
import { countText } from './count-text.ts';
import { formatInUse, formatKeeper } from './format-in-use.ts';

/** The instruction that shapes answers, as long as the page lasts. The format is replaced as a whole. */
export const answerFormat = proxy<{ format: ReturnType<typeof ref<AnswerFormat>> }>({
  format: ref(emptyFormat(false)),
});

/** Moves the format on by the rules of specification §4. */
export function moveAnswerFormat(event: FormatEvent): void {
  keep(moveFormat(answerFormat.format, event));
}

function keep(next: AnswerFormat): void {
  if (next === answerFormat.format) return;
  answerFormat.format = ref(next);
  formatInUse.text = formatForQuestion(next) ?? '';
  formatInUse.template = next.template?.name ?? '';
}

formatKeeper.current = {
  used: () => moveAnswerFormat({ type: 'used' }),
  switchedOff: () => moveAnswerFormat({ type: 'switched', on: false }),
  forgotten: () => keep(emptyFormat(answerFormat.format.permitted)),
};

/** Takes the text of the format; its tokens follow when they are counted, unless another was written meanwhile. */
export async function writeFormat(text: string): Promise<void> {
  moveAnswerFormat({ type: 'written', text, tokens: answerFormat.format.tokens });
  const tokens = await countText(text);
  if (answerFormat.format.text === text) moveAnswerFormat({ type: 'written', text, tokens });
}
