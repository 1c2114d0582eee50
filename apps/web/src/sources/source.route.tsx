import { can, type Source } from '@footnote/domain';
import { EmptyState, SummaryTiles } from '@footnote/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { useNamedOrganization } from '../platform/account/use-named-organization.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { SourceActions } from './source-actions.tsx';
import { SourceDialog, type SourceDialogKind } from './source-dialog.tsx';
import { SourceDocuments } from './source-documents.tsx';
import { SourcesPage } from './sources-page.tsx';
import { useSources, type LoadedSources } from '../platform/sources/use-sources.ts';

const UploadDialog = lazy(async () => ({ default: (await import('./uploads/upload-dialog.tsx')).UploadDialog }));

const messages = defineMessages({
  heading: { defaultMessage: 'Source', description: 'Heading of the page of a source, until its name is known' },
  notFound: { defaultMessage: 'Source not found', description: 'Said where there is no such source' },
  notFoundText: {
    defaultMessage:
      'It was deleted, or belongs to an organization that you do not act for now. Choose for whom you act in the menu of your account.',
    description: 'Explains that there is no such source',
  },
  all: { defaultMessage: 'All sources', description: 'Leads to the list of the sources of a user' },
});

/** The page at /source/{id} (specification §2). */
export default function SourceRoute({ header }: { header: ReactNode }) {
  const { id = '' } = useParams();
  const { id: organization } = useSnapshot(actingFor);
  const { closed } = useNamedOrganization();
  const loaded = useSources(organization);
  const own = loaded.sources?.filter(({ documents }) => documents !== null) ?? [];
  const source = own.find((one) => one.id === id);
  if (source !== undefined && organization !== null) {
    // Another source, and another organization, begin anew.
    const key = `${organization} ${source.id}`;
    return <FoundSource key={key} header={header} {...{ source, own, organization, loaded }} />;
  }
  return <NoSource header={header} loaded={loaded} own={own} closed={closed} />;
}

interface FoundSourceProps {
  header: ReactNode;
  source: Source;
  /** Those of the organization. */
  own: readonly Source[];
  organization: string;
  loaded: LoadedSources;
}

function FoundSource({ header, source, own, organization, loaded }: FoundSourceProps) {
  const navigate = useNavigate();
  const standing = useAccessContext();
  const mayManage = standing !== undefined && can(standing, 'organizationSettings');
  const [isUploading, upload] = useState(false);
  const [opened, open] = useState<SourceDialogKind | null>(null);
  const again = () => void loaded.again();
  return (
    <SourcesPage
      header={header}
      sources={own}
      current={source.id}
      heading={source.name}
      description={source.description}
      actions={<SourceActions source={source} mayManage={mayManage} onUpload={() => upload(true)} onOpen={open} />}
    >
      <SourceDocuments source={source} organization={organization} onSources={again} onUpload={() => upload(true)} />
      {opened !== null && (
        <SourceDialog
          kind={opened}
          source={source}
          organization={organization}
          onClose={() => open(null)}
          onChanged={again}
          onDeleted={() => {
            again();
            void navigate(paths.sources, { replace: true });
          }}
        />
      )}
      {isUploading && (
        <Suspense>
          <UploadDialog source={{ id: source.id, name: source.name }} onClose={() => upload(false)} />
        </Suspense>
      )}
    </SourcesPage>
  );
}

interface NoSourceProps extends Pick<FoundSourceProps, 'header' | 'own' | 'loaded'> {
  /** Why its organization cannot be acted for; null where nothing is known of that. */
  closed: string | null;
}

/** What stands in the place of a source that is not there, or not yet. */
function NoSource({ header, own, closed, loaded: { sources, failure, again } }: NoSourceProps) {
  const t = useTranslate();
  const isMissing = sources !== undefined;
  return (
    <SourcesPage
      header={header}
      sources={own}
      current=""
      heading={isMissing ? t(messages.notFound) : t(messages.heading)}
    >
      {isMissing ? (
        <EmptyState
          title={t(messages.notFound)}
          action={<RouterLink href={paths.sources}>{t(messages.all)}</RouterLink>}
        >
          {closed ?? t(messages.notFoundText)}
        </EmptyState>
      ) : failure === undefined ? (
        <SummaryTiles summary={null} />
      ) : (
        <NotLoaded failure={failure} onRetry={() => void again()} />
      )}
    </SourcesPage>
  );
}
