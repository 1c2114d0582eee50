import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { messages } from './FeedbackPrompt.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './FeedbackPrompt.css.ts';

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
}

/** Asks what was wrong after a thumbs down. */
export function FeedbackPrompt({ onSend, onSkip, state = 'open', error = '' }: FeedbackPromptProps) {
  const { t } = useMessages();
  const [text, setText] = useState('');
  const ready = text.trim() !== '';
  return (
    <div>
      {/* Always there, because a region that appears with its message stays silent. */}
      <output>{state === 'sent' ? t(messages.sent) : ''}</output>
      {state !== 'sent' && (
        <form
          className={styles.prompt}
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) onSend(text.trim());
          }}
        >
          <TextArea
            label={t(messages.question)}
            placeholder={t(messages.placeholder)}
            value={text}
            onChange={setText}
            maxLength={10_000}
            error={error}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" disabled={!ready} busy={state === 'sending'}>
              {t(messages.send)}
            </Button>
            <Button variant="quiet" onClick={onSkip}>
              {t(messages.skip)}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
