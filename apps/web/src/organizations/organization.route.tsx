import type { Organization, Result, UserProfile } from '@footnote/domain';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  GeneralSettings,
  OrganizationTabs,
  ORGANIZATION_TABS,
  SettingsFrame,
  Stack,
} from '@footnote/ui';
import type { ComponentType, ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import useSWR, { type KeyedMutator } from 'swr';
import { account } from '../platform/account/account.store.ts';
import { actingFor } from '../platform/account/acting-for.store.ts';
import type { ApiError } from '../platform/api/api.client.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { calls, paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { GeneralTab } from './general-tab.tsx';
import { InvitesTab } from './invites-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { fetchOrganization } from './organizations.client.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  heading: { defaultMessage: 'Organization settings', description: 'Heading of the page of an organization' },
  organizations: { defaultMessage: 'Organizations', description: 'Section of pages of organizations' },
  tabs: { defaultMessage: 'Settings of {organization}', description: 'Names the settings of an organization' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
  suspended: {
    defaultMessage: '{organization} is suspended',
    description: 'Heading of the page of an organization nobody can act for now',
  },
  suspendedText: {
    defaultMessage:
      'Nobody can act for it now. Its members, settings and chats are kept, and are there again once it is resumed. Ask whoever runs this service.',
    description: 'Explains to its members that an organization is suspended',
  },
  suspendedForAdmins: {
    defaultMessage:
      'This organization is suspended: nobody can act for it until you resume it in the list of organizations.',
    description: 'Explains to super admins that an organization is suspended',
  },
  secondFactor: {
    defaultMessage: '{organization} asks for a second factor',
    description: 'Notification of a user whose organization asks its members for a second factor from now on',
  },
  secondFactorText: {
    defaultMessage:
      'Its members act for it only with one. Your own account is open as before; once your second factor is on, so is the organization.',
    description: 'Explains to a member without a second factor why they cannot act for their organization',
  },
  setUp: { defaultMessage: 'Set up the second factor', description: 'Begins to set the second factor up' },
  profile: { defaultMessage: 'My profile', description: 'Leads to the page of a reader’s own account' },
  failed: { defaultMessage: 'The organization could not be loaded', description: 'Said instead of its settings' },
});

const nothing = () => undefined;

type Looked = Result<Organization, ApiError>;

/** What the tab of sources, which belongs to another area, is given. */
interface SourcesTabProps {
  organization: Organization;
  /** Whether the user acts for it. */
  acting: boolean;
  onChanged: () => void;
}

export interface OrganizationRouteProps {
  header: ReactNode;
  /** Shows the sources of an organization. */
  sourcesTab: ComponentType<SourcesTabProps>;
  /** Shows what an organization pays for, and its invoices. */
  planTab: ComponentType<{ organizationId: string }>;
}

/** The page at /organization/{id} (specification §2). */
export default function OrganizationRoute({ header, sourcesTab, planTab }: OrganizationRouteProps) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { profile } = useSnapshot(account);
  const { onFollow } = usePlaces(null);
  // Known before the organization is looked at anew, and where no call is made for it any more.
  const own = profile?.organizationRoles.find(({ organization }) => organization.id === id)?.organization;
  const lacksFactor = own?.secondFactorMissing === true && profile?.superAdmin === false;
  const { data: looked, mutate } = useSWR(lacksFactor ? null : calls.organization(id), fetchOrganization);
  const heading = looked?.ok === true ? looked.value.name : t(messages.heading);
  usePageTitle(heading);
  if (profile === null) return null;
  const entries = [{ id, label: heading, href: paths.organization(id), current: true }];
  const all = { id: 'all', label: t(messages.organizations), href: paths.organizations };
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.organizations)}
      sections={[{ id: 'organizations', entries: profile.superAdmin ? [all, ...entries] : entries }]}
      onFollow={onFollow}
      heading={heading}
    >
      {own?.suspended === true && !profile.superAdmin ? (
        <Suspended name={own.name} />
      ) : lacksFactor ? (
        <SecondFactorNeeded name={own.name} />
      ) : (
        <Settings key={id} looked={looked} again={mutate} profile={profile} tabs={{ sourcesTab, planTab }} />
      )}
    </SettingsFrame>
  );
}

interface SettingsProps {
  /** Undefined until it has come. */
  looked: Looked | undefined;
  again: KeyedMutator<Looked>;
  profile: Readonly<UserProfile>;
  tabs: Pick<OrganizationRouteProps, 'sourcesTab' | 'planTab'>;
}

function Settings({ looked, again, profile: { email, superAdmin }, tabs: given }: SettingsProps) {
  const { sourcesTab: SourcesTab, planTab: PlanTab } = given;
  const t = useTranslate();
  const { id: acting } = useSnapshot(actingFor);
  const [parameters, setParameters] = useSearchParams();
  if (looked === undefined)
    return <GeneralSettings values={null} onChange={nothing} onSave={nothing} canSave={false} />;
  if (!looked.ok) {
    const retry = <Button onClick={() => void again()}>{t(messages.retry)}</Button>;
    return (
      <ErrorState title={t(messages.failed)} action={retry}>
        {failureMessage(t, looked.error)}
      </ErrorState>
    );
  }
  const organization = looked.value;
  const isSuspended = organization.suspendedAt !== null;
  if (isSuspended && !superAdmin) return <Suspended name={organization.name} />;
  const sources = (
    <SourcesTab organization={organization} acting={acting === organization.id} onChanged={() => void again()} />
  );
  const tabs = (
    <OrganizationTabs
      label={t(messages.tabs, { organization: organization.name })}
      value={ORGANIZATION_TABS.find((tab) => tab === parameters.get('tab')) ?? 'general'}
      onChange={(tab) => setParameters({ tab }, { replace: true })}
      content={{
        general: (
          <GeneralTab
            organization={organization}
            superAdmin={superAdmin}
            onSaved={(value) => void again({ ok: true, value }, { revalidate: false })}
          />
        ),
        invites: <InvitesTab organization={organization} onChanged={() => void again()} />,
        invoices: <PlanTab organizationId={organization.id} />,
        members: <MembersTab organization={organization} ownEmail={email} onChanged={() => void again()} />,
        // Calls for a suspended organization are refused.
        ...(isSuspended ? {} : { sources }),
      }}
      counts={{
        members: String(organization.members),
        sources: String(organization.sources),
        invites: String(organization.openInvites),
      }}
    />
  );
  if (!isSuspended) return tabs;
  return (
    <Stack>
      <Banner tone="caution">{t(messages.suspendedForAdmins)}</Banner>
      {tabs}
    </Stack>
  );
}

/** What is said instead of the settings to those who lack the second factor that an organization asks for. */
function SecondFactorNeeded({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.secondFactor, { organization: name })}
      headingLevel={2}
      action={<RouterLink href={paths.security}>{t(messages.setUp)}</RouterLink>}
    >
      {t(messages.secondFactorText)}
    </EmptyState>
  );
}

/** What is said instead of the settings to those who belong to a suspended organization. */
function Suspended({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <EmptyState
      title={t(messages.suspended, { organization: name })}
      headingLevel={2}
      action={<RouterLink href={paths.profile}>{t(messages.profile)}</RouterLink>}
    >
      {t(messages.suspendedText)}
    </EmptyState>
  );
}
