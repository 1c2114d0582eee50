import { useId, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { pageTitle } from '../../theme/typography.css.ts';
import { messages } from './QuestionBox.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './QuestionBox.css.ts';

export interface QuestionBoxProps {
  /** Heading of level 2, where the box stands by itself; it then is a region of the page. */
  title?: string;
  /** What is written in it. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called with the trimmed question, or with a pressed example; never with an empty or too long one, nor while `busy`. */
  onAsk: (question: string) => void;
  /** Questions that run when they are pressed; none leaves the heading out. */
  examples: readonly string[];
  /**
   * What keeps the question from being sent ("Shorten it to 1,000 words"); '' when nothing does.
   * @default ''
   */
  problem?: string;
  /** Shows that the chat is being opened with the question. */
  busy?: boolean;
  /** Below everything: that this is not medical advice. */
  note: ReactNode;
}

/** Takes a question on a page about the product and leads into the chat with it. Enter sends, Shift+Enter begins a line. */
export function QuestionBox(props: QuestionBoxProps) {
  const { t } = useMessages();
  const { title, value, onChange, onAsk, examples, problem = '', busy = false, note } = props;
  const titleId = useId();
  const Box = title === undefined ? 'div' : 'section';
  const ready = value.trim() !== '' && problem === '' && !busy;
  const send = () => ready && onAsk(value.trim());
  return (
    <Box {...(title === undefined ? {} : { 'aria-labelledby': titleId })} className={styles.box}>
      {title !== undefined && (
        <h2 id={titleId} className={pageTitle}>
          {title}
        </h2>
      )}
      <form
        aria-label={t(messages.question)}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.field}>
          <TextArea
            frame="plain"
            label={t(messages.question)}
            labelHidden
            placeholder={t(messages.placeholder)}
            rows={1}
            value={value}
            onChange={onChange}
            onEnter={send}
            {...(problem === '' ? {} : { error: problem })}
          />
        </div>
        {busy ? (
          <Spinner />
        ) : (
          <IconButton icon="send" variant="primary" type="submit" label={t(messages.send)} disabled={!ready} />
        )}
      </form>
      {examples.length > 0 && <Examples examples={examples} heading={t(messages.examples)} busy={busy} onAsk={onAsk} />}
      <div className={styles.note}>{note}</div>
    </Box>
  );
}

interface ExamplesProps {
  examples: readonly string[];
  heading: string;
  busy: boolean;
  onAsk: (question: string) => void;
}

function Examples({ examples, heading, busy, onAsk }: ExamplesProps) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={styles.examples}>
        {examples.map((question) => (
          <li key={question}>
            <button type="button" dir="auto" disabled={busy} onClick={() => onAsk(question)} className={styles.example}>
              <span className={styles.words}>{question}</span>
              <Icon name="arrowForward" mirrored />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
