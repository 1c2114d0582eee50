import { TEMPLATE_NAME_LIMIT } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { messages } from './FormatEditor.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerFormatModal.css.ts';

interface NewTemplateProps {
  /** Name that is proposed; '' for none. */
  proposed: string;
  onCreate: (name: string) => void;
  onCancel: () => void;
  /** Whether the format can be saved as it stands. */
  allowed: boolean;
  busy: boolean;
}

/** Asks for the name of a new template. */
export function NewTemplate({ proposed, onCreate, onCancel, allowed, busy }: NewTemplateProps) {
  const { t } = useMessages();
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
        label={t(messages.name)}
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
          {t(messages.cancel)}
        </Button>
        <Button type="submit" variant="primary" disabled={!ready} busy={busy}>
          {t(messages.create)}
        </Button>
      </div>
    </form>
  );
}
