import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { control } from '../control.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboboxLabels, ComboboxOption } from './Combobox.tsx';
import { groupByReason, matchingOptions } from './matching-options.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxListProps {
  id: string;
  options: readonly ComboboxOption[];
  value: string;
  onChoose: (value: string) => void;
  labels: ComboboxLabels;
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A search field over its list of options; the field keeps the focus while arrow keys move through the list. */
export function ComboboxList({ id, options, value, onChoose, labels }: ComboboxListProps) {
  const [query, setQuery] = useState('');
  const groups = groupByReason(matchingOptions(options, query));
  const found = groups.flatMap((group) => group.options);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      found.findIndex((option) => option.value === value),
    ),
  );
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
  const optionOf = (option: ComboboxOption, reasonId?: string) => (
    <Option
      key={option.value}
      id={`${id}-${found.indexOf(option)}`}
      option={option}
      reasonId={reasonId}
      chosen={option.value === value}
      active={option === found[active]}
      onChoose={() => choose(option)}
      onPoint={() => setActive(found.indexOf(option))}
    />
  );
  return (
    <>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        aria-label={labels.search}
        placeholder={labels.search}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className={control}
      />
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist can neither be styled nor show two names */}
      <div id={`${id}-list`} role="listbox" aria-label={labels.name} tabIndex={-1} ref={list} className={styles.list}>
        {groups.map(({ reason, options: together }) =>
          reason === undefined ? (
            together.map((option) => optionOf(option))
          ) : (
            <Unavailable key={reason} reason={reason}>
              {(reasonId) => together.map((option) => optionOf(option, reasonId))}
            </Unavailable>
          ),
        )}
      </div>
      <div aria-live="polite" className={styles.news}>
        {found.length === 0 && <p className={styles.nothing}>{labels.nothingFound}</p>}
      </div>
    </>
  );
}

interface UnavailableProps {
  reason: string;
  children: (reasonId: string) => ReactNode;
}

/** Options that cannot be chosen now, under the reason for it. */
function Unavailable({ reason, children }: UnavailableProps) {
  const id = useId();
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.nothing}>
        {reason}
      </p>
      {children(id)}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: ComboboxOption;
  /** Where it is said why it cannot be chosen; undefined where it can. */
  reasonId: string | undefined;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function Option({ id, option, reasonId, chosen, active, onChoose, onPoint }: OptionProps) {
  const { label, hint, lang, dir } = option;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
    <div
      id={id}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- goes with the listbox
      role="option"
      aria-selected={chosen}
      aria-disabled={reasonId !== undefined || undefined}
      aria-describedby={reasonId}
      tabIndex={-1}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={styles.option({ active })}
    >
      <bdi lang={lang} dir={dir}>
        {label}
      </bdi>
      {hint !== undefined && hint !== label && <span className={styles.hint}>{hint}</span>}
      {chosen && <Icon name="check" />}
    </div>
  );
}
