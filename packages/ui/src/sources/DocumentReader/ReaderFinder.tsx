import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { messages } from './DocumentReader.messages.ts';
import * as styles from './DocumentReader.css.ts';

/** What is looked for in a document, and what was found. */
export interface ReaderSearch {
  /** What is looked for; '' for nothing. */
  query: string;
  /** Called with what is written. */
  onChange: (query: string) => void;
  /** How many matches there are so far. */
  count: number;
  /** Number of the match that is shown, from 1; 0 where none is. */
  current: number;
  /** Called with 1 for the next match and −1 for the one before. */
  onStep: (step: 1 | -1) => void;
  /** Whether pages are still being searched. */
  busy: boolean;
}

interface ReaderFinderProps {
  id: string;
  search: ReaderSearch;
  onClose: () => void;
}

/** Looks for words in the document. Enter goes to the next match, with Shift to the one before; Esc ends it. */
export function ReaderFinder({ id, search, onClose }: ReaderFinderProps) {
  const { t } = useMessages();
  const { query, onChange, count, current, onStep, busy } = search;
  const press = (event: KeyboardEvent) => {
    const written = event.target instanceof HTMLInputElement;
    if (!written || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && query === '') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the field in it
    <search id={id} data-takes-escape className={styles.finder} onKeyDown={press}>
      <span className={styles.finderField}>
        <SearchInput
          label={t(messages.find)}
          placeholder={t(messages.find)}
          value={query}
          onChange={onChange}
          clearLabel={t(messages.clearFind)}
          busy={busy}
        />
      </span>
      <output className={styles.count}>{query.trim() === '' ? '' : outcome()}</output>
      <IconButton
        icon="arrowUp"
        label={t(messages.previousFound)}
        tooltip={false}
        disabled={count === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon="arrowDown"
        label={t(messages.nextFound)}
        tooltip={false}
        disabled={count === 0}
        onClick={() => onStep(1)}
      />
    </search>
  );

  function outcome(): string {
    if (count > 0) return current === 0 ? t(messages.foundElsewhere, { count }) : t(messages.found, { current, count });
    return t(busy ? messages.finding : messages.foundNothing);
  }
}
