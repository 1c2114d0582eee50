import { sidebarPlan } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { placeEntries } from '../navigation/places.ts';
import { useStanding } from './use-standing.ts';
import { useWords } from '../i18n/words.ts';

/** The places of an account for the drawer of phones; none until it is known who reads. */
export function useAccountEntries(): readonly NavEntry[] {
  const say = useWords();
  const standing = useStanding();
  if (standing === undefined) return [];
  const { superAdmin, account } = sidebarPlan(standing, { emptyNewChat: false });
  return placeEntries(say, [...superAdmin, ...account], null);
}
