import type { FormEvent, PointerEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import * as styles from './SearchBar.css.ts';

/** Ways to search (specification §2), in the order of their tabs. */
export const SEARCH_MODES = ['simple', 'pico', 'query', 'category'] as const;

export type SearchMode = (typeof SEARCH_MODES)[number];

/** Words of a SearchBar. */
export interface SearchBarLabels {
  /** Names the search, for assistive technology. */
  name: string;
  /** Names the list of tabs. */
  modes: string;
  mode: Record<SearchMode, string>;
  search: string;
}

export interface SearchBarProps {
  /** The chosen mode. */
  mode: SearchMode;
  /** Called with the mode whose tab is chosen. */
  onModeChange: (mode: SearchMode) => void;
  /** What each mode is filled in with: a search field, a sentence, an editor, a picker. */
  panels: Record<SearchMode, ReactNode>;
  /** Called when a user searches, by button or by Enter in a field. */
  onSearch: () => void;
  /** Why a search cannot start yet ("Name the patients first"); left out when it can. */
  blocked?: string;
  /**
   * Shows that a search runs.
   * @default false
   */
  busy?: boolean;
  /** At the foot, before the button: what a search would find, or why it cannot be counted. */
  status?: ReactNode;
  /** Its words, in the user’s language. */
  labels: SearchBarLabels;
}

const ICONS = { simple: 'search', pico: 'user', query: 'edit', category: 'list' } as const;

/** A press can end a field, whose text then becomes a term and moves the button from under the pointer; it is kept here. */
function holdPress({ currentTarget, pointerId, nativeEvent }: PointerEvent<HTMLButtonElement>): void {
  if (nativeEvent.isTrusted) currentTarget.setPointerCapture(pointerId);
}

/** One search with four ways to say what is looked for. */
export function SearchBar(props: SearchBarProps) {
  const { mode, onModeChange, panels, onSearch, blocked, busy = false, status, labels } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked === undefined && !busy) onSearch();
  };
  return (
    <search aria-label={labels.name}>
      <form onSubmit={submit} className={styles.bar}>
        <Tabs
          label={labels.modes}
          value={mode}
          onChange={onModeChange}
          items={SEARCH_MODES.map((value) => ({
            value,
            label: labels.mode[value],
            icon: ICONS[value],
            content: panels[value],
          }))}
        />
        <div className={styles.foot}>
          {status !== undefined && <span className={styles.status}>{status}</span>}
          {blocked !== undefined && <span className={styles.blocked}>{blocked}</span>}
          <Button
            type="submit"
            variant={blocked === undefined ? 'primary' : 'secondary'}
            icon="search"
            busy={busy}
            aria-disabled={blocked !== undefined || undefined}
            onPointerDown={holdPress}
          >
            {labels.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
