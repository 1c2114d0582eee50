import type { UserProfile } from '@footnote/domain';
import { Button, EmptyState, SessionList, Stack } from '@footnote/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { useChange } from '../../platform/lists/use-change.ts';
import { profileCalls } from './profile-calls.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';
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

/** The part of the page that links lead to. */
const SECURITY = '#security';

/** The sessions of an account, by the same key wherever they are shown. */
function useOwnSessions(accountId: string) {
  return useSWR([profileCalls.ownSessions, accountId], fetchSessions);
}

/** How a user protects their account: its password, where there is one, the second factor, passkeys, and where they are signed in. */
export function AccountSecurity({ profile }: { profile: Readonly<Pick<UserProfile, 'id' | 'email' | 'hasPassword'>> }) {
  const t = useTranslate();
  const { data: sessions, mutate } = useOwnSessions(profile.id);
  const here = sessions?.ok === true ? sessions.value.find(({ current }) => current) : undefined;
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
    <Section>
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
      <OwnSecondFactor profile={profile} onTurnedOn={() => void mutate()} />
      <OwnPasskeys profile={profile} device={here?.system ?? here?.browser ?? ''} onTurnedOn={() => void mutate()} />
      <OwnSessions accountId={profile.id} />
    </Section>
  );
}

/** Links lead here, from other pages and from messages. */
function Section({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === SECURITY) place.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={place} id={SECURITY.slice(1)}>
      <Stack gap="x8">{children}</Stack>
    </div>
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
