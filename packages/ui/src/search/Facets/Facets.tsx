import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Facets.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './Facets.css.ts';

/** One value that results can be narrowed to. */
export interface FacetOption {
  value: string;
  /** As shown. */
  label: string;
  /** Results that have it, under the filters as they are. */
  count: number;
}

/** A property of the results and its values, the most frequent first. */
export interface FacetGroup {
  /** Stable key ("study_type"). */
  id: string;
  /** Its name. */
  label: string;
  options: readonly FacetOption[];
  /** Chosen values; those without an option any more are kept. */
  selected: readonly string[];
}

export interface FacetsProps {
  /** Properties in order; one without values is not shown. */
  groups: readonly FacetGroup[];
  /** Called with a group and the values chosen in it after one changed. */
  onChange: (group: string, selected: readonly string[]) => void;
  /** Takes every choice away. */
  onClear: () => void;
  /** Writes a whole number. */
  number: (value: number) => string;
}

/** Options of a group shown before a user asks for more. */
const FIRST_OPTIONS = 6;

/** Narrows results by what they have; each value says how many would be left. */
export function Facets({ groups, onChange, onClear, number }: FacetsProps) {
  const { t } = useMessages();
  const any = groups.some(({ selected }) => selected.length > 0);
  return (
    <section aria-label={t(messages.name)} className={styles.facets}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(messages.name)}</h2>
        {any && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t(messages.clear)}
          </Button>
        )}
      </header>
      {groups
        .filter(({ options }) => options.length > 0)
        .map((group) => (
          <Group key={group.id} group={group} onChange={(selected) => onChange(group.id, selected)} number={number} />
        ))}
    </section>
  );
}

interface GroupProps {
  group: FacetGroup;
  onChange: (selected: readonly string[]) => void;
  number: (value: number) => string;
}

function Group({ group, onChange, number }: GroupProps) {
  const { t } = useMessages();
  const [all, setAll] = useState(false);
  const { label, options, selected } = group;
  const chosen = new Set(selected);
  // What is chosen stays in sight, or a user could not take it away again.
  const shown = options.filter(({ value }, index) => all || index < FIRST_OPTIONS || chosen.has(value));
  const set = (value: string, on: boolean) =>
    onChange(on ? [...selected, value] : selected.filter((other) => other !== value));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {shown.map(({ value, label: name, count }) => (
        <div key={value} className={styles.option}>
          <Checkbox
            label={name}
            checked={chosen.has(value)}
            disabled={count === 0 && !chosen.has(value)}
            onChange={(on) => set(value, on)}
          />
          <span title={t(messages.results, { count })} className={styles.count}>
            <span aria-hidden="true">{number(count)}</span>
            <VisuallyHidden>{t(messages.results, { count })}</VisuallyHidden>
          </span>
        </div>
      ))}
      {(all ? options.length > FIRST_OPTIONS : options.length > shown.length) && (
        <Button variant="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t(messages.fewer) : t(messages.more, { count: options.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
