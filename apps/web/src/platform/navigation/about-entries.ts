import { headerPlan } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { placeEntries, policyEntries, withoutIcons, type Place } from './places.ts';
import { visitorAccess } from '../account/plans.ts';
import { useAccessContext } from '../account/use-access-context.ts';
import { useTranslate } from '../i18n/translate.ts';

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
  const t = useTranslate();
  const standing = useAccessContext() ?? visitorAccess;
  return {
    label: t(messages.about),
    entries: withoutIcons([...placeEntries(t, headerPlan(standing).about, current), ...policyEntries(t)]),
  };
}
