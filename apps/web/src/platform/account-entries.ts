import { readStanding, sidebarPlan, type Destination } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { paths } from './paths.ts';
import { useWords, type FormatWords } from './words.ts';

const messages = defineMessages({
  profile: { defaultMessage: 'My profile', description: 'Leads to the page of a reader’s own account' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  logout: { defaultMessage: 'Log out', description: 'Ends the session of a reader' },
});

const ICONS = { profile: 'user', login: 'user', logout: 'signOut' } as const;
type Place = keyof typeof ICONS;

const isPlace = (destination: Destination): destination is Place => Object.hasOwn(ICONS, destination);

/** The places of an account that have a page, in their order. */
export function accountEntries(say: FormatWords, plan: readonly Destination[]): NavEntry[] {
  return plan.filter(isPlace).map((id) => ({ id, label: say(messages[id]), href: paths[id], icon: ICONS[id] }));
}

/** The places of an account for the drawer of phones; none until it is known who reads. */
export function useAccountEntries(): readonly NavEntry[] {
  const say = useWords();
  const { stage, profile } = useSnapshot(account);
  return useMemo(() => {
    if (stage === 'loading' || stage === 'failed') return [];
    return accountEntries(say, sidebarPlan(readStanding(profile, null), { emptyNewChat: false }).account);
  }, [say, stage, profile]);
}
