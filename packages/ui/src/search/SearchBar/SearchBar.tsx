import type { FormEvent, PointerEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { messages, modeMessages } from './SearchBar.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SearchBar.css.ts';

/** Ways to search (specification §2), in the order of their tabs. */
export const SEARCH_MODES = ['simple', 'pico', 'query', 'category'] as const;

export type SearchMode = (typeof SEARCH_MODES)[number];

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
}

const ICONS = { simple: 'search', pico: 'user', query: 'edit', category: 'list' } as const;

/** A press can end a field, whose text then becomes a term and moves the button from under the pointer; it is kept here. */
function holdPress({ currentTarget, pointerId, nativeEvent }: PointerEvent<HTMLButtonElement>): void {
  if (nativeEvent.isTrusted) currentTarget.setPointerCapture(pointerId);
}

/** One search with four ways to say what is looked for. */
export function SearchBar(props: SearchBarProps) {
  const { t } = useMessages();
  const { mode, onModeChange, panels, onSearch, blocked, busy = false, status } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blocked === undefined && !busy) onSearch();
  };
  return (
    <search aria-label={t(messages.name)}>
      <form onSubmit={submit} className={styles.bar}>
        <Tabs
          label={t(messages.modes)}
          value={mode}
          onChange={onModeChange}
          items={SEARCH_MODES.map((value) => ({
            value,
            label: t(modeMessages[value]),
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
            {t(messages.search)}
          </Button>
        </div>
      </form>
    </search>
  );
}
