import { displayName, initials, readAccessContext, userMenuPlan } from '@footnote/domain';
import { Button, media, useMediaQuery, UserMenu } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AccountPlace } from '../../platform/account/account-place.tsx';
import { account } from '../../platform/account/account.store.ts';
import { useOrganizationEntries } from '../../platform/account/use-organization-entries.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { placeEntries } from '../../platform/navigation/places.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';

const messages = defineMessages({
  menu: { defaultMessage: 'Account of {name}', description: 'Names the button and the menu of a signed-in reader' },
});

/** The end of a header from 768 px on: the way in for visitors, the menu of an account for everybody else. */
export function AccountControl() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { stage, profile } = useSnapshot(account);
  const organizations = useOrganizationEntries();
  const phone = useMediaQuery(media.belowMobile);
  // On phones the places of an account stand among those of the drawer.
  if (phone) return null;
  if (stage === 'loading' || stage === 'failed') return <AccountPlace />;
  if (profile === null) {
    const leave = () => {
      storeChatTarget();
      void navigate(paths.login);
    };
    return (
      <Button size="small" onClick={leave}>
        {t(authMessages.login)}
      </Button>
    );
  }
  const name = displayName(profile);
  const plan = userMenuPlan(readAccessContext(profile, null));
  return (
    <UserMenu
      person={{ name, email: profile.email, initials: initials(profile) }}
      sections={[
        { id: 'organization', entries: organizations },
        { id: 'superAdmin', entries: placeEntries(t, plan.superAdmin, null) },
        { id: 'account', entries: placeEntries(t, plan.account, null) },
      ]}
      label={t(messages.menu, { name })}
      onFollow={(href) => void navigate(href)}
    />
  );
}
