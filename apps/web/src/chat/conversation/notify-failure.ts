import { isRefusal, type ChatTurn } from '@footnote/domain';
import { showFailure } from '../../platform/api/show-failure.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import type { Translate } from '../../platform/i18n/translate.ts';
import { answerFailure } from './answer-failure.ts';

/** Shows for a moment why an answer failed; a refusal stands in place of the answer, with the ways on. */
export function notifyFailure(t: Translate, { failure }: Pick<ChatTurn, 'failure'>): void {
  if (failure === null || isRefusal(failure.code)) return;
  // A toast needs no mark of its own.
  if (failure.code === 'chat/unauthorized') void showFailure(t, { ...failure, status: 401 });
  else showToast('critical', answerFailure(t, { failure }));
}
