import { deleteAccountFormSchema } from '@footnote/domain';
import { ConfirmDialog, PasswordInput, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';
import { deleteAccount } from './profile.client.ts';
import { SubmissionProblem } from '../../platform/forms/submission-problem.tsx';
import { clearUserData } from '../clear-user-data.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';

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
  const t = useTranslate();
  const form = useSchemaForm({ schema: deleteAccountFormSchema, initial: { password: '' } });
  const { password: error } = form.errors;
  const remove = async (password: string) => {
    const removed = await form.send(() => deleteAccount(password));
    if (!removed.ok) return;
    await clearUserData();
    location.replace(paths.chat);
  };
  const change = (next: boolean) => {
    form.reset({ password: '' });
    onOpenChange(next);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={t(messages.title)}
      description={t(messages.text)}
      confirmLabel={t(messages.confirm)}
      cancelLabel={t(messages.cancel)}
      onConfirm={() => (hasPassword ? form.submit(({ password }) => remove(password)) : void remove(''))}
      tone="critical"
      busy={form.busy}
    >
      <Stack>
        {hasPassword ? (
          <PasswordInput
            label={t(authMessages.password)}
            value={form.values.password}
            onChange={(password) => form.change({ password })}
            autoComplete="current-password"
            required
            {...(error === undefined ? {} : { error })}
          />
        ) : (
          <p>{t(messages.fresh)}</p>
        )}
        <SubmissionProblem problem={form.problem} />
      </Stack>
    </ConfirmDialog>
  );
}
