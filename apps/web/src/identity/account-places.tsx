import { media, NavLink, useMediaQuery } from '@footnote/ui';
import { ActingButton } from '../platform/account/acting-button.tsx';
import { useAccountEntries } from '../platform/account/use-account-entries.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';

/** The places of an account in the drawer of phones; from 768 px on they stand in the header. */
export function AccountPlaces() {
  const entries = useAccountEntries();
  const { onFollow } = usePlaces('chat');
  const phone = useMediaQuery(media.belowMobile);
  if (!phone) return null;
  return (
    <>
      <ActingButton />
      {entries.map((entry) => (
        <NavLink key={entry.id} entry={entry} look="row" onFollow={onFollow} />
      ))}
    </>
  );
}
