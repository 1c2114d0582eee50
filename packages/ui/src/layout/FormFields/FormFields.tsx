import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import * as styles from './FormFields.css.ts';

/** One field that is written in. */
export interface FormField<Name extends string> {
  /** Key of its value and its error. */
  name: Name;
  /** Its visible name. */
  label: string;
  /**
   * What is written in it; `whole` and `decimal` are numbers as they are written, `one-time-code` figures that an app shows.
   * @default 'text'
   */
  kind?:
    | 'text'
    | 'email'
    | 'tel'
    | 'whole'
    | 'decimal'
    | 'one-time-code'
    | 'multiline'
    | 'current-password'
    | 'new-password';
  /** What browsers may fill in, for text. */
  autoComplete?: string;
  /** One line that helps to fill it in. */
  hint?: string;
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
  /**
   * Puts the cursor in it when it appears; for one line of text a user has just asked for.
   * @default false
   */
  focusOnAppear?: boolean;
  /**
   * `half` lets two stand beside one another from 768 px on.
   * @default 'full'
   */
  width?: 'full' | 'half';
}

export interface FormFieldsProps<Name extends string> {
  /** The fields, in the order of Tab. */
  fields: readonly FormField<Name>[];
  /** What is written, by field. */
  values: Readonly<Record<Name, string>>;
  /** What is wrong, by field; a field without an error is missing. */
  errors?: Readonly<Partial<Record<Name, string>>>;
  /** Called with the field and its new text on every change. */
  onChange: (name: Name, value: string) => void;
}

/** Fields of a form under and beside one another. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>) {
  return (
    <div className={styles.grid}>
      {props.fields.map((field) => (
        <div key={field.name} className={styles.cell({ width: field.width ?? 'full' })}>
          <Control {...props} field={field} />
        </div>
      ))}
    </div>
  );
}

function Control<Name extends string>(props: FormFieldsProps<Name> & { field: FormField<Name> }) {
  const { field, values, errors, onChange } = props;
  const { name, label, kind = 'text', autoComplete, hint, required = false, disabled = false } = field;
  const error = errors?.[name];
  const shared = {
    label,
    required,
    disabled,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    ...(hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
  };
  if (kind === 'multiline') return <TextArea {...shared} rows={4} />;
  if (kind === 'current-password' || kind === 'new-password') {
    return <PasswordInput {...shared} autoComplete={kind} />;
  }
  if (kind === 'whole' || kind === 'decimal') {
    return <TextInput {...shared} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} autoComplete="off" />;
  }
  const appearing = { focusOnAppear: field.focusOnAppear === true };
  if (kind === 'one-time-code') {
    return <TextInput {...shared} {...appearing} inputMode="numeric" autoComplete="one-time-code" />;
  }
  const filled = autoComplete === undefined ? {} : { autoComplete };
  return <TextInput {...shared} {...appearing} type={kind} {...filled} />;
}
