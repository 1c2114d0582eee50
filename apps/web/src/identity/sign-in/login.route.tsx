import { signInProblems, type SignInValues } from '@footnote/domain';
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
import { fieldMessages } from '../problem-messages.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { noteEmail, typedEmail } from './typed-email.ts';
import { useSandboxCheck } from './use-sandbox-check.ts';
import { useProviders } from './use-providers.ts';
import { useFormSubmission } from '../use-form-submission.ts';

const messages = defineMessages({
  ended: {
    defaultMessage: 'Your session has ended. Log in to go on where you were.',
    description: 'Said on the sign-in page to a reader whose session ended while they were at work',
  },
  forgotten: { defaultMessage: 'Forgot your password?', description: 'Leads to the reset of a password' },
});

/** The page at /login (specification §2). */
export default function LoginRoute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const arrive = useCompleteSignIn();
  const sending = useFormSubmission();
  const admit = useSandboxCheck();
  const providers = useProviders(sending);
  const { ended } = useSnapshot(account);
  const [values, setValues] = useState<SignInValues>({ email: typedEmail(), password: '' });
  const [tried, setTried] = useState(false);
  const { rest: problem, ...refusedFields } = sending.placed;
  const problems = signInProblems(values);
  const change = (next: SignInValues) => {
    noteEmail(next.email);
    setValues(next);
  };
  const submit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const signed = await sending.send(async () => {
      const admitted = await admit(values.email);
      return admitted.ok ? signIn(values) : admitted;
    });
    if (signed.ok) await sending.send(arrive);
    else if (signed.error.code === 'identity/email-not-verified') {
      await navigate(paths.verification, { state: { email: values.email } });
    }
  };
  return (
    <AuthPage name={t(authMessages.login)}>
      <SignInForm
        values={values}
        onChange={change}
        errors={{ ...refusedFields, ...(tried ? fieldMessages(t, problems) : {}) }}
        problem={problem === '' && ended && !tried ? t(messages.ended) : problem}
        onSubmit={() => void submit()}
        busy={sending.busy}
        providers={providers}
        footer={
          <Inline gap="x4">
            <RouterLink href={paths.reset}>{t(messages.forgotten)}</RouterLink>
            <RouterLink href={paths.register}>{t(authMessages.register)}</RouterLink>
          </Inline>
        }
      />
    </AuthPage>
  );
}
