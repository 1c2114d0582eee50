import { lacksProfile } from '@footnote/domain';
import { Modal, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account, isNewUser, markNewUser } from '../platform/account.store.ts';
import { paths } from '../platform/paths.ts';
import { RouterLink } from '../platform/router-link.tsx';
import { useWords } from '../platform/words.ts';
import { ProfileEditor } from './profile-editor.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Welcome to Footnote', description: 'Heading of the profile a new reader fills in' },
  text: {
    defaultMessage: 'Tell us where you work and what you do, and you can begin.',
    description: 'Explains the profile a new reader fills in',
  },
  logout: { defaultMessage: 'Log out', description: 'Ends the session of a reader' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});

/** The profile of a newly registered reader; it stays until it is filled in (specification §2, Global modals). */
export function NewUserProfile({ answerLanguage }: { answerLanguage: string }) {
  const say = useWords();
  const { profile } = useSnapshot(account);
  // Somebody may have registered on one device and verified the address on another.
  const isNew = profile !== null && (isNewUser() || profile.userSinceDays === 0);
  if (!isNew || !lacksProfile(profile)) return null;
  return (
    <Modal
      open
      onOpenChange={() => undefined}
      closable={false}
      title={say(messages.title)}
      description={say(messages.text)}
      closeLabel={say(messages.close)}
    >
      <Stack gap="x6">
        <ProfileEditor profile={profile} answerLanguage={answerLanguage} onSaved={() => markNewUser(false)} />
        <RouterLink href={paths.logout}>{say(messages.logout)}</RouterLink>
      </Stack>
    </Modal>
  );
}
