import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../../primitives/Combobox/combobox-props.ts';
import { CopyOutcomeButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { useCopying, type RichText } from '../../primitives/CopyButton/use-copying.ts';
import { DropdownMenu, type MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import type { IconName } from '../../primitives/Icon/icon-paths.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { actions, end } from './AnswerActions.css.ts';
import { messages } from './AnswerActions.messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface AnswerActionsProps {
  /** Makes what is copied, references included. */
  copied: () => Promise<RichText>;
  /** Makes what is copied without references and their numbers; left out where the answer has none. */
  copiedAlone?: () => Promise<RichText>;
  /** Prints the answer; left out where there is nothing to print. */
  onPrint?: () => void;
  /** Saves the answer as a document of Word; left out where there is nothing to save. */
  onWord?: () => void;
  /** 0 none, 1 thumbs down, 2 thumbs up. */
  vote: 0 | 1 | 2;
  /** Called with the new vote; pressing the same thumb again takes it back (0). */
  onVote: (vote: 0 | 1 | 2) => void;
  /** Opens the table view; left out where the answer has no table. */
  onTables?: () => void;
  /** Saves the articles it cites; left out where it cites none that can be saved. */
  onSave?: () => void;
  /** Follows the answer, or ends that; left out where it cannot be followed. */
  onFollow?: () => void;
  /**
   * Whether the answer is followed.
   * @default false
   */
  followed?: boolean;
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
}

/** What can be done with a finished answer: the first things as buttons, the others in a menu. */
export function AnswerActions(props: AnswerActionsProps) {
  const { t } = useMessages();
  const { copied, vote, onVote, onSave, onFollow, followed = false, busy = false } = props;
  const { onRegenerate, language, languages, onAnswerIn } = props;
  const { outcome, copy } = useCopying();
  const thumb = (value: 1 | 2) => onVote(vote === value ? 0 : value);
  const further = furtherActions(props, copy, t);
  return (
    <fieldset aria-label={t(messages.name)} className={actions}>
      <CopyOutcomeButton outcome={outcome} onCopy={() => copy(copied)} />
      <IconButton
        icon="thumbUp"
        size="small"
        label={t(messages.thumbsUp)}
        pressed={vote === 2}
        onClick={() => thumb(2)}
      />
      <IconButton
        icon="thumbDown"
        size="small"
        label={t(messages.thumbsDown)}
        pressed={vote === 1}
        onClick={() => thumb(1)}
      />
      {onSave !== undefined && <IconButton icon="bookmark" size="small" label={t(messages.save)} onClick={onSave} />}
      {onFollow !== undefined && (
        <IconButton icon="bell" size="small" label={t(messages.follow)} pressed={followed} onClick={onFollow} />
      )}
      <IconButton icon="refresh" size="small" label={t(messages.regenerate)} disabled={busy} onClick={onRegenerate} />
      {further.length > 0 && (
        <DropdownMenu
          label={t(messages.more)}
          items={further}
          align="start"
          trigger={<IconButton icon="more" size="small" label={t(messages.more)} tooltip={false} />}
        />
      )}
      <span className={end}>
        <Combobox
          variant="quiet"
          options={languages}
          value={language}
          onChange={onAnswerIn}
          label={t(messages.language)}
          searchLabel={t(messages.languageSearch)}
          nothingFound={t(messages.languageNone)}
          disabled={busy}
        />
      </span>
    </fieldset>
  );
}

function furtherActions(
  { copiedAlone, onPrint, onWord, onTables }: AnswerActionsProps,
  copy: ReturnType<typeof useCopying>['copy'],
  t: Messages['t'],
): MenuItem[] {
  const item = (id: 'copyAlone' | 'print' | 'word' | 'tables', icon: IconName, onSelect?: () => void): MenuItem[] =>
    onSelect === undefined ? [] : [{ id, icon, label: t(messages[id]), onSelect }];
  return [
    ...item('copyAlone', 'copy', copiedAlone && (() => copy(copiedAlone))),
    ...item('print', 'document', onPrint),
    ...item('word', 'download', onWord),
    ...item('tables', 'table', onTables),
  ];
}
