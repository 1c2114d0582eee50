import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { ReservedButton } from '../shell/reserved-button.tsx';

/** Holds the place of the bell while it may still come; visitors have none. */
export function BellPlace() {
  const { stage } = useSnapshot(account);
  if (stage === 'visitor') return null;
  return <ReservedButton icon="bell" />;
}
