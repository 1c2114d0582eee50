import { Button, Inline, Spinner } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { AuthPage } from './auth-page.tsx';
import { signOut } from './auth.client.ts';
import { forgetReader } from '../forget-reader.ts';
import { SendingProblem } from '../sending-problem.tsx';
import { useSending } from '../use-sending.ts';

const messages = defineMessages({
  leaving: { defaultMessage: 'Logging out', description: 'Said while a reader is being signed out' },
  failed: { defaultMessage: 'Logging out did not work. Try again.', description: 'Signing out failed' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** The page at /logout (specification §4): ends the session and forgets what this browser knew. */
export default function LogoutRoute() {
  const say = useWords();
  const { send, busy, problem } = useSending();
  const leave = async () => {
    const left = await send(signOut);
    if (!left.ok) return;
    forgetReader();
    // A page that is loaded anew knows nothing of whoever was here before.
    location.replace(paths.chat);
  };
  useEffect(() => {
    void leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit; signing out twice is no error
  }, []);
  return (
    <AuthPage name={say(messages.leaving)}>
      {problem === '' || busy ? (
        <Inline>
          <Spinner />
          {say(messages.leaving)}
        </Inline>
      ) : (
        <>
          <SendingProblem problem={say(messages.failed)} />
          <Button onClick={() => void leave()}>{say(messages.retry)}</Button>
        </>
      )}
    </AuthPage>
  );
}
