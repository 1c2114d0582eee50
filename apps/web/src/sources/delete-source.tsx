import type { Source } from '@footnote/domain';
import { ConfirmDialog } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { deleteSource } from '../platform/sources/sources.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Delete “{source}”?', description: 'The question before a source is deleted' },
  text: {
    defaultMessage:
      'Its documents, what was read of them and their files are deleted for good, for all members of the organization.',
    description: 'What follows from deleting a source',
  },
  confirm: { defaultMessage: 'Delete the source', description: 'Answer to the question before a source is deleted' },
  keep: { defaultMessage: 'Keep it', description: 'Answer to the question before a source is deleted' },
  deleted: { defaultMessage: '“{source}” is deleted.', description: 'Said once a source was deleted' },
});

interface DeleteSourceProps {
  source: Source;
  organization: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a source is deleted with everything of it, and does. */
export function DeleteSource({ source, organization, onClose, onDeleted }: DeleteSourceProps) {
  const t = useTranslate();
  const remove = async () => {
    onClose();
    const removed = await deleteSource({ id: source.id, actingFor: organization });
    if (!removed.ok) return showFailure(t, removed.error);
    showToast('positive', t(messages.deleted, { source: source.name }));
    return onDeleted();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.title, { source: source.name })}
      description={t(messages.text)}
      confirmLabel={t(messages.confirm)}
      cancelLabel={t(messages.keep)}
      tone="critical"
      onConfirm={() => void remove()}
    />
  );
}
