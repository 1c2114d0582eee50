import type { RegistrationValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { PasswordInputLabels } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { AccountForm } from '../account-form.tsx';
import type { Provider } from '../ProviderButtons/ProviderButtons.tsx';
import { agreementError } from './RegisterForm.css.ts';

/** Words of a RegisterForm. */
export interface RegisterFormLabels {
  title: string;
  email: string;
  password: string;
  /** What a password must have. */
  passwordHint: string;
  /** "I agree to the terms and the privacy policy" */
  agreement: string;
  /** "Create account" */
  submit: string;
  /** Between the form and the providers ("or"). */
  or: string;
  showPassword: PasswordInputLabels;
}

export interface RegisterFormProps {
  /** What is written in its fields. */
  values: RegistrationValues;
  /** Called with the whole form on every change. */
  onChange: (values: RegistrationValues) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<keyof RegistrationValues, string>>;
  /**
   * What is wrong as a whole ("Email already in use").
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
  /**
   * Accounts elsewhere by which a user may come in.
   * @default []
   */
  providers?: readonly Provider[];
  /** Links to the policies and the way to signing in. */
  footer?: ReactNode;
  /** Its words, in the user’s language. */
  labels: RegisterFormLabels;
}

/** Makes an account; terms and privacy must be agreed to. */
export function RegisterForm(props: RegisterFormProps) {
  const { values, onChange, errors = {}, labels } = props;
  const { passwordHint: hint } = labels;
  return (
    <AccountForm
      fields={[
        { name: 'email', label: labels.email, kind: 'email', autoComplete: 'email', required: true },
        { name: 'password', label: labels.password, kind: 'new-password', hint, required: true },
      ]}
      values={{ email: values.email, password: values.password }}
      errors={errors}
      onChange={(name, value) => onChange({ ...values, [name]: value })}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      providers={props.providers}
      footer={props.footer}
      labels={labels}
    >
      <div data-invalid={errors.agreed !== undefined}>
        <Checkbox
          label={labels.agreement}
          checked={values.agreed}
          onChange={(agreed) => onChange({ ...values, agreed })}
        />
        {errors.agreed !== undefined && (
          <p role="alert" className={agreementError}>
            {errors.agreed}
          </p>
        )}
      </div>
    </AccountForm>
  );
}
