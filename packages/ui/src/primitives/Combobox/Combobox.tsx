import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { usePopover } from '../Popover/use-popover.tsx';
import { deferred } from '../use-deferred.ts';
import type { ComboboxListProps } from './ComboboxList.tsx';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption } from './combobox-props.ts';

const useDeferredList = deferred<ComboboxListProps>(async () => (await import('./ComboboxList.tsx')).ComboboxList);

/** The list, whose code loads after that of the page; null until it is there. */
function useComboboxList(open: boolean, onMissing: () => void) {
  const List = useDeferredList(open, onMissing);
  return List === null ? null : (props: ComboboxListProps) => <List {...props} />;
}

export interface ComboboxProps {
  /** The choices, in the order shown while nothing is typed. */
  options: readonly ComboboxOption[];
  /** The chosen value, or '' while there is none. */
  value: string;
  /** Called with the chosen value. */
  onChange: (value: string) => void;
  /** Name of the choice ("Answer language"). */
  label: string;
  /** Name of the search field. */
  searchLabel: string;
  /** Said when no option matches. */
  nothingFound: string;
  /**
   * `quiet` for toolbars.
   * @default 'secondary'
   */
  variant?: 'secondary' | 'quiet';
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
  /** Drawing before the chosen name. */
  icon?: IconName;
}

/** One of many choices, found by typing a few letters of its name. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    label,
    searchLabel,
    nothingFound,
    variant = 'secondary',
    disabled = false,
    icon,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string) => {
    setOpen(false);
    onChange(next);
  };
  const list = useComboboxList(open, () => setOpen(false));
  const { button, panel } = usePopover({ open: open && list !== null, change: setOpen });
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    // The page would scroll.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Button
        {...button}
        onKeyDown={openByArrow}
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'medium'}
        {...(icon === undefined ? {} : { icon })}
        iconEnd="chevronDown"
        disabled={disabled}
      >
        <span className={styles.name}>{label}: </span>
        <bdi lang={chosen?.lang}>{chosen?.label ?? ''}</bdi>
      </Button>
      {panel({
        label,
        align: 'start',
        side: 'bottom',
        offset: 4,
        className: styles.popover,
        children: list?.({ id, options, value, label, searchLabel, nothingFound, onChoose: choose }),
      })}
    </>
  );
}
