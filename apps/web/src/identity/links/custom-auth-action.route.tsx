import { socialOutcomeSchema } from '@footnote/domain';
import { AuthResult, Inline, Spinner } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { markNewUser } from '../profile/asked-profile.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { clearTarget, readTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { RedirectToTarget } from '../../platform/navigation/redirect-to-target.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { SecondStep } from '../sign-in/second-step.tsx';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { refusalMessage } from '../../platform/forms/problem-messages.ts';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in.ts';
import { useFormSubmission } from '../../platform/forms/use-form-submission.ts';

const messages = defineMessages({
  finishing: { defaultMessage: 'Signing in', description: 'Said while signing in is being finished' },
  failed: { defaultMessage: 'Signing in did not work', description: 'Heading where signing in failed' },
});

/** The page at /customAuthAction (specification §2), where signing in with an account elsewhere ends. */
export default function CustomAuthActionRoute() {
  const [parameters] = useSearchParams();
  const read = socialOutcomeSchema.safeParse(Object.fromEntries(parameters));
  if (read.success && read.data.outcome === 'failed' && read.data.code === 'identity/second-factor-needed') {
    return <SecondFactorAsked />;
  }
  if (read.success && read.data.outcome === 'signed-in') return <SignedIn isNew={read.data.newAccount === 'true'} />;
  return <NotSignedIn code={read.success && read.data.outcome === 'failed' ? read.data.code : ''} />;
}

function SignedIn({ isNew }: { isNew: boolean }) {
  const t = useTranslate();
  const arrive = useCompleteSignIn();
  const { send, problem } = useFormSubmission();
  const { stage } = useSnapshot(account);
  useEffect(() => {
    if (isNew) {
      markNewUser(true);
      // A new account goes to its chat (specification §4).
      if (!/^\/chat(?:History\/|[?#]|$)/.test(readTarget())) clearTarget();
    }
    void send(arrive);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the provider leads back
  }, []);
  if (stage === 'signedIn') return <RedirectToTarget />;
  if (problem !== '') return <NotSignedIn code="" />;
  return (
    <AuthPage name={t(messages.finishing)}>
      <Inline>
        <Spinner />
        {t(messages.finishing)}
      </Inline>
    </AuthPage>
  );
}

/** Where whoever vouched for a user is not enough: their account has a second factor of its own. */
function SecondFactorAsked() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { stage } = useSnapshot(account);
  if (stage === 'signedIn') return <RedirectToTarget />;
  return (
    <AuthPage name={t(authMessages.login)}>
      <SecondStep onBack={() => void navigate(paths.login)} />
    </AuthPage>
  );
}

function NotSignedIn({ code }: { code: string }) {
  const t = useTranslate();
  const known = code === '' ? 'identity/provider-failed' : code;
  return (
    <AuthPage name={t(messages.failed)}>
      <AuthResult
        outcome="failure"
        title={t(messages.failed)}
        action={<RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>}
      >
        {refusalMessage(t, { code: known, status: 400, message: '' })}
      </AuthResult>
    </AuthPage>
  );
}
