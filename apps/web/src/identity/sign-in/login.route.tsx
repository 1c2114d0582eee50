import { signInProblems, type SignInValues } from '@footnote/domain';
import { Inline, SignInForm } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useWords } from '../../platform/i18n/words.ts';
import { authMessages, passwordLabels } from './auth-labels.ts';
import { AuthPage } from './auth-page.tsx';
import { signIn } from './auth.client.ts';
import { fieldWords } from '../problem-words.ts';
import { useArrival } from './use-arrival.ts';
import { noteEmail, typedEmail } from './typed-email.ts';
import { useAdmission } from './use-admission.ts';
import { useProviders } from './use-providers.ts';
import { useSending } from '../use-sending.ts';

const messages = defineMessages({
  ended: {
    defaultMessage: 'Your session has ended. Log in to go on where you were.',
    description: 'Said on the sign-in page to a reader whose session ended while they were at work',
  },
  forgotten: { defaultMessage: 'Forgot your password?', description: 'Leads to the reset of a password' },
});

/** The page at /login (specification §2). */
export default function LoginRoute() {
  const say = useWords();
  const navigate = useNavigate();
  const arrive = useArrival();
  const sending = useSending();
  const admit = useAdmission();
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
    <AuthPage name={say(authMessages.login)}>
      <SignInForm
        values={values}
        onChange={change}
        errors={{ ...refusedFields, ...(tried ? fieldWords(say, problems) : {}) }}
        problem={problem === '' && ended && !tried ? say(messages.ended) : problem}
        onSubmit={() => void submit()}
        busy={sending.busy}
        providers={providers}
        footer={
          <Inline gap="x4">
            <RouterLink href={paths.reset}>{say(messages.forgotten)}</RouterLink>
            <RouterLink href={paths.register}>{say(authMessages.register)}</RouterLink>
          </Inline>
        }
        labels={{
          title: say(authMessages.login),
          email: say(authMessages.email),
          password: say(authMessages.password),
          submit: say(authMessages.login),
          or: say(authMessages.or),
          showPassword: passwordLabels(say),
        }}
      />
    </AuthPage>
  );
}
