import type { SignInValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import type { PasswordInputLabels } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { AccountForm } from '../account-form.tsx';
import type { Provider } from '../ProviderButtons/ProviderButtons.tsx';

/** Words of a SignInForm. */
export interface SignInFormLabels {
  title: string;
  email: string;
  password: string;
  /** "Log in" */
  submit: string;
  /** Between the form and the providers ("or"). */
  or: string;
  showPassword: PasswordInputLabels;
}

export interface SignInFormProps {
  /** What is written in its fields. */
  values: SignInValues;
  /** Called with the whole form on every change. */
  onChange: (values: SignInValues) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<keyof SignInValues, string>>;
  /**
   * What is wrong as a whole ("Email or password incorrect").
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
  /** Ways to the password reset and the registration. */
  footer?: ReactNode;
  /** Its words, in the user’s language. */
  labels: SignInFormLabels;
}

/** Signs a user in by e-mail and password, or by an account elsewhere. */
export function SignInForm(props: SignInFormProps) {
  const { values, onChange, errors = {}, labels } = props;
  return (
    <AccountForm
      fields={[
        { name: 'email', label: labels.email, kind: 'email', autoComplete: 'username', required: true },
        { name: 'password', label: labels.password, kind: 'current-password', required: true },
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
    />
  );
}
