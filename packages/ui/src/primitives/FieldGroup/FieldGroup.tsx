import { useId, type ReactNode } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './FieldGroup.css.ts';

/** What a group of controls needs to belong to its heading. */
export interface GroupControl {
  /** Id of the name. */
  'aria-labelledby': string;
  /** Ids of hint and error, or undefined without them. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldGroupProps {
  /** Name of the group. */
  label: string;
  /**
   * Keeps the name for assistive technology only, where the place says enough.
   * @default false
   */
  labelHidden?: boolean;
  /** Stands across from the name: usually the value in words. */
  aside?: ReactNode;
  /** One line that helps to choose. */
  hint?: string;
  /**
   * What is wrong with the choice; '' or left out when nothing is.
   * @default ''
   */
  error?: string;
  /**
   * Marks the group with an asterisk.
   * @default false
   */
  required?: boolean;
  /** Renders the controls with the attributes that tie them to the group. */
  children: (group: GroupControl) => ReactNode;
}

/** Ties a name, a hint and an error to controls that answer one question together. For one control use Field. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, labelHidden = false, aside, hint, error = '', required = false, children } = props;
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={fieldStyles.field}>
      <div className={styles.heading}>
        <span id={`${id}-label`} className={fieldStyles.label({ hidden: labelHidden })}>
          {label}
          {required && (
            <span aria-hidden="true" className={fieldStyles.asterisk}>
              {' *'}
            </span>
          )}
        </span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === '' ? undefined : true,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={fieldStyles.news}>
        {error !== '' && (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
