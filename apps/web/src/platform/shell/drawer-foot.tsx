import { Inline, media, NavLink, Stack, useMediaQuery } from '@footnote/ui';
import { useAboutPages } from '../navigation/about-entries.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Notifications } from '../account/notifications.tsx';
import { usePlaces } from '../navigation/use-places.ts';

/** The end of the drawer of the chat on phones: the pages about the product, the language, and the bell. */
export function DrawerFoot() {
  const { label, entries } = useAboutPages(null);
  const { onFollow } = usePlaces(null);
  const phone = useMediaQuery(media.belowMobile);
  if (!phone) return null;
  return (
    <Stack gap="x1">
      <nav aria-label={label}>
        {entries.map((entry) => (
          <NavLink key={entry.id} entry={entry} look="row" onFollow={onFollow} />
        ))}
      </nav>
      <Inline>
        <LanguageMenu place="elsewhere" />
        <Notifications />
      </Inline>
    </Stack>
  );
}
