import { TEMPLATE_NAME_LIMIT } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import type { FormatEditorLabels } from './answer-format-labels.ts';
import * as styles from './AnswerFormatModal.css.ts';

interface NewTemplateProps {
  /** Name that is proposed; '' for none. */
  proposed: string;
  onCreate: (name: string) => void;
  onCancel: () => void;
  /** Whether the format can be saved as it stands. */
  allowed: boolean;
  busy: boolean;
  labels: FormatEditorLabels;
}

/** Asks for the name of a new template. */
export function NewTemplate({ proposed, onCreate, onCancel, allowed, busy, labels }: NewTemplateProps) {
  const [name, setName] = useState(proposed);
  const ready = name.trim() !== '' && allowed && !busy;
  return (
    <form
      data-takes-escape
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onCreate(name.trim());
      }}
    >
      <TextInput
        label={labels.name}
        value={name}
        onChange={setName}
        required
        maxLength={TEMPLATE_NAME_LIMIT}
        autoComplete="off"
        focusOnAppear
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={!ready} busy={busy}>
          {labels.create}
        </Button>
      </div>
    </form>
  );
}
