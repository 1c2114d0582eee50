import type { SourceOption } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { messages } from './SourceSelectModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceSelectModal.css.ts';

export interface SourceSelectModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user cancels or closes it; nothing changes. */
  onClose: () => void;
  /** Sources to choose from, the web search as one, as `sourceOptions` makes them. */
  options: readonly SourceOption[];
  /** Values of the options that are chosen at present. */
  selected: readonly string[];
  /** Called with the chosen values in the order of the options; never with none. */
  onApply: (selected: readonly string[]) => void;
  /**
   * Whether the sources are there, on their way or could not be loaded.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user asks to load them again after an error. */
  onRetry?: () => void;
  /**
   * One line below the heading.
   * @default 'Answers draw on these sources only.'
   */
  description?: string;
  /** Stands below the sources: whose documents can be added to them, for whoever has none. */
  prompt?: ReactNode;
  /** Called with the value of a source whose documents a user wants to choose among; left out, only whole sources can be chosen. */
  onChooseDocuments?: (value: string) => void;
}

/** Chooses the sources that questions are answered from; several at once, at least one. */
export function SourceSelectModal(props: SourceSelectModalProps) {
  // What is chosen in it is kept only while it is open, so that cancelling leaves nothing behind.
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal(props: SourceSelectModalProps) {
  const { t } = useMessages();
  const { onClose, options, onApply, state = 'ready' } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(props.selected));
  const usable = options.filter(({ disabled, value }) => !disabled && chosen.has(value)).map(({ value }) => value);
  const ready = state === 'ready' && options.length > 0;
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={props.description ?? t(messages.description)}
      closeLabel={t(messages.close)}
      actions={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="primary" disabled={!ready || usable.length === 0} onClick={() => onApply(usable)}>
            {t(messages.apply)}
          </Button>
        </>
      }
    >
      <SourceChoice
        options={options}
        chosen={new Set(usable)}
        onChange={setChosen}
        state={state}
        onRetry={props.onRetry}
        onChooseDocuments={props.onChooseDocuments}
      />
      {props.prompt}
      <div role="alert" className={styles.news}>
        {ready && usable.length === 0 && <p className={styles.none}>{t(messages.none)}</p>}
      </div>
    </Modal>
  );
}
