import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { termLanguage } from './frame-parts.ts';
import { questionFrameMessages } from '../question-frame.messages.ts';
import * as styles from './QuestionFrameChips.css.ts';

/** Characters of one term of a frame. */
const TERM_LIMIT = 300;

interface CorrectionChipProps {
  /** Which part it is: "Outcome". */
  name: string;
  /** The part as it is read. */
  words: string;
  /** The part as it is corrected. */
  value: string;
  /** What it can be changed to; empty where it may be any words. */
  choices: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Left out where it must stay. */
  onRemove?: () => void;
}

/** A part of a question as a button that opens its correction. */
export function CorrectionChip({ name, words, value, choices, onChange, onRemove }: CorrectionChipProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const close = (then: () => void) => {
    setOpen(false);
    then();
  };
  const said = { part: name, value: words };
  return (
    <Popover
      label={name}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" aria-label={t(questionFrameMessages.change, said)} className={styles.chip}>
          <bdi {...termLanguage(words, value)}>{words}</bdi>
        </button>
      }
    >
      <div className={styles.correction}>
        {choices.length > 0 ? (
          <Select label={name} options={choices} value={value} onChange={(next) => close(() => onChange(next))} />
        ) : (
          <TermField name={name} value={value} onChange={(next) => close(() => onChange(next))} />
        )}
        {onRemove !== undefined && (
          <Button size="small" variant="quiet" icon="trash" onClick={() => close(onRemove)}>
            {t(questionFrameMessages.remove, said)}
          </Button>
        )}
      </div>
    </Popover>
  );
}

function TermField({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) {
  const { t } = useMessages();
  const [text, setText] = useState(value);
  const term = text.trim();
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        if (term !== '') onChange(term);
      }}
    >
      <TextInput label={name} value={text} onChange={setText} maxLength={TERM_LIMIT} />
      <Button size="small" type="submit" disabled={term === '' || term === value}>
        {t(questionFrameMessages.apply)}
      </Button>
    </form>
  );
}
