import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import type { ComboboxLabels, ComboboxOption } from '../../primitives/Combobox/combobox-props.ts';
import { CopyButton, type CopyButtonLabels, type RichText } from '../../primitives/CopyButton/CopyButton.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { actions, end } from './AnswerActions.css.ts';

/** Words of the actions. */
export interface AnswerActionsLabels {
  /** Names the row. */
  name: string;
  copy: CopyButtonLabels;
  thumbsUp: string;
  thumbsDown: string;
  tables: string;
  regenerate: string;
  /** Words of "answer in another language". */
  language: ComboboxLabels;
}

export interface AnswerActionsProps {
  /** Makes what is copied, references included. */
  copied: () => Promise<RichText>;
  /** 0 none, 1 thumbs down, 2 thumbs up. */
  vote: 0 | 1 | 2;
  /** Called with the new vote; pressing the same thumb again takes it back (0). */
  onVote: (vote: 0 | 1 | 2) => void;
  /** Opens the table view; left out where the answer has no table. */
  onTables?: () => void;
  /** Asks the same again. */
  onRegenerate: () => void;
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Languages answers can be given in. */
  languages: readonly ComboboxOption[];
  /** Asks for the same answer in another language. */
  onAnswerIn: (language: string) => void;
  /**
   * Keeps actions that ask the server from being started while it is busy.
   * @default false
   */
  busy?: boolean;
  /** Its words, in the user’s language. */
  labels: AnswerActionsLabels;
}

/** What can be done with a finished answer. */
export function AnswerActions(props: AnswerActionsProps) {
  const { copied, vote, onVote, onTables, onRegenerate, language, languages, onAnswerIn, busy = false, labels } = props;
  const thumb = (value: 1 | 2) => onVote(vote === value ? 0 : value);
  return (
    <fieldset aria-label={labels.name} className={actions}>
      <CopyButton text={copied} labels={labels.copy} />
      <IconButton icon="thumbUp" size="small" label={labels.thumbsUp} pressed={vote === 2} onClick={() => thumb(2)} />
      <IconButton
        icon="thumbDown"
        size="small"
        label={labels.thumbsDown}
        pressed={vote === 1}
        onClick={() => thumb(1)}
      />
      {onTables !== undefined && <IconButton icon="table" size="small" label={labels.tables} onClick={onTables} />}
      <IconButton icon="refresh" size="small" label={labels.regenerate} disabled={busy} onClick={onRegenerate} />
      <span className={end}>
        <Combobox
          variant="quiet"
          options={languages}
          value={language}
          onChange={onAnswerIn}
          labels={labels.language}
          disabled={busy}
        />
      </span>
    </fieldset>
  );
}
