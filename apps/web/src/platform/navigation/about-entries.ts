import { headerPlan, readStanding } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { placeEntries, policyEntries, withoutIcons, type Place } from './places.ts';
import { useStanding } from '../account/use-standing.ts';
import { useWords } from '../i18n/words.ts';

const messages = defineMessages({
  about: { defaultMessage: 'About', description: 'Menu of pages about the product' },
});

export interface AboutPages {
  /** Name of the menu. */
  label: string;
  entries: readonly NavEntry[];
}

/** The pages of the About menu that work, the policies at their end: the chat has no footer that would lead there. */
export function useAboutPages(current: Place | null): AboutPages {
  const say = useWords();
  const standing = useStanding() ?? readStanding(null, null);
  return {
    label: say(messages.about),
    entries: withoutIcons([...placeEntries(say, headerPlan(standing).about, current), ...policyEntries(say)]),
  };
}
