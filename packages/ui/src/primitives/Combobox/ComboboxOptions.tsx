import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboboxOption } from './combobox-props.ts';
import type { OptionGroup } from './matching-options.ts';
import * as styles from './Combobox.css.ts';

interface ComboboxOptionsProps {
  id: string;
  groups: readonly OptionGroup[];
  value: string;
  /** Position of the option at hand among all of them. */
  active: number;
  onChoose: (option: ComboboxOption) => void;
  onPoint: (option: ComboboxOption) => void;
}

/** The options of a list, those that cannot be chosen under the reason for it. */
export function ComboboxOptions({ id, groups, value, active, onChoose, onPoint }: ComboboxOptionsProps) {
  const all = groups.flatMap(({ options }) => options);
  const optionOf = (option: ComboboxOption, reasonId?: string) => (
    <Option
      key={option.value}
      id={`${id}-${all.indexOf(option)}`}
      option={option}
      reasonId={reasonId}
      chosen={option.value === value}
      active={option === all[active]}
      onChoose={() => onChoose(option)}
      onPoint={() => onPoint(option)}
    />
  );
  return groups.map(({ reason, options }) =>
    reason === undefined ? (
      options.map((option) => optionOf(option))
    ) : (
      <Unavailable key={reason} reason={reason}>
        {(reasonId) => options.map((option) => optionOf(option, reasonId))}
      </Unavailable>
    ),
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
