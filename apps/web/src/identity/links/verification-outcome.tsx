import { AuthResult, Inline, Spinner } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import useSWRImmutable from 'swr/immutable';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { AuthPage } from '../sign-in/auth-page.tsx';
import { verifyEmail } from '../sign-in/auth.client.ts';
import { refusalMessage } from '../../platform/forms/problem-messages.ts';
import { ResendForm } from './resend-form.tsx';
import { UncheckedLink, wasJudged } from './unchecked-link.tsx';

const messages = defineMessages({
  checking: { defaultMessage: 'Verifying the e-mail address', description: 'Said while a link is being checked' },
  done: { defaultMessage: 'Your e-mail address is verified', description: 'Heading once a link was checked' },
  doneText: { defaultMessage: 'You can log in now.', description: 'Said once the e-mail address is verified' },
  failed: { defaultMessage: 'The e-mail address was not verified', description: 'Heading where a link did not work' },
});

/** Verifies an address by the token of its link, and says how that ended. */
export function VerificationOutcome({ token }: { token: string }) {
  const t = useTranslate();
  // Kept by its token: a link works once, and the page may be drawn more than once.
  const { data, mutate } = useSWRImmutable(['verify e-mail', token], ([, code]) => verifyEmail(code));
  if (data === undefined) {
    return (
      <AuthPage name={t(messages.checking)}>
        <Inline>
          <Spinner />
          {t(messages.checking)}
        </Inline>
      </AuthPage>
    );
  }
  if (!data.ok) {
    if (!wasJudged(data.error)) return <UncheckedLink error={data.error} onRetry={() => void mutate(undefined)} />;
    return (
      <AuthPage name={t(messages.failed)}>
        <AuthResult outcome="failure" title={t(messages.failed)}>
          {refusalMessage(t, data.error)}
        </AuthResult>
        <ResendForm />
      </AuthPage>
    );
  }
  return (
    <AuthPage name={t(messages.done)}>
      <AuthResult
        outcome="success"
        title={t(messages.done)}
        action={<RouterLink href={paths.login}>{t(authMessages.login)}</RouterLink>}
      >
        {t(messages.doneText)}
      </AuthResult>
    </AuthPage>
  );
}
