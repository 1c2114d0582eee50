import { displayName } from '@footnote/domain';
import { SettingsFrame, Stack } from '@footnote/ui';
import { type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { account } from '../../platform/account/account.store.ts';
import { useAccountEntries } from '../../platform/account/use-account-entries.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { usePlaces } from '../../platform/navigation/use-places.ts';
import { useDocumentTitle } from '../../platform/navigation/use-page-title.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { AccountOwnership } from './account-ownership.tsx';
import { markNewUser } from './asked-profile.ts';
import { AccountSecurity } from './account-security.tsx';
import { MailPreference } from './mail-preference.tsx';
import { ProfileEditor } from './profile-editor.tsx';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  heading: { defaultMessage: 'My profile', description: 'Leads to the page of a reader’s own account' },
  documentTitle: { defaultMessage: 'My profile — Footnote', description: 'Title of the profile page in the browser' },
  account: { defaultMessage: 'Account', description: 'Section of pages of a reader’s own account' },
  saved: { defaultMessage: 'Your profile is saved.', description: 'Said once the profile was saved' },
});

export interface ProfileRouteProps {
  /** The header of the page. */
  header: ReactNode;
  /** The language answers come in now. */
  answerLanguage: string;
  /** The organizations the user belongs to. */
  organizations: ReactNode;
  /** What the user pays for. */
  plan: ReactNode;
  /** The alerts of the user. */
  alerts: ReactNode;
}

/** The page at /userprofile (specification §2). */
export default function ProfileRoute({ header, answerLanguage, organizations, plan, alerts }: ProfileRouteProps) {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const own = useAccountEntries();
  const { onFollow } = usePlaces(null);
  useDocumentTitle(t(messages.documentTitle));
  if (profile === null) return null;
  const saved = () => {
    markNewUser(false);
    showToast('positive', t(messages.saved));
  };
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.account)}
      name={displayName(profile)}
      sections={[
        {
          id: 'account',
          entries: own.map((entry) => ({ ...entry, current: entry.id === 'profile' })),
        },
      ]}
      onFollow={onFollow}
      heading={t(messages.heading)}
    >
      <Stack gap="x8">
        <ProfileEditor profile={profile} answerLanguage={answerLanguage} onSaved={saved}>
          {plan}
          {organizations}
          {alerts}
          <MailPreference profile={profile} />
          <AccountSecurity profile={profile} />
          <AccountOwnership hasPassword={profile.hasPassword} />
        </ProfileEditor>
      </Stack>
    </SettingsFrame>
  );
}
