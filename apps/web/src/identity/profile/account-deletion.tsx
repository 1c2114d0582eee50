import { ConfirmDialog, PasswordInput, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { authMessages, passwordLabels } from '../sign-in/auth-labels.ts';
import { deleteAccount } from './profile.client.ts';
import { fieldWords } from '../problem-words.ts';
import { SendingProblem } from '../sending-problem.tsx';
import { forgetReader } from '../forget-reader.ts';
import { useSending } from '../use-sending.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'Delete your account?',
    description: 'Heading of the question before an account is deleted',
  },
  text: {
    defaultMessage: 'Your profile, your chats and everything else of yours will be gone for good.',
    description: 'Said before an account is deleted',
  },
  fresh: {
    defaultMessage: 'For your safety this works only shortly after logging in. Log out and in again if it is refused.',
    description: 'Said before an account without a password is deleted',
  },
  confirm: { defaultMessage: 'Delete my account', description: 'Opens the question before an account is deleted' },
  cancel: { defaultMessage: 'Cancel', description: 'Closes a question without doing anything' },
});

export interface AccountDeletionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** False for accounts that only sign in with a provider. */
  hasPassword: boolean;
}

/** Asks before an account is deleted, for its password where there is one. */
export function AccountDeletion({ open, onOpenChange, hasPassword }: AccountDeletionProps) {
  const say = useWords();
  const sending = useSending();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const missing = hasPassword && password === '';
  const { error } = fieldWords(say, tried && missing ? { error: 'required' } : {});
  const remove = async () => {
    setTried(true);
    if (missing) return;
    const removed = await sending.send(() => deleteAccount(password));
    if (!removed.ok) return;
    forgetReader();
    location.replace(paths.chat);
  };
  const change = (next: boolean) => {
    setPassword('');
    setTried(false);
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={say(messages.title)}
      description={say(messages.text)}
      confirmLabel={say(messages.confirm)}
      cancelLabel={say(messages.cancel)}
      onConfirm={() => void remove()}
      tone="critical"
      busy={sending.busy}
    >
      <Stack>
        {hasPassword ? (
          <PasswordInput
            label={say(authMessages.password)}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            {...(error === undefined ? {} : { error })}
            labels={passwordLabels(say)}
          />
        ) : (
          <p>{say(messages.fresh)}</p>
        )}
        <SendingProblem problem={sending.problem} />
      </Stack>
    </ConfirmDialog>
  );
}
