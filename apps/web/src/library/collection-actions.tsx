import { collectionSource, type LibraryCollection } from '@footnote/domain';
import { Button, ConfirmDialog, Inline } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { CollectionName } from './collection-name.tsx';
import { changeCollection, deleteCollection } from './library.client.ts';

const messages = defineMessages({
  ask: { defaultMessage: 'Ask this collection', description: 'Asks questions of the articles of a collection alone' },
  rename: { defaultMessage: 'Rename', description: 'Gives something another name' },
  share: { defaultMessage: 'Share with {organization}', description: 'Gives a collection to an organization' },
  unshare: { defaultMessage: 'Stop sharing', description: 'Takes a collection back from an organization' },
  delete: { defaultMessage: 'Delete', description: 'Deletes something' },
  deleteTitle: { defaultMessage: 'Delete “{name}”?', description: 'The question before a collection is deleted' },
  deleteText: {
    defaultMessage: 'The articles stay in the libraries of those who saved them.',
    description: 'What follows from deleting a collection',
  },
  deleteShared: {
    defaultMessage: 'It is gone for all members. The articles stay in the libraries of those who saved them.',
    description: 'What follows from deleting a shared collection',
  },
  keep: { defaultMessage: 'Keep it', description: 'Answer to the question before something is deleted' },
});

interface CollectionActionsProps {
  collection: LibraryCollection;
  onChanged: () => void;
  onDeleted: () => void;
}

/** What can be done with a collection as a whole: whoever sees it asks it, whoever manages it does the rest. */
export function CollectionActions({ collection, onChanged, onDeleted }: CollectionActionsProps) {
  const t = useTranslate();
  const { id: organization, name } = useSnapshot(actingFor);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const { id, shared, made, manageable } = collection;
  const ask = (
    <Button
      size="small"
      icon="chat"
      disabled={collection.items === 0}
      onClick={() => void navigate(paths.chatWithReferences([collectionSource(id)]))}
    >
      {t(messages.ask)}
    </Button>
  );
  if (!manageable) return <Inline>{ask}</Inline>;
  const share = async () => {
    const changed = await changeCollection(id, { shared: !shared });
    if (!changed.ok) await showFailure(t, changed.error);
    onChanged();
  };
  const remove = async () => {
    setDialog(null);
    const deleted = await deleteCollection(id);
    if (deleted.ok) onDeleted();
    else await showFailure(t, deleted.error);
  };
  return (
    <Inline>
      {ask}
      <Button size="small" icon="edit" onClick={() => setDialog('rename')}>
        {t(messages.rename)}
      </Button>
      {made && (shared || organization !== null) && (
        <Button size="small" icon="building" onClick={() => void share()}>
          {shared ? t(messages.unshare) : t(messages.share, { organization: name })}
        </Button>
      )}
      <Button size="small" icon="trash" onClick={() => setDialog('delete')}>
        {t(messages.delete)}
      </Button>
      {dialog === 'rename' && (
        <CollectionName collection={collection} onClose={() => setDialog(null)} onSaved={onChanged} />
      )}
      <ConfirmDialog
        open={dialog === 'delete'}
        onOpenChange={(open) => !open && setDialog(null)}
        title={t(messages.deleteTitle, { name: collection.name })}
        description={t(shared ? messages.deleteShared : messages.deleteText)}
        confirmLabel={t(messages.delete)}
        cancelLabel={t(messages.keep)}
        tone="critical"
        onConfirm={() => void remove()}
      />
    </Inline>
  );
}
