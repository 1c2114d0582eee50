import { failureKind, type ChatTurn } from '@footnote/domain';
import { defineMessages } from 'react-intl';
import { failureWords } from '../../platform/i18n/failure-words.ts';
import type { FormatWords } from '../../platform/i18n/words.ts';

const messages = defineMessages({
  unauthorized: { defaultMessage: '❗Unauthorized', description: 'Stands in place of an answer' },
  broken: {
    defaultMessage: '❗{reason} 😢 Please try again.',
    description: 'Stands in place of an answer that broke off; reason is a sentence',
  },
});

/** What stands in place of an answer that failed (specification §8), in the language of the interface; '' for one that did not. */
export function answerFailure(say: FormatWords, { failure }: Pick<ChatTurn, 'failure'>): string {
  if (failure === null) return '';
  const kind = failureKind(failure.code);
  if (kind === 'unauthorized') return say(messages.unauthorized);
  const reason = failureWords(say, failure);
  return kind === 'answered' ? reason : say(messages.broken, { reason });
}
