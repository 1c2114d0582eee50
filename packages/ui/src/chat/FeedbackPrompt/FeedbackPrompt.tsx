import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import * as styles from './FeedbackPrompt.css.ts';

/** Words of the prompt. */
export interface FeedbackPromptLabels {
  question: string;
  placeholder: string;
  send: string;
  skip: string;
  /** Thanks a user once it is sent. */
  sent: string;
}

export interface FeedbackPromptProps {
  /** Called with the trimmed text, never an empty one. */
  onSend: (text: string) => void;
  /** Closes the prompt without a word. */
  onSkip: () => void;
  /**
   * `sending` while it is saved, `sent` once it is.
   * @default 'open'
   */
  state?: 'open' | 'sending' | 'sent';
  /**
   * Why it could not be sent.
   * @default ''
   */
  error?: string;
  /** Its words, in the user’s language. */
  labels: FeedbackPromptLabels;
}

/** Asks what was wrong after a thumbs down. */
export function FeedbackPrompt({ onSend, onSkip, state = 'open', error = '', labels }: FeedbackPromptProps) {
  const [text, setText] = useState('');
  const ready = text.trim() !== '';
  return (
    <div>
      {/* Always there, because a region that appears with its message stays silent. */}
      <output>{state === 'sent' ? labels.sent : ''}</output>
      {state !== 'sent' && (
        <form
          className={styles.prompt}
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) onSend(text.trim());
          }}
        >
          <TextArea
            label={labels.question}
            placeholder={labels.placeholder}
            value={text}
            onChange={setText}
            maxLength={10_000}
            error={error}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" disabled={!ready} busy={state === 'sending'}>
              {labels.send}
            </Button>
            <Button variant="quiet" onClick={onSkip}>
              {labels.skip}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
