import type { ChatTurn } from '@footnote/domain';
import { showFailure } from '../../platform/api/show-failure.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import type { Translate } from '../../platform/i18n/translate.ts';

/** Shows for a moment why an answer failed. */
export async function notifyFailure(t: Translate, turn: Pick<ChatTurn, 'failure'>): Promise<void> {
  const { failure } = turn;
  if (failure === null) return;
  // A toast needs no mark of its own.
  if (failure.code === 'chat/unauthorized') return showFailure(t, { ...failure, status: 401 });
  // Said in place of the answer, with the ways on.
  if (failure.code.startsWith('chat/pro-')) return;
  const words = await import('./answer-failure.ts').catch(() => null);
  showToast('critical', words === null ? failure.message : words.answerFailure(t, turn));
}
