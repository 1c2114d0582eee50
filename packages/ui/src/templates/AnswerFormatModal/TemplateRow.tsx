import { TEMPLATE_NAME_LIMIT, type OutputTemplate } from '@footnote/domain';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { messages } from './TemplateList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerFormatModal.css.ts';

interface TemplateRowProps {
  template: OutputTemplate;
  inUse: boolean;
  editable: boolean;
  /** Why it changes nothing here; '' where it does. */
  unavailable: string;
  onUse: (template: OutputTemplate) => void;
  onRename: (template: OutputTemplate, name: string) => void;
  /** Called when it is to be deleted, before anybody is asked. */
  onAsk: (template: OutputTemplate) => void;
}

/** One template: what it is called, how it begins, and what can be done with it. */
export function TemplateRow(props: TemplateRowProps) {
  const { t, date } = useMessages();
  const { template, inUse, editable, unavailable, onUse, onRename } = props;
  const { name, prompt, updatedAt, ownedByType } = template;
  const [renaming, setRenaming] = useState(false);
  const rename = (next: string | null) => {
    setRenaming(false);
    if (next !== null && next.trim() !== '' && next.trim() !== name) onRename(template, next.trim());
  };
  return (
    <li className={styles.row({ inUse })}>
      <div className={styles.words}>
        {renaming ? (
          <RenameField name={name} label={t(messages.renameField, { name })} onDone={rename} />
        ) : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
            {inUse && <Badge tone="accent">{t(messages.inUse)}</Badge>}
          </p>
        )}
        <p className={styles.prompt}>
          <bdi>{prompt}</bdi>
        </p>
        {ownedByType === 'user' && (
          <p className={styles.date}>
            {t(messages.changed, { day: date(new Date(updatedAt), { dateStyle: 'medium', timeZone: 'UTC' }) })}
          </p>
        )}
        {unavailable !== '' && <p className={styles.date}>{unavailable}</p>}
      </div>
      {!renaming && (
        <div className={styles.rowActions}>
          <Button size="small" aria-label={t(messages.namedUse, { name })} onClick={() => onUse(template)}>
            {t(messages.use)}
          </Button>
          {editable && <RowMenu {...props} onRenaming={() => setRenaming(true)} />}
        </div>
      )}
    </li>
  );
}

function RowMenu({ template, onAsk, onRenaming }: TemplateRowProps & { onRenaming: () => void }) {
  const { t } = useMessages();
  const label = t(messages.actions, { name: template.name });
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton icon="more" size="small" label={label} tooltip={false} />}
      items={[
        { id: 'rename', label: t(messages.rename), icon: 'edit', onSelect: onRenaming },
        { id: 'delete', label: t(messages.delete), icon: 'trash', tone: 'critical', onSelect: () => onAsk(template) },
      ]}
    />
  );
}

interface RenameFieldProps {
  name: string;
  label: string;
  /** Called with the text, or null when it is given up. */
  onDone: (name: string | null) => void;
}

function RenameField({ name, label, onDone }: RenameFieldProps) {
  const [draft, setDraft] = useState(name);
  return (
    <form
      data-takes-escape
      onSubmit={(event) => {
        event.preventDefault();
        onDone(draft);
      }}
    >
      <TextInput
        label={label}
        labelHidden
        value={draft}
        onChange={setDraft}
        maxLength={TEMPLATE_NAME_LIMIT}
        autoComplete="off"
        focusOnAppear
        onBlur={() => onDone(draft)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(null);
        }}
      />
    </form>
  );
}
