import { ORGANIZATION_FILTERS, type AdminOrganization } from '@footnote/domain';
import { Button, OrganizationList } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { calls, paths } from '../platform/navigation/paths.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { NewOrganization } from './new-organization.tsx';
import { deleteOrganization, fetchOrganizations, suspendOrganization } from './organizations.client.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { listProps, useList } from '../platform/lists/use-list.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Organizations', description: 'Heading of the page with all organizations' },
  description: {
    defaultMessage: 'Hospitals and companies whose people use Footnote together.',
    description: 'Below the heading of the page with all organizations',
  },
  create: { defaultMessage: 'Create organization', description: 'Opens the form of a new organization' },
  sources: {
    defaultMessage: 'An organization that has sources cannot be deleted.',
    description: 'Why an organization cannot be deleted',
  },
});

/** The page at /organizations: all of them, for super admins (specification §2). */
export default function OrganizationsRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const close = () => void navigate(paths.organizations, { replace: true });
  return (
    <AdministrationPage
      header={header}
      place="organizations"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <AllOrganizations />
      {hash === '#create' && (
        <NewOrganization
          onClose={close}
          onMade={({ id }) => void navigate(paths.organization(id), { replace: true })}
        />
      )}
    </AdministrationPage>
  );
}

function AllOrganizations() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const list = useList(calls.organizations, fetchOrganizations, { column: 'name', direction: 'ascending' });
  const { problem, change } = useChange();
  const remove = async ({ id }: AdminOrganization) => {
    await change(id, () => deleteOrganization(id));
    await list.again();
  };
  const suspend = async ({ id }: AdminOrganization, suspended: boolean) => {
    await change(id, () => suspendOrganization(id, suspended));
    await list.again();
  };
  return (
    <OrganizationList
      {...listProps(list)}
      show={ORGANIZATION_FILTERS.find((filter) => filter === list.filters['show']) ?? 'all'}
      onShowChange={(show) => list.changeFilters({ show })}
      onSuspend={(row, suspended) => void suspend(row, suspended)}
      onDelete={(row) => void remove(row)}
      refusalOf={({ sources }) => (sources > 0 ? t(messages.sources) : '')}
      problem={problem}
      hrefOf={({ id }) => paths.organization(id)}
      onFollow={(href) => void navigate(href)}
      formatDate={formatDate}
      action={
        <Button variant="primary" icon="add" onClick={() => void navigate(paths.createOrganization)}>
          {t(messages.create)}
        </Button>
      }
    />
  );
}
