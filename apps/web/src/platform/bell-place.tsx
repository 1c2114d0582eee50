import { IconButton, Reserved } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';

/** Holds the place of the bell while it may still come; visitors have none. */
export function BellPlace() {
  const { stage } = useSnapshot(account);
  if (stage === 'visitor') return null;
  return (
    <Reserved>
      <IconButton icon="bell" label="" tooltip={false} />
    </Reserved>
  );
}
