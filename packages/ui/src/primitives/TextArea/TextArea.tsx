import type { KeyboardEvent, Ref } from 'react';
import { vars } from '../../theme/theme.css.ts';
import { Field } from '../Field/Field.tsx';
import { textArea } from './TextArea.css.ts';

export interface TextAreaProps {
  /** Name of the field. */
  label: string;
  /**
   * Keeps the name for assistive technology only.
   * @default false
   */
  labelHidden?: boolean;
  /** What is written in it. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Example shown while it is empty. */
  placeholder?: string;
  /** One line that helps to fill it in. */
  hint?: string;
  /** What is wrong with its value. */
  error?: string;
  /**
   * Marks it with an asterisk; it must be filled in.
   * @default false
   */
  required?: boolean;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
  /** Most characters it takes. */
  maxLength?: number;
  /**
   * Lines it shows while empty; it grows with its text up to ten.
   * @default 2
   */
  rows?: number;
  /**
   * `plain` leaves the frame to the parent, as in the composer.
   * @default 'field'
   */
  frame?: 'field' | 'plain';
  /** Called on Enter, which then begins no line; Shift+Enter still does, and what an input method composes is never cut short. */
  onEnter?: () => void;
  /** The textarea itself, for moving the focus there. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field that grows with its text does not heed `rows`. */
function heightOf(rows: number): string {
  return `calc(${rows}lh + ${vars.space.x4})`;
}

/** Several lines of text; grows with what is written. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden = false,
    hint,
    error,
    required = false,
    value,
    onChange,
    frame = 'field',
    onEnter,
    ...area
  } = props;
  const { rows = 2, ...rest } = area;
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari ends a composition before the Enter that ended it arrives; that one has code 229.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (onEnter === undefined || event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field label={label} labelHidden={labelHidden} required={required} {...optional}>
      {(field) => (
        <textarea
          {...rest}
          {...field}
          // An empty field takes the direction of the page, or its placeholder would stand on the wrong side.
          dir={value === '' ? undefined : 'auto'}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          className={textArea({ frame })}
          style={frame === 'field' ? { minBlockSize: heightOf(rows) } : undefined}
        />
      )}
    </Field>
  );
}
