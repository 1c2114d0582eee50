import type { UserProfile } from '@footnote/domain';
import { Button, EmptyState, SessionList } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { useChange } from '../../platform/lists/use-change.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { PasswordChange } from './password-change.tsx';
import { endOtherSessions, endSession, fetchSessions } from './profile.client.ts';

const messages = defineMessages({
  password: { defaultMessage: 'Password', description: 'Names the field of a password' },
  text: {
    defaultMessage: 'Whoever knows it can log in as you.',
    description: 'Explains the part of the profile where the password is changed',
  },
  change: { defaultMessage: 'Change the password', description: 'Opens the form that changes one’s password' },
  changed: {
    defaultMessage: 'Your password is changed. Everywhere else you are logged out.',
    description: 'Said once the password was changed',
  },
  ended: { defaultMessage: 'The session has ended.', description: 'Said once another session of a user ended' },
  othersEnded: {
    defaultMessage: 'Everywhere else you are logged out.',
    description: 'Said once all sessions of a user but this one ended',
  },
});

/** The sessions of an account, by the same key wherever they are shown. */
function useOwnSessions(accountId: string) {
  return useSWR([calls.ownSessions, accountId], fetchSessions);
}

/** How a user protects their account: its password, where there is one, and where they are signed in. */
export function AccountSecurity({ profile }: { profile: Readonly<Pick<UserProfile, 'id' | 'email' | 'hasPassword'>> }) {
  const t = useTranslate();
  const { mutate } = useOwnSessions(profile.id);
  const [isChanging, change] = useState(false);
  const [changes, setChanges] = useState(0);
  const open = () => {
    setChanges(changes + 1);
    change(true);
  };
  const changed = () => {
    change(false);
    showToast('positive', t(messages.changed));
    void mutate();
  };
  return (
    <>
      {profile.hasPassword && (
        <EmptyState
          title={t(messages.password)}
          headingLevel={2}
          action={<Button onClick={open}>{t(messages.change)}</Button>}
        >
          {t(messages.text)}
        </EmptyState>
      )}
      {/* Opened again, it is another form: nothing typed or refused stays, and the focus still goes back. */}
      <PasswordChange
        key={changes}
        email={profile.email}
        open={isChanging}
        onClose={() => change(false)}
        onChanged={changed}
      />
      <OwnSessions accountId={profile.id} />
    </>
  );
}

function OwnSessions({ accountId }: { accountId: string }) {
  const t = useTranslate();
  const { formatDate } = useMoments();
  const { data, mutate } = useOwnSessions(accountId);
  const { busy, problem, change } = useChange();
  const end = async (id: string) => {
    const ended = await change(id, () => (id === 'others' ? endOtherSessions() : endSession(id)));
    if (ended.ok) showToast('positive', t(id === 'others' ? messages.othersEnded : messages.ended));
    // Of one that was refused the list may be out of date as well.
    await mutate();
  };
  return (
    <SessionList
      sessions={data?.ok === true ? data.value : null}
      {...(data?.ok === false ? { onRetry: () => void mutate() } : {})}
      onEnd={(id) => void end(id)}
      onEndOthers={() => void end('others')}
      busy={busy}
      problem={problem}
      formatDate={formatDate}
    />
  );
}
