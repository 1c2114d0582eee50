import { changePasswordFormSchema } from '@footnote/domain';
import { ChangePasswordModal } from '@footnote/ui';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { changePassword } from './profile.client.ts';

const EMPTY = { currentPassword: '', password: '' };

export interface PasswordChangeProps {
  email: string;
  open: boolean;
  onClose: () => void;
  /** Called once the password is another. */
  onChanged: () => void;
}

/** Asks for the current password and a new one. */
export function PasswordChange({ email, open, onClose, onChanged }: PasswordChangeProps) {
  const form = useSchemaForm({ schema: changePasswordFormSchema, initial: EMPTY });
  const submit = () =>
    form.submit(async (passwords) => {
      const changed = await form.send(() => changePassword(passwords));
      if (changed.ok) onChanged();
    });
  return (
    <ChangePasswordModal
      open={open}
      onClose={onClose}
      email={email}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSubmit={submit}
      busy={form.busy}
    />
  );
}
