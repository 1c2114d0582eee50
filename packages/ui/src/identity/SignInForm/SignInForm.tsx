import type { SignInValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { AccountForm } from '../account-form.tsx';
import type { Provider } from '../ProviderButtons/ProviderButtons.tsx';
import { messages } from './SignInForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

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
}

/** Signs a user in by e-mail and password, or by an account elsewhere. */
export function SignInForm(props: SignInFormProps) {
  const { t } = useMessages();
  const { values, onChange, errors = {} } = props;
  return (
    <AccountForm
      title={t(messages.title)}
      submit={t(messages.submit)}
      or={t(messages.or)}
      fields={[
        { name: 'email', label: t(messages.email), kind: 'email', autoComplete: 'username', required: true },
        { name: 'password', label: t(messages.password), kind: 'current-password', required: true },
      ]}
      values={{ email: values.email, password: values.password }}
      errors={errors}
      onChange={(name, value) => onChange({ ...values, [name]: value })}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      providers={props.providers}
      footer={props.footer}
    />
  );
}
