import { QUESTION_TYPES, type QuestionFrame } from '@footnote/domain';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { framePartMessages, questionFrameMessages, questionTypeMessages } from '../question-frame.messages.ts';
import { termWords } from '../evidence-words.ts';
import { CorrectionChip } from './CorrectionChip.tsx';
import { framePartsOf, termLanguage, type FramePart } from './frame-parts.ts';
import * as styles from './QuestionFrameChips.css.ts';

export interface QuestionFrameChipsProps {
  /** How the question was read. */
  frame: QuestionFrame;
  /** Asks the question again as corrected; left out, the parts are only read. */
  onCorrect?: (frame: QuestionFrame) => void;
  /**
   * Keeps a correction from being asked while another answer runs.
   * @default false
   */
  busy?: boolean;
}

/** How a question was read, part by part; each part can be changed or taken away, and the question asked again. */
export function QuestionFrameChips({ frame, onCorrect, busy = false }: QuestionFrameChipsProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <div className={styles.frame}>
      <span id={id} className={styles.readAs}>
        {t(questionFrameMessages.readAs)}
      </span>
      {onCorrect === undefined ? (
        <ReadParts frame={frame} labelledBy={id} />
      ) : (
        <Corrections frame={frame} labelledBy={id} onCorrect={onCorrect} busy={busy} />
      )}
    </div>
  );
}

function ReadParts({ frame, labelledBy }: { frame: QuestionFrame; labelledBy: string }) {
  const { t } = useMessages();
  return (
    <ul aria-labelledby={labelledBy} className={styles.parts}>
      <li>
        <Tag label={t(questionTypeMessages[frame.type])} />
      </li>
      {framePartsOf(frame, t).map(({ key, words, value }) => (
        <li key={key} {...termLanguage(words, value)}>
          <Tag label={words} />
        </li>
      ))}
    </ul>
  );
}

interface CorrectionsProps extends Required<QuestionFrameChipsProps> {
  labelledBy: string;
}

function Corrections({ frame, labelledBy, onCorrect, busy }: CorrectionsProps) {
  const { t } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [correction, setCorrection] = useState<{ of: QuestionFrame; to: QuestionFrame } | null>(null);
  const draft = correction?.of === frame ? correction.to : frame;
  const parts = framePartsOf(draft, t);
  const correct = (to: QuestionFrame) => setCorrection({ of: frame, to });
  const remove = (part: FramePart) => {
    correct(part.without());
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-labelledby={labelledBy} className={styles.parts}>
        <li>
          <CorrectionChip
            name={t(framePartMessages.type)}
            words={t(questionTypeMessages[draft.type])}
            value={draft.type}
            choices={QUESTION_TYPES.map((type) => ({ value: type, label: t(questionTypeMessages[type]) }))}
            onChange={(value) =>
              correct({ ...draft, type: QUESTION_TYPES.find((type) => type === value) ?? draft.type })
            }
          />
        </li>
        {parts.map((part) => (
          <li key={part.key}>
            <CorrectionChip
              name={t(framePartMessages[part.part])}
              words={part.words}
              value={part.value}
              choices={part.choices.map((value) => ({ value, label: termWords(value, t) }))}
              onChange={(value) => correct(part.changed(value))}
              {...(parts.length === 1 ? {} : { onRemove: () => remove(part) })}
            />
          </li>
        ))}
      </ul>
      {draft !== frame && (
        <span className={styles.actions}>
          <Button size="small" variant="primary" disabled={busy} onClick={() => onCorrect(draft)}>
            {t(questionFrameMessages.ask)}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setCorrection(null)}>
            {t(questionFrameMessages.undo)}
          </Button>
        </span>
      )}
    </>
  );
}
