import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { control } from '../control.css.ts';
import type { ComboboxOption } from './combobox-props.ts';
import { ComboboxOptions } from './ComboboxOptions.tsx';
import { groupByReason, matchingOptions } from './matching-options.ts';
import * as styles from './Combobox.css.ts';

export interface ComboboxListProps {
  id: string;
  options: readonly ComboboxOption[];
  value: string;
  onChoose: (value: string) => void;
  label: string;
  searchLabel: string;
  nothingFound: string;
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A search field over its list of options; the field keeps the focus while arrow keys move through the list. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, options, value, onChoose, label, searchLabel, nothingFound } = props;
  const [query, setQuery] = useState('');
  const groups = groupByReason(matchingOptions(options, query));
  const found = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(() => Math.max(0, found.map((option) => option.value).indexOf(value)));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const choose = (option: ComboboxOption) => {
    if (option.unavailable === undefined) onChoose(option.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    const option = found[active];
    if (move !== undefined) setActive(move(active, found.length - 1));
    else if (event.key === 'Enter' && option !== undefined) choose(option);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className={control}
      />
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor show two names */}
      <div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} ref={list} className={styles.list}>
        <ComboboxOptions
          id={id}
          groups={groups}
          value={value}
          active={active}
          onChoose={choose}
          onPoint={(option) => setActive(found.indexOf(option))}
        />
      </div>
      <div aria-live="polite" className={styles.news}>
        {found.length === 0 && <p className={styles.nothing}>{nothingFound}</p>}
      </div>
    </>
  );
}
