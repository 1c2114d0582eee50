import type { ReactNode, Ref } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TokenUsage } from '../TokenUsage/TokenUsage.tsx';
import { messages } from './Composer.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './Composer.css.ts';

export interface ComposerProps {
  /** The question as written. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called with the trimmed question; never with an empty one, nor while `busy`. */
  onSend: (question: string) => void;
  /** Stops the running answer. */
  onStop: () => void;
  /** True while an answer runs: send becomes stop. */
  busy: boolean;
  /** Tokens of the question against their limit; above it nothing is sent. */
  usage?: { used: number; limit: number };
  /** What keeps the question from being sent. */
  error?: string;
  /** Filter chips, above the question. */
  chips?: ReactNode;
  /** Mode switches, filters and the answer language, below the question. */
  controls?: ReactNode;
  /**
   * Asks for a follow-up, where something was asked before.
   * @default false
   */
  followUp?: boolean;
  /** The question field, for focusing it. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Where a question is written. Enter sends, Shift+Enter begins a line; composing with an input method never sends. */
export function Composer(props: ComposerProps) {
  const { t } = useMessages();
  const { value, onChange, onSend, onStop, busy, usage, error, chips, controls, inputRef, followUp = false } = props;
  const over = usage !== undefined && usage.used > usage.limit;
  const ready = value.trim() !== '' && !busy && !over;
  const send = () => ready && onSend(value.trim());
  return (
    <form
      aria-label={t(messages.question)}
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {chips}
      <TextArea
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        frame="plain"
        label={t(messages.question)}
        labelHidden
        placeholder={t(followUp ? messages.placeholderFollowUp : messages.placeholder)}
        rows={1}
        value={value}
        onChange={onChange}
        onEnter={send}
        {...(error === undefined ? {} : { error })}
      />
      <div className={styles.foot}>
        <div className={styles.controls}>{controls}</div>
        {usage !== undefined && (
          <span className={styles.usage}>
            <TokenUsage {...usage} label={t(messages.usage)} />
          </span>
        )}
        {/* Keys keep them two buttons: one that turned from stop into submit while pressed would send the draft. */}
        {busy ? (
          <IconButton key="stop" icon="stop" variant="primary" label={t(messages.stop)} onClick={onStop} />
        ) : (
          <IconButton
            key="send"
            icon="send"
            variant="primary"
            type="submit"
            label={t(messages.send)}
            disabled={!ready}
          />
        )}
      </div>
    </form>
  );
}
