import { socialOutcomeSchema } from '@footnote/domain';
import { AuthResult, Inline, Spinner } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account, markNewUser } from '../../platform/account/account.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { forgetTarget, readTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { ToTarget } from '../../platform/navigation/to-target.tsx';
import { useWords } from '../../platform/i18n/words.ts';
import { authMessages } from '../sign-in/auth-labels.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { refusalWords } from '../problem-words.ts';
import { useArrival } from '../sign-in/use-arrival.ts';
import { useSending } from '../use-sending.ts';

const messages = defineMessages({
  finishing: { defaultMessage: 'Signing in', description: 'Said while signing in is being finished' },
  failed: { defaultMessage: 'Signing in did not work', description: 'Heading where signing in failed' },
});

/** The page at /customAuthAction (specification §2), where signing in with an account elsewhere ends. */
export default function CustomAuthActionRoute() {
  const [parameters] = useSearchParams();
  const read = socialOutcomeSchema.safeParse(Object.fromEntries(parameters));
  if (read.success && read.data.outcome === 'signed-in') return <SignedIn isNew={read.data.newAccount === 'true'} />;
  return <NotSignedIn code={read.success && read.data.outcome === 'failed' ? read.data.code : ''} />;
}

function SignedIn({ isNew }: { isNew: boolean }) {
  const say = useWords();
  const arrive = useArrival();
  const { send, problem } = useSending();
  const { stage } = useSnapshot(account);
  useEffect(() => {
    if (isNew) {
      markNewUser(true);
      // A new account goes to its chat (specification §4).
      if (!/^\/chat(?:History\/|[?#]|$)/.test(readTarget())) forgetTarget();
    }
    void send(arrive);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the provider leads back
  }, []);
  if (stage === 'signedIn') return <ToTarget />;
  if (problem !== '') return <NotSignedIn code="" />;
  return (
    <AuthPage name={say(messages.finishing)}>
      <Inline>
        <Spinner />
        {say(messages.finishing)}
      </Inline>
    </AuthPage>
  );
}

function NotSignedIn({ code }: { code: string }) {
  const say = useWords();
  const known = code === '' ? 'identity/provider-failed' : code;
  return (
    <AuthPage name={say(messages.failed)}>
      <AuthResult
        outcome="failure"
        title={say(messages.failed)}
        action={<RouterLink href={paths.login}>{say(authMessages.login)}</RouterLink>}
      >
        {refusalWords(say, { code: known, status: 400, message: '' })}
      </AuthResult>
    </AuthPage>
  );
}
