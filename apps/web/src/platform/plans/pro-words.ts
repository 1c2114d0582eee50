import type { FeatureLock } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Translate } from '../i18n/translate.ts';
import type { ProState } from './use-pro.ts';

const messages: Record<Exclude<FeatureLock, 'open'>, MessageDescriptor> = defineMessages({
  counted: {
    defaultMessage:
      '{left, plural, one {A question that uses this counts as one of your PRO questions; # is left this week.} other {A question that uses this counts as one of your PRO questions; # are left this week.}}',
    description: 'Said before controls of the paid plan that may still be used',
  },
  usedUp: {
    defaultMessage: 'Your PRO questions of this week are used up. New ones come on {day}.',
    description: 'Why controls of the paid plan are locked; day is a date in UTC',
  },
  needsAccount: {
    defaultMessage: 'Log in to use this: an account has 5 PRO questions in its first 7 days and 3 every week after.',
    description: 'Why controls of the paid plan are locked',
  },
  needsPlan: {
    defaultMessage: 'This is for members of an organization and those who pay.',
    description: 'Why controls of the paid plan are locked',
  },
});

/** Why controls are locked or what using them costs, in one sentence; '' where nothing is to be said. */
export function proWords(t: Translate, lock: FeatureLock, { allowance, refills }: ProState): string {
  return lock === 'open' ? '' : t(messages[lock], { left: allowance?.left ?? 0, day: refills });
}
