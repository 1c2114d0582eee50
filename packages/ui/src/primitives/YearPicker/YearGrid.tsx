import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDirection } from '../../theme/use-direction.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { decadeOf, yearAfterKey } from './year-moves.ts';
import { yearPickerMessages } from './year-picker.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './YearPicker.css.ts';

interface YearGridProps {
  name: string;
  value: number | null;
  min: number;
  max: number;
  onChoose: (year: number) => void;
}

/** Ten years at a time, with steps to the decades around them. */
export function YearGrid({ name, value, min, max, onChoose }: YearGridProps) {
  const rtl = useDirection() === 'rtl';
  const [active, setActive] = useState(() => Math.min(Math.max(value ?? max, min), max));
  const years = useRef<HTMLDivElement>(null);
  const stayed = useRef(false);
  const decade = decadeOf(active);
  useEffect(() => {
    const button = years.current?.children[active - decadeOf(active)];
    if (!stayed.current && button instanceof HTMLElement) button.focus({ preventScroll: true });
    stayed.current = false;
  }, [active]);
  const leaf = (by: number) => {
    const next = Math.min(Math.max(active + by, min), max);
    // The focus stays on the button, so that it can be pressed again; at either end it moves on to the years.
    stayed.current = decadeOf(next) > min && decadeOf(next) + 9 < max;
    setActive(next);
  };
  const press = (event: KeyboardEvent) => {
    const next = yearAfterKey(event.key, active, { min, max, rtl });
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <div className={styles.picker}>
      <DecadeHeader decade={decade} min={min} max={max} onLeaf={leaf} />
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend of its own */}
      <div role="group" aria-label={name} ref={years} className={styles.years}>
        {Array.from({ length: 10 }, (_, offset) => decade + offset).map((year) => (
          <button
            key={year}
            type="button"
            tabIndex={year === active ? 0 : -1}
            disabled={year < min || year > max}
            aria-pressed={year === value}
            onClick={() => onChoose(year)}
            onKeyDown={press}
            className={styles.year({ chosen: year === value })}
          >
            {year}
          </button>
        ))}
      </div>
    </div>
  );
}

interface DecadeHeaderProps {
  decade: number;
  min: number;
  max: number;
  onLeaf: (years: number) => void;
}

function DecadeHeader({ decade, min, max, onLeaf }: DecadeHeaderProps) {
  const { t } = useMessages();
  const arrow = { mirrored: true, tooltip: false } as const;
  const last = decade + 9;
  return (
    <div className={styles.header}>
      <IconButton
        {...arrow}
        icon="arrowBack"
        label={t(yearPickerMessages.earlier)}
        disabled={decade <= min}
        onClick={() => onLeaf(-10)}
      />
      <span aria-live="polite" className={styles.decade}>
        {`${Math.max(decade, min)}–${Math.min(last, max)}`}
      </span>
      <IconButton
        {...arrow}
        icon="arrowForward"
        label={t(yearPickerMessages.later)}
        disabled={last >= max}
        onClick={() => onLeaf(10)}
      />
    </div>
  );
}
