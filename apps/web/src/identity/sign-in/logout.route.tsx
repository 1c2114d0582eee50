import { Button, Inline, Spinner } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { AuthPage } from './auth-page.tsx';
import { signOut } from './auth.client.ts';
import { clearUserData } from '../clear-user-data.ts';
import { SubmissionProblem } from '../../platform/forms/submission-problem.tsx';
import { useFormSubmission } from '../../platform/forms/use-form-submission.ts';

const messages = defineMessages({
  leaving: { defaultMessage: 'Logging out', description: 'Said while a reader is being signed out' },
  failed: { defaultMessage: 'Logging out did not work. Try again.', description: 'Signing out failed' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** The page at /logout (specification §4): ends the session and forgets what this browser knew. */
export default function LogoutRoute() {
  const t = useTranslate();
  const { send, busy, problem } = useFormSubmission();
  const leave = async () => {
    const left = await send(signOut);
    if (!left.ok) return;
    await clearUserData();
    // A page that is loaded anew knows nothing of whoever was here before.
    location.replace(paths.chat);
  };
  useEffect(() => {
    void leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit; signing out twice is no error
  }, []);
  return (
    <AuthPage name={t(messages.leaving)}>
      {problem === '' || busy ? (
        <Inline>
          <Spinner />
          {t(messages.leaving)}
        </Inline>
      ) : (
        <>
          <SubmissionProblem problem={t(messages.failed)} />
          <Button onClick={() => void leave()}>{t(messages.retry)}</Button>
        </>
      )}
    </AuthPage>
  );
}
