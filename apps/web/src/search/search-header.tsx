import { AppHeader, MobileSidebar, Wordmark } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useAccountEntries } from '../platform/account-entries.ts';
import { LanguageMenu } from '../platform/language-menu.tsx';
import { paths } from '../platform/paths.ts';
import { ThemeMenu } from '../platform/theme-menu.tsx';
import { usePlaces } from '../platform/use-places.ts';
import { useWords } from '../platform/words.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  about: { defaultMessage: 'About', description: 'Menu of pages about the product' },
  open: { defaultMessage: 'Open menu', description: 'Opens the places of the product on phones' },
  menu: { defaultMessage: 'Menu', description: 'Names the places of the product on phones' },
  close: { defaultMessage: 'Close menu', description: 'Closes the places of the product on phones' },
});

/** The top of the search page: where a reader is, and where they can go. */
export function SearchHeader({ account }: { account: ReactNode }) {
  const formatMessage = useWords();
  const [open, setOpen] = useState(false);
  const places = usePlaces('search');
  const own = useAccountEntries();
  return (
    <>
      <AppHeader
        brand={
          <Wordmark
            href={paths.chat}
            label={formatMessage(messages.home)}
            onFollow={() => places.onFollow(paths.chat)}
          />
        }
        tabs={places.entries}
        about={[]}
        actions={
          <>
            <LanguageMenu />
            <ThemeMenu />
            {account}
          </>
        }
        sidebarOpen={open}
        onOpenSidebar={() => setOpen(true)}
        labels={{
          navigation: places.label,
          about: formatMessage(messages.about),
          openSidebar: formatMessage(messages.open),
        }}
        onFollow={places.onFollow}
      />
      <MobileSidebar
        open={open}
        onOpenChange={setOpen}
        sections={[
          { id: 'main', entries: places.entries },
          { id: 'account', entries: own },
        ]}
        footer={null}
        labels={{ title: formatMessage(messages.menu), close: formatMessage(messages.close) }}
        onFollow={places.onFollow}
      />
    </>
  );
}
