import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './SearchInput.css.ts';

export interface SearchInputProps {
  /** What is searched ("Find a chat"); for assistive technology unless `labelShown`. */
  label: string;
  /**
   * Shows the label above the field.
   * @default false
   */
  labelShown?: boolean;
  /** What is written in it. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Called with the text once writing pauses for `delay`, and at once on Enter or when it is emptied. */
  onSearch?: (value: string) => void;
  /**
   * Pause in milliseconds before `onSearch` (specification §9).
   * @default 300
   */
  delay?: number;
  /** Example shown while it is empty. */
  placeholder?: string;
  /** Name of the button that empties it. */
  clearLabel: string;
  /**
   * Shows that a search runs.
   * @default false
   */
  busy?: boolean;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** Calls `onSearch` once after a pause; the returned function calls it now instead. */
function useSettled(onSearch: SearchInputProps['onSearch'], delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (value: string, now: boolean) => {
    clearTimeout(timer.current);
    if (now) latest.current?.(value);
    else timer.current = setTimeout(() => latest.current?.(value), delay);
  };
}

/** Text to look for. Enter searches at once, Esc empties the field. */
export function SearchInput(props: SearchInputProps) {
  const { label, labelShown = false, value, onChange, onSearch, delay = 300, placeholder } = props;
  const { clearLabel, busy = false, disabled = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const settle = useSettled(onSearch, delay);
  const change = (next: string) => {
    onChange(next);
    settle(next, next === '');
  };
  const clear = () => {
    change('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') settle(value, true);
    // An empty field leaves Esc to the dialog or panel around it.
    else if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      event.stopPropagation();
      change('');
    }
  };
  return (
    <Field label={label} labelHidden={!labelShown}>
      {(field) => (
        <span className={styles.frame}>
          <span className={styles.glass}>{busy ? <Spinner size="small" /> : <Icon name="search" />}</span>
          <input
            {...field}
            ref={input}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            dir={value === '' ? undefined : 'auto'}
            aria-busy={busy || undefined}
            data-takes-escape={value === '' ? undefined : true}
            disabled={disabled}
            placeholder={placeholder}
            value={value}
            onChange={(event) => change(event.target.value)}
            onKeyDown={press}
            className={styles.input}
          />
          {value !== '' && !disabled && (
            <span className={styles.clear}>
              {/* In a dialog, a tooltip that goes as the focus leaves would take the focus along. */}
              <IconButton icon="close" label={clearLabel} tooltip={false} onClick={clear} />
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
