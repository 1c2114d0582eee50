import {
  addPasskeyFormSchema,
  PASSKEY_LIMIT,
  type AddedPasskey,
  type Passkey,
  type PasskeyFormValues,
  type UserProfile,
} from '@footnote/domain';
import { PasskeyList, PasskeyModal, SecondFactorModal, type PasskeyPurpose } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import useSWR, { useSWRConfig } from 'swr';
import { loadAccount } from '../../platform/account/account.store.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { profileCalls } from './profile-calls.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { addPasskey, fetchPasskeys, OWN_PASSKEYS, removePasskey, renamePasskey } from '../passkeys/passkeys.client.ts';
import { saveRecoveryCodes } from './save-recovery-codes.ts';

const messages = defineMessages({
  added: { defaultMessage: 'Your passkey is added.', description: 'Said once a passkey was added' },
  renamed: { defaultMessage: 'Your passkey is renamed.', description: 'Said once a passkey got another name' },
  removed: { defaultMessage: 'Your passkey is removed.', description: 'Said once a passkey was removed' },
});

const EMPTY = { currentPassword: '', code: '' };
/** What is not asked for is sent with no field. */
const UNASKED = '-';
const DONE = { add: messages.added, rename: messages.renamed, remove: messages.removed };

type OwnProfile = Readonly<Pick<UserProfile, 'id' | 'email' | 'hasPassword'>>;

/** What a user is doing with which passkey. */
interface Task {
  purpose: PasskeyPurpose;
  passkey: Pick<Passkey, 'id' | 'name'>;
}

export interface OwnPasskeysProps {
  profile: OwnProfile;
  /** What a passkey made here is called, as long as a user does not say otherwise ("Windows"). */
  device: string;
  /** Called once the first second factor is there: every other session has ended. */
  onTurnedOn: () => void;
}

/** The passkeys of a user's own account, with the steps to add, rename and remove one. */
export function OwnPasskeys({ profile, device, onTurnedOn }: OwnPasskeysProps) {
  const { formatDate } = useMoments();
  const { mutate: refresh } = useSWRConfig();
  const { data, mutate } = useSWR([OWN_PASSKEYS, profile.id], fetchPasskeys);
  const [task, setTask] = useState<Task>({ purpose: 'add', passkey: { id: '', name: '' } });
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const passkeys = data?.ok === true ? data.value : null;
  const open = (next: Task) => {
    setTask(next);
    setOpenings(openings + 1);
    setOpen(true);
  };
  const changed = async (recoveryCodes: readonly string[]) => {
    setOpen(false);
    setCodes(recoveryCodes);
    await Promise.all([mutate(), refresh([profileCalls.secondFactor, profile.id])]);
    if (recoveryCodes.length > 0) onTurnedOn();
    // Organizations that ask for a second factor are open now, or no longer.
    await loadAccount();
  };
  return (
    <>
      <PasskeyList
        passkeys={passkeys}
        {...(data?.ok === false ? { onRetry: () => void mutate() } : {})}
        full={(passkeys?.length ?? 0) >= PASSKEY_LIMIT}
        onAdd={() => open({ purpose: 'add', passkey: { id: '', name: device } })}
        onRename={(passkey) => open({ purpose: 'rename', passkey })}
        onRemove={(passkey) => open({ purpose: 'remove', passkey })}
        formatDate={formatDate}
      />
      {/* Opened again, it begins anew: no name or password of before stays. */}
      <PasskeyTask
        key={openings}
        open={isOpen}
        task={task}
        profile={profile}
        onClose={() => setOpen(false)}
        onChanged={(recoveryCodes) => void changed(recoveryCodes)}
      />
      <SecondFactorModal
        open={codes.length > 0}
        onClose={() => setCodes([])}
        stage={{ step: 'codes', codes }}
        email={profile.email}
        values={EMPTY}
        onChange={() => {}}
        onSubmit={() => {}}
        onDownload={() => saveRecoveryCodes(codes)}
      />
    </>
  );
}

interface TaskProps {
  open: boolean;
  task: Task;
  profile: OwnProfile;
  onClose: () => void;
  /** Called with the recovery codes that came, if any. */
  onChanged: (recoveryCodes: readonly string[]) => void;
}

/** The dialog, with what the server and the browser are asked. */
function PasskeyTask({ open, task, profile, onClose, onChanged }: TaskProps) {
  const t = useTranslate();
  const { purpose, passkey } = task;
  const { hasPassword } = profile;
  const form = useSchemaForm({ schema: addPasskeyFormSchema, initial: initialOf(task, hasPassword) });
  const save = async ({ name, currentPassword }: PasskeyFormValues) => {
    const password = hasPassword ? currentPassword : undefined;
    const saved = await form.send<AddedPasskey | Passkey | null>(() => {
      if (purpose === 'add') return addPasskey(name, password);
      return purpose === 'rename' ? renamePasskey(passkey.id, name) : removePasskey(passkey.id, password);
    });
    if (!saved.ok) return;
    showToast('positive', t(DONE[purpose]));
    onChanged(saved.value !== null && 'recoveryCodes' in saved.value ? saved.value.recoveryCodes : []);
  };
  return (
    <PasskeyModal
      open={open}
      onClose={onClose}
      purpose={purpose}
      passkey={passkey.name}
      hasPassword={hasPassword}
      email={profile.email}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSubmit={() => form.submit(save)}
      busy={form.busy}
    />
  );
}

function initialOf({ purpose, passkey }: Task, hasPassword: boolean): PasskeyFormValues {
  const asksPassword = purpose !== 'rename' && hasPassword;
  return { name: passkey.name, currentPassword: asksPassword ? '' : UNASKED };
}
