import { signInFormSchema, type SignInRequest, type SignInValues } from '@footnote/domain';
import { Inline, SignInForm } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from './auth.messages.ts';
import { AuthPage } from './auth-page.tsx';
import { signIn } from './auth.client.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { SecondStep } from './second-step.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';
import { noteEmail, typedEmail } from './typed-email.ts';
import { useSandboxCheck } from './use-sandbox-check.ts';
import { useSingleSignOn } from './use-single-sign-on.ts';
import { useProviders } from './use-providers.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

const messages = defineMessages({
  ended: {
    defaultMessage: 'Your session has ended. Log in to go on where you were.',
    description: 'Said on the sign-in page to a reader whose session ended while they were at work',
  },
  forgotten: { defaultMessage: 'Forgot your password?', description: 'Leads to the reset of a password' },
});

/** The page at /login (specification §2): the password, and where the account has one, its second factor. */
export default function LoginRoute() {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <AuthPage name={t(authMessages.login)}>
      {isAsked ? <SecondStep onBack={() => setAsked(false)} /> : <FirstStep onAsked={() => setAsked(true)} />}
    </AuthPage>
  );
}

function FirstStep({ onAsked }: { onAsked: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const arrive = useCompleteSignIn();
  const form = useSchemaForm({ schema: signInFormSchema, initial: { email: typedEmail(), password: '' } });
  const admit = useSandboxCheck();
  const passkey = usePasskeySignIn(form);
  const providers = [...useSingleSignOn(form.values.email, form), ...useProviders(form)];
  const { ended } = useSnapshot(account);
  const change = (next: SignInValues) => {
    noteEmail(next.email);
    form.change(next);
  };
  const submit = async (request: SignInRequest) => {
    const signed = await form.send(async () => {
      const admitted = await admit(request.email);
      return admitted.ok ? signIn(request) : admitted;
    });
    if (signed.ok) await form.send(arrive);
    else if (signed.error.code === 'identity/second-factor-needed') onAsked();
    else if (signed.error.code === 'identity/email-not-verified') {
      await navigate(paths.verification, { state: { email: request.email } });
    }
  };
  return (
    <SignInForm
      values={form.values}
      onChange={change}
      errors={form.errors}
      problem={form.problem === '' && ended && !form.tried ? t(messages.ended) : form.problem}
      onSubmit={() => form.submit(submit)}
      busy={form.busy}
      providers={[passkey, ...providers]}
      footer={
        <Inline gap="x4">
          <RouterLink href={paths.reset}>{t(messages.forgotten)}</RouterLink>
          <RouterLink href={paths.register}>{t(authMessages.register)}</RouterLink>
        </Inline>
      }
    />
  );
}
