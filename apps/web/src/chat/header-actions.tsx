import { IconButton, media, useMediaQuery } from '@footnote/ui';
import { Suspense, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { LanguageMenu, ThemeMenu } from './lazy-parts.ts';

const messages = defineMessages({
  newChat: { defaultMessage: 'New chat (Alt+N)', description: 'Begins a new chat; names the shortcut' },
});

export interface HeaderActionsProps {
  canBegin: boolean;
  onNewChat: () => void;
  /** Who reads. */
  account: ReactNode;
}

/** A new chat, the language, the theme and the account. */
export function HeaderActions({ canBegin, onNewChat, account }: HeaderActionsProps) {
  const formatMessage = useWords();
  const phone = useMediaQuery(media.belowMobile);
  return (
    <>
      {canBegin && <IconButton icon="add" label={formatMessage(messages.newChat)} onClick={onNewChat} />}
      <Suspense>
        {/* A phone has no room for it beside what a running chat needs; every new chat offers it. */}
        {!(phone && canBegin) && <LanguageMenu />}
        <ThemeMenu />
      </Suspense>
      {account}
    </>
  );
}
