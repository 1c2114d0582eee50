import type { RegistrationValues } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { AccountForm } from '../account-form.tsx';
import type { Provider } from '../ProviderButtons/ProviderButtons.tsx';
import { agreementError } from './RegisterForm.css.ts';
import { messages } from './RegisterForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

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
}

/** Makes an account; terms and privacy must be agreed to. */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useMessages();
  const { values, onChange, errors = {} } = props;

  return (
    <AccountForm
      title={t(messages.title)}
      submit={t(messages.submit)}
      or={t(messages.or)}
      fields={[
        { name: 'email', label: t(messages.email), kind: 'email', autoComplete: 'email', required: true },
        {
          name: 'password',
          label: t(messages.password),
          kind: 'new-password',
          hint: t(messages.passwordHint),
          required: true,
        },
      ]}
      values={{ email: values.email, password: values.password }}
      errors={errors}
      onChange={(name, value) => onChange({ ...values, [name]: value })}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      providers={props.providers}
      footer={props.footer}
    >
      <div data-invalid={errors.agreed !== undefined}>
        <Checkbox
          label={t(messages.agreement)}
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
