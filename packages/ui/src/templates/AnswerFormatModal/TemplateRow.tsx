import { TEMPLATE_NAME_LIMIT, type OutputTemplate } from '@footnote/domain';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import type { TemplateListLabels } from './answer-format-labels.ts';
import * as styles from './AnswerFormatModal.css.ts';

interface TemplateRowProps {
  template: OutputTemplate;
  inUse: boolean;
  editable: boolean;
  onUse: (template: OutputTemplate) => void;
  onRename: (template: OutputTemplate, name: string) => void;
  /** Called when it is to be deleted, before anybody is asked. */
  onAsk: (template: OutputTemplate) => void;
  labels: TemplateListLabels;
}

/** One template: what it is called, how it begins, and what can be done with it. */
export function TemplateRow(props: TemplateRowProps) {
  const { template, inUse, editable, onUse, onRename, labels } = props;
  const { name, prompt, updatedAt } = template;
  const [renaming, setRenaming] = useState(false);
  const rename = (next: string | null) => {
    setRenaming(false);
    if (next !== null && next.trim() !== '' && next.trim() !== name) onRename(template, next.trim());
  };
  return (
    <li className={styles.row({ inUse })}>
      <div className={styles.words}>
        {renaming ? (
          <RenameField name={name} label={labels.renameField(name)} onDone={rename} />
        ) : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
            {inUse && <Badge tone="accent">{labels.inUse}</Badge>}
          </p>
        )}
        <p className={styles.prompt}>
          <bdi>{prompt}</bdi>
        </p>
        <p className={styles.date}>{labels.changed(updatedAt)}</p>
      </div>
      {!renaming && (
        <div className={styles.rowActions}>
          <Button size="small" aria-label={labels.namedUse(name)} onClick={() => onUse(template)}>
            {labels.use}
          </Button>
          {editable && <RowMenu {...props} onRenaming={() => setRenaming(true)} />}
        </div>
      )}
    </li>
  );
}

function RowMenu({ template, onAsk, onRenaming, labels }: TemplateRowProps & { onRenaming: () => void }) {
  const label = labels.actions(template.name);
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton icon="more" size="small" label={label} tooltip={false} />}
      items={[
        { id: 'rename', label: labels.rename, icon: 'edit', onSelect: onRenaming },
        { id: 'delete', label: labels.delete, icon: 'trash', tone: 'critical', onSelect: () => onAsk(template) },
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
