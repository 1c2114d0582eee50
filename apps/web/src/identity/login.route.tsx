import { signInProblems, type SignInValues } from '@footnote/domain';
import { Inline, SignInForm } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../platform/paths.ts';
import { RouterLink } from '../platform/router-link.tsx';
import { useWords } from '../platform/words.ts';
import { authMessages, passwordLabels } from './auth-labels.ts';
import { AuthPage } from './auth-page.tsx';
import { signIn } from './auth.client.ts';
import { fieldWords } from './problem-words.ts';
import { useArrival } from './use-arrival.ts';
import { useProviders } from './use-providers.ts';
import { useSending } from './use-sending.ts';

const messages = defineMessages({
  forgotten: { defaultMessage: 'Forgot your password?', description: 'Leads to the reset of a password' },
});

/** The page at /login (specification §2). */
export default function LoginRoute() {
  const say = useWords();
  const navigate = useNavigate();
  const arrive = useArrival();
  const sending = useSending();
  const providers = useProviders(sending);
  const [values, setValues] = useState<SignInValues>({ email: '', password: '' });
  const [tried, setTried] = useState(false);
  const problems = signInProblems(values);
  const submit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const signed = await sending.send(() => signIn(values));
    if (signed.ok) await sending.send(arrive);
    else if (signed.error.code === 'identity/email-not-verified') {
      await navigate(paths.verification, { state: { email: values.email } });
    }
  };
  return (
    <AuthPage name={say(authMessages.login)}>
      <SignInForm
        values={values}
        onChange={setValues}
        errors={tried ? fieldWords(say, problems) : {}}
        problem={sending.problem}
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
