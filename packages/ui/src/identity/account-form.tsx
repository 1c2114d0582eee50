import type { ReactNode } from 'react';
import { FormFields, type FormField } from '../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../layout/FormFrame/FormFrame.tsx';
import { ProviderButtons, type Provider } from './ProviderButtons/ProviderButtons.tsx';

type Credential = 'email' | 'password';
type Errors = Readonly<Partial<Record<Credential, string | undefined>>>;

interface AccountFormProps<Name extends Credential> {
  title: string;
  description?: string;
  submit: string;
  /** Between the fields and the providers (\"or\"). */
  or?: string;
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
}

/** What the forms of an account have in common: credentials, providers and a way elsewhere. */
export function AccountForm<Name extends Credential>(props: AccountFormProps<Name>) {
  const {
    fields,
    values,
    errors,
    onChange,
    providers = [],
    footer,
    children,
    title,
    description,
    submit,
    or = '',
    busy = false,
  } = props;
  return (
    <FormFrame
      title={title}
      {...(description === undefined ? {} : { description: description })}
      problem={props.problem ?? ''}
      submitLabel={submit}
      onSubmit={props.onSubmit}
      busy={busy}
      footer={
        <>
          <ProviderButtons providers={providers} or={or} disabled={busy} />
          {footer}
        </>
      }
    >
      <FormFields fields={fields} values={values} errors={known(errors)} onChange={onChange} />
      {children}
    </FormFrame>
  );
}

function known(errors: Errors): Partial<Record<Credential, string>> {
  const { email, password } = errors;
  return { ...(email === undefined ? {} : { email }), ...(password === undefined ? {} : { password }) };
}
