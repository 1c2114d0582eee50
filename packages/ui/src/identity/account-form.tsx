import type { ReactNode } from 'react';
import { FormFields, type FormField } from '../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../layout/FormFrame/FormFrame.tsx';
import type { PasswordInputLabels } from '../primitives/PasswordInput/PasswordInput.tsx';
import { ProviderButtons, type Provider } from './ProviderButtons/ProviderButtons.tsx';

type Credential = 'email' | 'password';
type Errors = Readonly<Partial<Record<Credential, string | undefined>>>;

interface AccountFormProps<Name extends Credential> {
  fields: readonly FormField<Name>[];
  values: Readonly<Record<Name, string>>;
  errors: Errors;
  /** Called with the field and its new text. */
  onChange: (name: Name, value: string) => void;
  problem: string | undefined;
  onSubmit: () => void;
  busy: boolean | undefined;
  /** Accounts elsewhere, below the form. */
  providers?: readonly Provider[] | undefined;
  /** Below everything. */
  footer: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
  labels: {
    title: string;
    description?: string;
    submit: string;
    or?: string;
    showPassword?: PasswordInputLabels;
  };
}

/** What the forms of an account have in common: credentials, providers and a way elsewhere. */
export function AccountForm<Name extends Credential>(props: AccountFormProps<Name>) {
  const { fields, values, errors, onChange, providers = [], footer, children, labels, busy = false } = props;
  return (
    <FormFrame
      title={labels.title}
      {...(labels.description === undefined ? {} : { description: labels.description })}
      problem={props.problem ?? ''}
      submitLabel={labels.submit}
      onSubmit={props.onSubmit}
      busy={busy}
      footer={
        <>
          <ProviderButtons providers={providers} or={labels.or ?? ''} disabled={busy} />
          {footer}
        </>
      }
    >
      <FormFields
        fields={fields}
        values={values}
        errors={known(errors)}
        onChange={onChange}
        {...(labels.showPassword === undefined ? {} : { passwordLabels: labels.showPassword })}
      />
      {children}
    </FormFrame>
  );
}

function known(errors: Errors): Partial<Record<Credential, string>> {
  const { email, password } = errors;
  return { ...(email === undefined ? {} : { email }), ...(password === undefined ? {} : { password }) };
}
