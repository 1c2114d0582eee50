import { failureKind, type ChatTurn } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import type { Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  unauthorized: { defaultMessage: '❗Unauthorized', description: 'Stands in place of an answer' },
  broken: {
    defaultMessage: '❗{reason} 😢 Please try again.',
    description: 'Stands in place of an answer that broke off; reason is a sentence',
  },
});

/** What stands in place of an answer that failed (specification §8), in the language of the interface; '' for one that did not. */
export function answerFailure(t: Translate, { failure }: Pick<ChatTurn, 'failure'>): string {
  if (failure === null) return '';
  const kind = failureKind(failure.code);
  if (kind === 'unauthorized') return t(messages.unauthorized);
  const reason = failureMessage(t, failure);
  return kind === 'answered' ? reason : t(messages.broken, { reason });
}
