import type { Source } from '@footnote/domain';
import { Button, EmptyState, ErrorState, SummaryTiles } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { SourceDocuments } from './source-documents.tsx';
import { SourcesPage } from './sources-page.tsx';
import { useSources, type LoadedSources } from '../platform/sources/use-sources.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Source', description: 'Heading of the page of a source, until its name is known' },
  notFound: { defaultMessage: 'Source not found', description: 'Said where there is no such source' },
  notFoundText: {
    defaultMessage:
      'It was deleted, or belongs to an organization that you do not act for now. Choose for whom you act in the menu of your account.',
    description: 'Explains that there is no such source',
  },
  all: { defaultMessage: 'All sources', description: 'Leads to the list of the sources of a user' },
  failed: { defaultMessage: 'The source could not be loaded', description: 'Said instead of a source' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** The page at /source/{id} (specification §2). */
export default function SourceRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { id: organization } = useSnapshot(actingFor);
  const loaded = useSources(organization);
  const own = loaded.sources?.filter(({ documents }) => documents !== null) ?? [];
  const source = own.find((one) => one.id === id);
  const heading = source?.name ?? t(loaded.sources === undefined ? messages.heading : messages.notFound);
  return (
    <SourcesPage
      header={header}
      sources={own}
      current={id}
      heading={heading}
      {...(source === undefined ? {} : { description: source.description })}
    >
      <Content source={source} organization={organization} loaded={loaded} />
    </SourcesPage>
  );
}

interface ContentProps {
  source: Source | undefined;
  organization: string | null;
  loaded: LoadedSources;
}

function Content({ source, organization, loaded }: ContentProps) {
  const t = useTranslate();
  const { sources, failure, again } = loaded;
  if (source !== undefined && organization !== null) {
    return (
      <SourceDocuments
        key={`${organization} ${source.id}`}
        source={source}
        organization={organization}
        onSources={() => void again()}
      />
    );
  }
  if (sources !== undefined) {
    return (
      <EmptyState title={t(messages.notFound)} action={<RouterLink href={paths.sources}>{t(messages.all)}</RouterLink>}>
        {t(messages.notFoundText)}
      </EmptyState>
    );
  }
  if (failure === undefined) return <SummaryTiles summary={null} />;
  return (
    <ErrorState title={t(messages.failed)} action={<Button onClick={() => void again()}>{t(messages.retry)}</Button>}>
      {failureMessage(t, failure)}
    </ErrorState>
  );
}
