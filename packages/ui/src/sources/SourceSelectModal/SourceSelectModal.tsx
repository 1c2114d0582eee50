import type { SourceOption } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import * as styles from './SourceSelectModal.css.ts';
import type { SourceSelectModalLabels } from './source-select-labels.ts';

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
  /** Its words, in the user’s language. */
  labels: SourceSelectModalLabels;
}

/** Chooses the sources that questions are answered from; several at once, at least one. */
export function SourceSelectModal(props: SourceSelectModalProps) {
  // What is chosen in it is kept only while it is open, so that cancelling leaves nothing behind.
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal(props: SourceSelectModalProps) {
  const { onClose, options, onApply, state = 'ready', labels } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(props.selected));
  const usable = options.filter(({ disabled, value }) => !disabled && chosen.has(value)).map(({ value }) => value);
  const ready = state === 'ready' && options.length > 0;
  return (
    <Modal
      open
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      description={labels.description}
      closeLabel={labels.close}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" disabled={!ready || usable.length === 0} onClick={() => onApply(usable)}>
            {labels.apply}
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
        labels={labels}
      />
      <div role="alert" className={styles.news}>
        {ready && usable.length === 0 && <p className={styles.none}>{labels.none}</p>}
      </div>
    </Modal>
  );
}
