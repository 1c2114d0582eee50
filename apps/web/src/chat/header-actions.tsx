import { Button, IconButton, media, Reserved, useMediaQuery } from '@footnote/ui';
import { Suspense, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { BellPlace } from '../platform/account/bell-place.tsx';
import { locale } from '../platform/i18n/locale.store.ts';
import { ReservedButton } from '../platform/shell/reserved-button.tsx';
import { useTranslate } from '../platform/i18n/translate.ts';
import { HeaderMenus } from './lazy-components.ts';

const messages = defineMessages({
  newChat: { defaultMessage: 'New chat (Alt+N)', description: 'Begins a new chat; names the shortcut' },
});

export interface HeaderActionsProps {
  canBegin: boolean;
  /** Whether the rail is open; it has a button for new chats of its own. */
  rail: boolean;
  onNewChat: () => void;
  /** Who reads. */
  account: ReactNode;
}

/** A new chat, the language, the bell, the theme and the account. */
export function HeaderActions({ canBegin, rail, onNewChat, account }: HeaderActionsProps) {
  const formatMessage = useTranslate();
  const phone = useMediaQuery(media.belowMobile);
  // On phones a running chat has no room for it: it goes into the drawer.
  const bell = !(phone && canBegin);
  return (
    <>
      {canBegin && (phone || !rail) && (
        <IconButton icon="add" label={formatMessage(messages.newChat)} onClick={onNewChat} />
      )}
      <Suspense fallback={<MenuPlaces phone={phone} bell={bell} />}>
        <HeaderMenus phone={phone} bell={bell} upgrade={!canBegin} />
      </Suspense>
      {account}
    </>
  );
}

/** Holds the places of the menus, so that what stands beside them does not move when they come. */
function MenuPlaces({ phone, bell }: { phone: boolean; bell: boolean }) {
  const { language } = useSnapshot(locale);
  return (
    <>
      {!phone && (
        <Reserved>
          <Button variant="quiet" icon="globe">
            {language.toUpperCase()}
          </Button>
        </Reserved>
      )}
      {bell && <BellPlace />}
      <ReservedButton icon="theme" />
    </>
  );
}
