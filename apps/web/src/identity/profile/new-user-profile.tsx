import { lacksProfile } from '@footnote/domain';
import { Modal, Stack } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { proxy, useSnapshot } from 'valtio';
import { account, isNewUser, markNewUser } from '../../platform/account/account.store.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { ProfileEditor } from './profile-editor.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Welcome to Footnote', description: 'Heading of the profile a new reader fills in' },
  text: {
    defaultMessage:
      'Choose two things, and you can begin. They tell us for whom Footnote is used, and change no answer. This stays open until both are chosen; everything else about you is optional, and can wait under “My profile”.',
    description: 'Explains the profile a new reader fills in',
  },
  logout: { defaultMessage: 'Log out', description: 'Ends the session of a reader' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});

/** Names the account that was welcomed in this tab: once a visit, and its bell reminds of it from then on. */
const WELCOMED = 'footnote-welcomed';

/** Whom the dialog is open for; null for nobody. */
const welcome = proxy<{ of: string | null }>({ of: null });

function wasWelcomed(id: string): boolean {
  try {
    return sessionStorage.getItem(WELCOMED) === id;
  } catch {
    return false;
  }
}

function noteWelcome(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(WELCOMED);
    else sessionStorage.setItem(WELCOMED, id);
  } catch {
    // Where storage is refused a visit lasts as long as the page.
  }
}

export interface NewUserProfileProps {
  /** The language answers come in now. */
  answerLanguage: string;
  /** Whether the user has a question at hand, written or asked: it comes first. */
  atWork: boolean;
}

/** The profile of a newly registered user; once it is shown it stays until it is filled in (specification §2, Global modals). */
export function NewUserProfile({ answerLanguage, atWork }: NewUserProfileProps) {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const { of: welcomed } = useSnapshot(welcome);
  // Somebody may have registered on one device and verified the address on another.
  const isNew = profile !== null && (isNewUser() || profile.userSinceDays === 0);
  const isDue = isNew && lacksProfile(profile);
  const id = profile?.id ?? null;
  useEffect(() => {
    if (!isDue || atWork || id === null || wasWelcomed(id)) return;
    noteWelcome(id);
    welcome.of = id;
  }, [isDue, atWork, id]);
  if (!isDue || welcomed !== id) return null;
  const saved = () => {
    noteWelcome(null);
    markNewUser(false);
  };
  return (
    <Modal
      open
      onOpenChange={() => undefined}
      closable={false}
      width="narrow"
      title={t(messages.title)}
      description={t(messages.text)}
      closeLabel={t(messages.close)}
    >
      <Stack gap="x6">
        <ProfileEditor short profile={profile} answerLanguage={answerLanguage} onSaved={saved} />
        <RouterLink href={paths.logout}>{t(messages.logout)}</RouterLink>
      </Stack>
    </Modal>
  );
}
