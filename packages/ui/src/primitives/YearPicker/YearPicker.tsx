import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { YearGrid } from './YearGrid.tsx';
import { yearPickerMessages } from './year-picker.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './YearPicker.css.ts';

export interface YearPickerProps {
  /** Name of the field ("Published since"). */
  label: string;
  /** The year, or null for any. */
  value: number | null;
  /** Called with the chosen year, or null when it is taken away. */
  onChange: (year: number | null) => void;
  /** First year that can be chosen. */
  min: number;
  /** Last year that can be chosen; usually this year. */
  max: number;
  /** One line that helps to choose. */
  hint?: string;
  /** What is wrong with the year. */
  error?: string;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** A year, chosen from decades. Where years are typed by the dozen use NumberInput. */
export function YearPicker(props: YearPickerProps) {
  const { t } = useMessages();
  const { label, value, onChange, min, max, hint, error, disabled = false } = props;
  const [open, setOpen] = useState(false);
  const choose = (year: number | null) => {
    setOpen(false);
    onChange(year);
  };
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  return (
    <Field label={label} {...optional}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Popover
          label={label}
          open={open}
          onOpenChange={setOpen}
          trigger={
            <button
              type="button"
              id={id}
              aria-labelledby={`${id}-label ${id}-value`}
              aria-describedby={describedBy}
              data-invalid={error === undefined || error === '' ? undefined : true}
              disabled={disabled}
              className={styles.trigger({ empty: value === null })}
            >
              <span id={`${id}-value`}>{value ?? t(yearPickerMessages.any)}</span>
              <Icon name="calendar" />
            </button>
          }
        >
          <div className={styles.picker}>
            <YearGrid name={label} value={value} min={min} max={max} onChoose={choose} />
            {value !== null && (
              <Button variant="quiet" size="small" onClick={() => choose(null)}>
                {t(yearPickerMessages.any)}
              </Button>
            )}
          </div>
        </Popover>
      )}
    </Field>
  );
}
