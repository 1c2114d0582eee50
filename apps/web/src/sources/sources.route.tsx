import { can, type Source } from '@footnote/domain';
import { Button, EmptyState, Inline, Skeleton, SourceGroup } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { NewSource } from './new-source.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { DefaultSourceCard, OwnSourceCard } from './source-card.tsx';
import { SourcesPage } from './sources-page.tsx';
import { UploadLocked } from './upload-locked.tsx';
import { useSources, type LoadedSources } from '../platform/sources/use-sources.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Sources', description: 'Heading of the page with the sources of a user' },
  description: {
    defaultMessage: 'What Footnote searches for your answers.',
    description: 'Below the heading of the page with the sources of a user',
  },
  add: { defaultMessage: 'Add a source', description: 'To an organization' },
  everybody: { defaultMessage: 'For everybody', description: 'Heading above the sources that everybody searches' },
  own: { defaultMessage: 'Of {organization}', description: 'Heading above the sources of an organization' },
  empty: { defaultMessage: 'No sources yet', description: 'Of an organization' },
  emptyForAdmins: {
    defaultMessage: 'A source holds PDF documents that members can ask about. Add the first one.',
    description: 'Said to admins of an organization that has no sources',
  },
  emptyForMembers: {
    defaultMessage: 'A source holds PDF documents that members can ask about. Admins of your organization add them.',
    description: 'Said to members of an organization that has no sources',
  },
});

/** The page at /sources (specification §2): those of everybody, and of the organization the user acts for. */
export default function SourcesRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { id: organization } = useSnapshot(actingFor);
  const standing = useAccessContext();
  const loaded = useSources(organization);
  const own = loaded.sources?.filter(({ documents }) => documents !== null) ?? [];
  const mayManage = standing !== undefined && can(standing, 'organizationSettings');
  const add = (
    <Button variant="primary" icon="add" onClick={() => void navigate(paths.createSource)}>
      {t(messages.add)}
    </Button>
  );
  return (
    <SourcesPage
      header={header}
      sources={own}
      current={null}
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <AllSources loaded={loaded} own={own} organization={organization} add={mayManage ? add : null} />
      {hash === '#create' && mayManage && organization !== null && (
        <NewSource
          organization={organization}
          onClose={() => void navigate(paths.sources, { replace: true })}
          onMade={({ id }) => void loaded.again().then(() => navigate(paths.source(id), { replace: true }))}
        />
      )}
    </SourcesPage>
  );
}

interface AllSourcesProps {
  loaded: LoadedSources;
  own: readonly Source[];
  organization: string | null;
  /** The button that adds one, for those who may. */
  add: ReactNode;
}

function AllSources({ loaded: { sources, failure, again }, own, organization, add }: AllSourcesProps) {
  const t = useTranslate();
  if (sources === undefined && failure !== undefined)
    return <NotLoaded failure={failure} onRetry={() => void again()} />;
  return (
    <>
      <SourceGroup heading={t(messages.everybody)}>
        {sources === undefined ? (
          <Skeleton shape="block" />
        ) : (
          sources
            .filter(({ documents }) => documents === null)
            .map((source) => <DefaultSourceCard key={source.id} source={source} />)
        )}
      </SourceGroup>
      {sources !== undefined && <OwnSources own={own} organization={organization} add={add} />}
    </>
  );
}

function OwnSources({ own, organization, add }: Pick<AllSourcesProps, 'own' | 'organization' | 'add'>) {
  const t = useTranslate();
  const { stage } = useSnapshot(account);
  const { name } = useSnapshot(actingFor);
  if (organization === null) return stage === 'visitor' || stage === 'signedIn' ? <UploadLocked /> : null;
  if (own.length === 0) {
    return (
      <EmptyState title={t(messages.empty)} headingLevel={2} action={add}>
        {t(add === null ? messages.emptyForMembers : messages.emptyForAdmins)}
      </EmptyState>
    );
  }
  return (
    <SourceGroup heading={t(messages.own, { organization: name })}>
      {own.map((source) => (
        <OwnSourceCard key={source.id} source={source} organization={organization} />
      ))}
      {add !== null && <Inline>{add}</Inline>}
    </SourceGroup>
  );
}
