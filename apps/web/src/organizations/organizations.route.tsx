import type { AdminOrganization } from '@footnote/domain';
import { Button, OrganizationList, SettingsFrame } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslate } from '../platform/i18n/translate.ts';
import { calls, paths } from '../platform/navigation/paths.ts';
import { placeEntries } from '../platform/navigation/places.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { NewOrganization } from './new-organization.tsx';
import { deleteOrganization, fetchOrganizations } from './organizations.client.ts';
import { useChange } from './use-change.ts';
import { useList } from './use-list.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  heading: { defaultMessage: 'Organizations', description: 'Heading of the page with all organizations' },
  description: {
    defaultMessage: 'Hospitals and companies whose people use Footnote together.',
    description: 'Below the heading of the page with all organizations',
  },
  administration: { defaultMessage: 'Administration', description: 'Section of pages for administrators' },
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
  const { onFollow } = usePlaces(null);
  usePageTitle(t(messages.heading));
  const close = () => void navigate(paths.organizations, { replace: true });
  return (
    <SettingsFrame
      header={header}
      skipLabel={t(messages.skip)}
      navLabel={t(messages.administration)}
      name={t(messages.administration)}
      sections={[
        { id: 'administration', entries: placeEntries(t, ['organizations', 'literatureStatus'], 'organizations') },
      ]}
      onFollow={onFollow}
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
    </SettingsFrame>
  );
}

function AllOrganizations() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useIntl();
  const list = useList(calls.organizations, fetchOrganizations, { column: 'name', direction: 'ascending' });
  const { problem, change } = useChange();
  const { shown, order } = list;
  const remove = async ({ id }: AdminOrganization) => {
    await change(id, () => deleteOrganization(id));
    await list.again();
  };
  return (
    <OrganizationList
      rows={shown?.ok === true ? shown.value.items : []}
      state={shown === undefined ? 'loading' : shown.ok ? 'ready' : 'error'}
      onRetry={() => void list.again()}
      query={list.query}
      onQueryChange={list.changeQuery}
      onSearch={list.search}
      sort={order}
      onSortChange={list.changeOrder}
      page={list.page}
      pageSize={list.pageSize}
      total={shown?.ok === true ? shown.value.total : 0}
      onPageChange={list.changePage}
      onDelete={(row) => void remove(row)}
      refusalOf={({ sources }) => (sources > 0 ? t(messages.sources) : '')}
      problem={problem}
      hrefOf={({ id }) => paths.organization(id)}
      onFollow={(href) => void navigate(href)}
      formatDate={(moment) => formatDate(moment, { dateStyle: 'medium' })}
      action={
        <Button variant="primary" icon="add" onClick={() => void navigate(paths.createOrganization)}>
          {t(messages.create)}
        </Button>
      }
    />
  );
}
