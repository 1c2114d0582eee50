import { Button, Modal, Stack } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { proxy, useSnapshot } from 'valtio';
import { lacksProfile } from '@footnote/domain';
import { account } from '../../platform/account/account.store.ts';
import { saveOnboarding } from '../../platform/account/save-onboarding.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import {
  isNewUser,
  lastAsked,
  markNewUser,
  noteAsked,
  profileRequest,
  readerDay,
  type ProfileRequest,
} from './asked-profile.ts';
import { ProfileEditor } from './profile-editor.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Welcome to Footnote', description: 'Heading of the profile a new reader fills in' },
  text: {
    defaultMessage:
      'Where do you work, and as what? It tells us for whom Footnote is used, and changes no answer. Answering is optional: “Later” and the Escape key lead on, and “My profile” has the same questions whenever you like.',
    description: 'Explains the profile a new reader fills in',
  },
  incomplete: {
    defaultMessage: 'Your profile is incomplete',
    description: 'Notification for a reader without institution or occupation',
  },
  missing: {
    defaultMessage:
      'Institution and occupation are missing. They tell us for whom Footnote is used, and change no answer. If it does not suit you now, we ask again another day.',
    description: 'Explains the profile a reader is asked to complete, who may put it off',
  },
  later: { defaultMessage: 'Later', description: 'Puts off what a reader is asked for' },
  logout: { defaultMessage: 'Log out', description: 'Ends the session of a reader' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});

/** Whom the dialog is open for, and how they are asked; null for nobody. */
export const profileDialog = proxy<{ for: string | null; as: ProfileRequest }>({ for: null, as: null });

function close(): void {
  if (profileDialog.as === 'welcome') void saveOnboarding(true);
  Object.assign(profileDialog, { for: null, as: null });
}

export interface IncompleteProfileProps {
  /** The language answers come in now. */
  answerLanguage: string;
  /** Whether the user has a question at hand, written or asked: it comes first. */
  atWork: boolean;
}

/**
 * Asks for the profile of a user who has none. A newly registered one does not lose it by a press beside it (specification §2,
 * Global modals: not closable), and puts it off by name or by Esc; the tour follows either way. On any later day they are
 * asked once.
 */
export function IncompleteProfile({ answerLanguage, atWork }: IncompleteProfileProps) {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const shown = useSnapshot(profileDialog);
  const isDue = profile !== null && lacksProfile(profile);
  useEffect(() => {
    if (!isDue || atWork || profileDialog.for === profile.id) return;
    const day = readerDay();
    const request = profileRequest({ ...profile, isNew: isNewUser(profile) }, lastAsked(), day);
    if (request === null) return;
    if (request === 'welcome') markNewUser(false);
    noteAsked({ id: profile.id, day });
    Object.assign(profileDialog, { for: profile.id, as: request });
  }, [isDue, atWork, profile]);
  if (!isDue) return null;
  const isWelcome = shown.as === 'welcome';
  const saved = () => {
    close();
    markNewUser(false);
  };
  return (
    <Modal
      open={shown.for === profile.id}
      onOpenChange={close}
      closable={isWelcome ? 'by-escape' : true}
      width="narrow"
      title={t(isWelcome ? messages.title : messages.incomplete)}
      description={t(isWelcome ? messages.text : messages.missing)}
      closeLabel={t(messages.close)}
    >
      <Stack gap="x6">
        <ProfileEditor
          short
          profile={profile}
          answerLanguage={answerLanguage}
          onSaved={saved}
          actions={<Button onClick={close}>{t(messages.later)}</Button>}
        />
        {isWelcome && <RouterLink href={paths.logout}>{t(messages.logout)}</RouterLink>}
      </Stack>
    </Modal>
  );
}
