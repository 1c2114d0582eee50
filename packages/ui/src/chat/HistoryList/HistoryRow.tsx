import type { ChatHistoryItem } from '@footnote/domain';
import { useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import type { HistoryListProps } from './history-list-props.ts';
import { historyListMessages } from './history-list.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './HistoryList.css.ts';

interface HistoryRowProps extends Pick<HistoryListProps, 'currentId' | 'hrefOf' | 'onOpen' | 'onRename' | 'onDelete'> {
  item: ChatHistoryItem;
}

/** One chat: a link, and a menu to rename or delete it. */
export function HistoryRow({ item, currentId, hrefOf, onOpen, onRename, onDelete }: HistoryRowProps) {
  const { t } = useMessages();
  const [mode, setMode] = useState<'read' | 'rename' | 'delete'>('read');
  const renamed = useRef(false);
  const { sessionId } = item;
  const title = item.title.trim() === '' ? t(historyListMessages.untitled) : item.title;
  const current = sessionId === currentId;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(sessionId);
  };
  if (mode === 'rename') {
    const done = (next: string | null, { byKey }: { byKey: boolean }) => {
      if (next !== null && next.trim() !== '' && next.trim() !== item.title) onRename(sessionId, next.trim());
      renamed.current = byKey;
      setMode('read');
    };
    return (
      <li>
        <RenameField title={item.title} label={t(historyListMessages.renameField)} onDone={done} />
      </li>
    );
  }
  // The field that had the focus is gone; a key that closed it leaves the user at the chat.
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (link !== null && renamed.current) link.focus();
    renamed.current = false;
  };
  return (
    <li className={styles.row({ current })}>
      <a
        ref={takeFocus}
        href={hrefOf(sessionId)}
        aria-current={current ? 'page' : undefined}
        title={title}
        dir="auto"
        onClick={follow}
        className={styles.link}
      >
        <bdi>{title}</bdi>
      </a>
      <span className={styles.menu}>
        <RowMenu title={title} onChoose={setMode} />
      </span>
      <DeleteDialog
        open={mode === 'delete'}
        title={title}
        onClose={() => setMode('read')}
        onDelete={() => onDelete(sessionId)}
      />
    </li>
  );
}

function RowMenu({ title, onChoose }: { title: string; onChoose: (mode: 'rename' | 'delete') => void }) {
  const { t } = useMessages();
  const label = t(historyListMessages.actions, { title });
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton icon="more" size="small" label={label} tooltip={false} />}
      items={[
        { id: 'rename', label: t(historyListMessages.rename), icon: 'edit', onSelect: () => onChoose('rename') },
        {
          id: 'delete',
          label: t(historyListMessages.delete),
          icon: 'trash',
          tone: 'critical',
          onSelect: () => onChoose('delete'),
        },
      ]}
    />
  );
}

interface DeleteDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  onDelete: () => void;
}

function DeleteDialog({ open, title, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useMessages();
  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t(historyListMessages.deleteTitle)}
      description={t(historyListMessages.deleteText, { title })}
      width="narrow"
      closeLabel={t(historyListMessages.cancel)}
      actions={
        <>
          <Button onClick={onClose}>{t(historyListMessages.cancel)}</Button>
          <Button variant="critical" onClick={onDelete}>
            {t(historyListMessages.delete)}
          </Button>
        </>
      }
    />
  );
}

function RenameField({
  title,
  label,
  onDone,
}: {
  title: string;
  label: string;
  onDone: (title: string | null, how: { byKey: boolean }) => void;
}) {
  const [draft, setDraft] = useState(title);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(draft, { byKey: true });
      }}
    >
      <TextInput
        label={label}
        labelHidden
        value={draft}
        onChange={setDraft}
        maxLength={200}
        focusOnAppear
        onBlur={() => onDone(draft, { byKey: false })}
        onKeyDown={(event) => event.key === 'Escape' && onDone(null, { byKey: true })}
      />
    </form>
  );
}
