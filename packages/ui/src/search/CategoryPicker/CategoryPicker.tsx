import type { Specialty } from '@footnote/domain';
import { useState } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { matchingSpecialties } from './matching-specialties.ts';
import { messages } from './CategoryPicker.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './CategoryPicker.css.ts';

export interface CategoryPickerProps {
  /** The medical taxonomy (specification §3), in the order of the page's language. */
  specialties: readonly Specialty[];
  /** Ids of the chosen categories. */
  selected: readonly string[];
  /** Called with all chosen ids after one changed, in the order of the taxonomy. */
  onChange: (selected: readonly string[]) => void;
}

/** Chooses fields of medicine: twenty specialties, each of which opens onto its categories. */
export function CategoryPicker({ specialties, selected, onChange }: CategoryPickerProps) {
  const { t } = useMessages();
  const [find, setFind] = useState('');
  const chosen = new Set(selected);
  const shown = matchingSpecialties(specialties, find);
  const set = (ids: readonly string[], on: boolean) => {
    const changed = new Set(ids);
    const every = specialties.flatMap(({ categories }) => categories.map(({ id }) => id));
    onChange(every.filter((id) => (changed.has(id) ? on : chosen.has(id))));
  };
  const chips = specialties.flatMap(({ categories }) => categories.filter(({ id }) => chosen.has(id)));
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t(messages.name)}</legend>
      <SearchInput
        label={t(messages.find)}
        clearLabel={t(messages.clearFind)}
        placeholder={t(messages.find)}
        value={find}
        onChange={setFind}
      />
      {chips.length > 0 && (
        <ul aria-label={t(messages.selection)} className={styles.chips}>
          {chips.map(({ id, label }) => (
            <li key={id}>
              <Chip
                label={label}
                removeLabel={t(messages.remove, { category: label })}
                onRemove={() => set([id], false)}
              />
            </li>
          ))}
        </ul>
      )}
      <output className={styles.nothing}>{shown.length === 0 ? t(messages.nothingFound) : ''}</output>
      <ul className={styles.list}>
        {shown.map((specialty) => (
          <li key={specialty.id} className={styles.item}>
            <SpecialtyPart specialty={specialty} chosen={chosen} onSet={set} searching={find !== ''} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SpecialtyPartProps {
  specialty: Specialty;
  chosen: ReadonlySet<string>;
  onSet: (ids: readonly string[], on: boolean) => void;
  /** Opens every part, so that what was found is in sight. */
  searching: boolean;
}

function SpecialtyPart({ specialty, chosen, onSet, searching }: SpecialtyPartProps) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  const open = opened || searching;
  const { label, categories } = specialty;
  const count = categories.filter(({ id }) => chosen.has(id)).length;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-disabled={searching || undefined}
        onClick={() => setOpened(searching ? opened : !opened)}
        className={styles.opener}
      >
        <span className={styles.arrow({ open })}>
          <Icon name="chevronEnd" mirrored={!open} />
        </span>
        <bdi className={styles.name}>{label}</bdi>
        {count > 0 && <span className={styles.count}>{t(messages.chosen, { count, total: categories.length })}</span>}
      </button>
      {open && (
        <div className={styles.categories}>
          {!searching && (
            <Checkbox
              label={t(messages.all, { specialty: label })}
              checked={count === categories.length}
              onChange={(on) =>
                onSet(
                  categories.map(({ id }) => id),
                  on,
                )
              }
            />
          )}
          {categories.map((category) => (
            <Checkbox
              key={category.id}
              label={category.label}
              checked={chosen.has(category.id)}
              onChange={(on) => onSet([category.id], on)}
            />
          ))}
        </div>
      )}
    </>
  );
}
