import { displayName, initials, PERSONAL, userMenuPlan, type UserProfile } from '@footnote/domain';
import { Button, media, useMediaQuery, UserMenu, type MenuSection } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AccountPlace } from '../../platform/account/account-place.tsx';
import { account } from '../../platform/account/account.store.ts';
import { OrganizationFinder } from '../../platform/account/organization-finder.tsx';
import { useAccessContext } from '../../platform/account/use-access-context.ts';
import { useActing, type Acting } from '../../platform/account/use-acting.ts';
import { useOrganizationEntries } from '../../platform/account/use-organization-entries.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { placeEntries } from '../../platform/navigation/places.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { authMessages } from '../sign-in/auth.messages.ts';

const messages = defineMessages({
  menu: { defaultMessage: 'Account of {name}', description: 'Names the button and the menu of a signed-in reader' },
  menuActing: {
    defaultMessage: 'Account of {name}, acting for {organization}',
    description: 'Names the button and the menu of a user who acts for an organization',
  },
  accounts: { defaultMessage: 'Act for', description: 'Heading over oneself and the organizations one can act for' },
  personal: { defaultMessage: 'Personal account', description: 'The choice of acting for no organization' },
  suspended: { defaultMessage: 'Suspended', description: 'Mark of an organization nobody can act for now' },
  find: { defaultMessage: 'Find an organization', description: 'Opens the choice among all organizations' },
});

/** The end of a header from 768 px on: the way in for visitors, the menu of an account for everybody else. */
export function AccountControl() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { stage, profile } = useSnapshot(account);
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
  return <AccountMenu profile={profile} />;
}

function AccountMenu({ profile }: { profile: Pick<UserProfile, 'email' | 'firstName' | 'lastName'> }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const organizations = useOrganizationEntries();
  const standing = useAccessContext();
  const acting = useActing();
  const [isFinding, find] = useState(false);
  if (standing === undefined) return <AccountPlace />;
  const name = displayName(profile);
  const plan = userMenuPlan(standing);
  const organization = acting.organization?.name;
  return (
    <>
      <UserMenu
        person={{ name, email: profile.email, initials: initials(profile) }}
        sections={[
          ...(acting.canSwitch ? [accountsOf(t, acting, () => find(true))] : []),
          { id: 'sources', entries: placeEntries(t, plan.sources, null) },
          { id: 'organization', entries: organizations },
          { id: 'superAdmin', entries: placeEntries(t, plan.superAdmin, null) },
          { id: 'account', entries: placeEntries(t, plan.account, null) },
        ]}
        label={organization === undefined ? t(messages.menu, { name }) : t(messages.menuActing, { name, organization })}
        {...(organization === undefined ? {} : { actingFor: organization })}
        onFollow={(href) => void navigate(href)}
      />
      {acting.canSwitch && <OrganizationFinder open={isFinding} onOpenChange={find} />}
    </>
  );
}

/** Most organizations that stand in the menu; more are found by their names. */
const IN_MENU = 7;

/** Oneself and the organizations one can act for, with the one that is acted for marked. */
function accountsOf(t: Translate, { own, organization, findsAny, choose }: Acting, onOpen: () => void): MenuSection {
  const first = own.slice(0, IN_MENU);
  const isShown = organization === null || first.some(({ id }) => id === organization.id);
  const choices = isShown ? first : [...first, { ...organization, suspended: false, secondFactorMissing: false }];
  return {
    id: 'accounts',
    label: t(messages.accounts),
    choices: [
      { value: PERSONAL, label: t(messages.personal) },
      ...choices.map(({ id, name, suspended }) => ({
        value: id,
        label: name,
        ...(suspended ? { refusal: t(messages.suspended) } : {}),
      })),
    ],
    chosen: organization?.id ?? PERSONAL,
    onChoose: (value) => choose(choices.find(({ id }) => id === value) ?? null),
    ...(findsAny || own.length > IN_MENU ? { more: { label: t(messages.find), onOpen } } : {}),
  };
}
