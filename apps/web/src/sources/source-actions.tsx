import type { Source } from '@footnote/domain';
import { Button, DropdownMenu, IconButton, Inline, type MenuItem } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import type { SourceDialogKind } from './source-dialog.tsx';

const messages = defineMessages({
  upload: { defaultMessage: 'Upload documents', description: 'To a source' },
  actions: { defaultMessage: 'Actions for {source}', description: 'Names the menu of a source' },
  settings: { defaultMessage: 'Settings', description: 'Opens the settings of a source' },
  pages: { defaultMessage: 'Request more pages', description: 'Asks for a higher page quota of a source' },
  remove: { defaultMessage: 'Delete', description: 'Deletes a source; a question follows' },
});

interface SourceActionsProps {
  source: Source;
  /** Whether the user is an admin of its organization, or a super admin. */
  mayManage: boolean;
  onUpload: () => void;
  onOpen: (dialog: SourceDialogKind) => void;
}

/** What can be done with a source, beside its heading. */
export function SourceActions({ source, mayManage, onUpload, onOpen }: SourceActionsProps) {
  const t = useTranslate();
  const label = t(messages.actions, { source: source.name });
  const pages: MenuItem[] =
    source.pageQuota === null
      ? []
      : [{ id: 'pages', label: t(messages.pages), icon: 'document', onSelect: () => onOpen('pages') }];
  return (
    <Inline>
      <Button variant="primary" icon="upload" onClick={onUpload}>
        {t(messages.upload)}
      </Button>
      {mayManage && (
        <DropdownMenu
          label={label}
          items={[
            { id: 'settings', label: t(messages.settings), icon: 'settings', onSelect: () => onOpen('settings') },
            ...pages,
            {
              id: 'delete',
              label: t(messages.remove),
              icon: 'trash',
              tone: 'critical',
              onSelect: () => onOpen('delete'),
            },
          ]}
          trigger={<IconButton icon="more" label={label} tooltip={false} />}
        />
      )}
    </Inline>
  );
}
