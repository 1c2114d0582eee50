import type { LibraryCollection } from '@footnote/domain';
import { Button, SettingsFrame, type SettingsSection } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { CollectionActions } from './collection-actions.tsx';
import { CollectionName } from './collection-name.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { LibraryList } from './library-list.tsx';
import { fetchSummary, libraryCalls } from './library.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Library', description: 'Leads to what a user has saved of the literature' },
  description: {
    defaultMessage: 'What you keep of the literature, with your notes and tags. Nobody else sees them.',
    description: 'Below the heading of the library',
  },
  shared: {
    defaultMessage: 'All members of {organization} see and fill this collection. Notes and tags stay your own.',
    description: 'Below the name of a collection that is shared in an organization',
  },
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  nav: { defaultMessage: 'Parts of the library', description: 'Names the navigation between collections' },
  all: { defaultMessage: 'All saved', description: 'Leads to everything a user has saved' },
  unread: { defaultMessage: 'To read', description: 'Leads to the saved articles that were not read yet' },
  own: { defaultMessage: 'Collections', description: 'Heading above the collections of a user' },
  ofOrganization: { defaultMessage: 'Shared', description: 'Heading above the collections of an organization' },
  newCollection: { defaultMessage: 'New collection', description: 'Begins a collection of saved articles' },
  reviews: { defaultMessage: 'Systematic reviews', description: 'Leads to the systematic reviews of a user' },
  import: { defaultMessage: 'Import', description: 'Opens the dialog that takes in references of other programs' },
});

/** The address of a part of the library. */
const addressOf = (narrowing: Record<string, string>) =>
  `${paths.library}?${new URLSearchParams(narrowing).toString()}`;

interface Shown {
  collections: readonly LibraryCollection[];
  shownId: string | null;
  show: 'all' | 'unread';
}

/** The parts of a library: all of it, what is to be read, and the collections. */
function sectionsOf(t: Translate, { collections, shownId, show }: Shown): SettingsSection[] {
  const entriesOf = (shared: boolean) =>
    collections
      .filter((one) => one.shared === shared)
      .map(({ id, name }) => ({ id, label: name, href: addressOf({ collection: id }), current: id === shownId }));
  return [
    {
      id: 'library',
      label: t(messages.heading),
      entries: [
        { id: 'all', label: t(messages.all), href: paths.library, current: shownId === null && show === 'all' },
        { id: 'unread', label: t(messages.unread), href: addressOf({ show: 'unread' }), current: show === 'unread' },
        { id: 'reviews', label: t(messages.reviews), href: paths.reviews, current: false },
      ],
    },
    { id: 'own', label: t(messages.own), entries: entriesOf(false) },
    { id: 'shared', label: t(messages.ofOrganization), entries: entriesOf(true) },
  ].filter(({ entries }) => entries.length > 0);
}

/** Counts how often what is listed has changed; `refresh` also reads the summary again. */
function useRefreshed(readAgain: () => void) {
  const [refreshed, setRefreshed] = useState(0);
  const refresh = () => {
    setRefreshed((count) => count + 1);
    readAgain();
  };
  return { refreshed, refresh };
}

/** The page at /library: what a user keeps of the literature, and the collections they see. */
export default function LibraryRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { name: organization, id: acting } = useSnapshot(actingFor);
  const { onFollow } = usePlaces(null);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const { data, mutate } = useSWR([libraryCalls.summary, acting], ([url]) => fetchSummary(url));
  const summary = data?.ok === true ? data.value : null;
  const shownId = parameters.get('collection');
  const search = parameters.get('search') ?? '';
  const show = parameters.get('show') === 'unread' ? 'unread' : 'all';
  const shown = summary?.collections.find(({ id }) => id === shownId) ?? null;
  const heading = shown?.name ?? t(messages[show === 'unread' ? 'unread' : 'heading']);
  usePageTitle(heading);
  const { refreshed, refresh } = useRefreshed(() => void mutate());
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.nav)}
      sections={sectionsOf(t, { collections: summary?.collections ?? [], shownId, show })}
      onFollow={onFollow}
      heading={heading}
      description={shown?.shared === true ? t(messages.shared, { organization }) : t(messages.description)}
      actions={<PageActions onOpen={setDialog} />}
    >
      {shown !== null && (
        <CollectionActions
          key={shown.id}
          collection={shown}
          onChanged={refresh}
          onDeleted={() => {
            refresh();
            void navigate(paths.library, { replace: true });
          }}
        />
      )}
      <LibraryList
        key={`${shownId ?? show} ${acting ?? ''} ${search}`}
        search={search}
        collection={shownId}
        unread={show === 'unread'}
        summary={summary}
        refreshed={refreshed}
        onChanged={refresh}
      />
      {dialog !== null && (
        <PageDialogs
          dialog={dialog}
          collection={shown}
          onClose={() => setDialog(null)}
          onChanged={refresh}
          onMade={({ id }) => void navigate(addressOf({ collection: id }))}
        />
      )}
    </SettingsFrame>
  );
}

/** The dialogs of the page as a whole. */
type PageDialog = 'import' | 'new';

function PageActions({ onOpen }: { onOpen: (dialog: PageDialog) => void }) {
  const t = useTranslate();
  return (
    <>
      <Button icon="add" onClick={() => onOpen('new')}>
        {t(messages.newCollection)}
      </Button>
      <Button icon="upload" onClick={() => onOpen('import')}>
        {t(messages.import)}
      </Button>
    </>
  );
}

interface PageDialogsProps {
  dialog: PageDialog;
  /** The collection that is shown. */
  collection: LibraryCollection | null;
  onClose: () => void;
  onChanged: () => void;
  onMade: (made: LibraryCollection) => void;
}

function PageDialogs({ dialog, collection, onClose, onChanged, onMade }: PageDialogsProps) {
  if (dialog === 'import') return <ImportDialog collection={collection} onClose={onClose} onImported={onChanged} />;
  const saved = (made: LibraryCollection | null) => {
    onChanged();
    if (made !== null) onMade(made);
  };
  return <CollectionName collection={null} onClose={onClose} onSaved={saved} />;
}
