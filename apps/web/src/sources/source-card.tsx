import type { Source } from '@footnote/domain';
import { SourceSummary } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import { answerOf } from '../platform/api/call-failure.ts';
import { useLiteratureStatus } from '../platform/api/use-literature-status.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { paths } from '../platform/navigation/paths.ts';
import { fetchDocuments } from '../platform/sources/sources.client.ts';

const messages = defineMessages({
  pubmed: {
    defaultMessage: 'Citations and abstracts of the biomedical literature.',
    description: 'Describes PubMed, the source that everybody searches',
  },
});

/** What the documents of a source come to, without the documents; undefined until that is known. */
export function useDocumentCounts({ documents }: Pick<Source, 'documents'>, organization: string | null) {
  const key = documents === null ? null : ([documents, organization, 'counts'] as const);
  const { data } = useSWR(key, async ([url, actingFor]) =>
    answerOf(await fetchDocuments(url, { actingFor, page: 1, pageSize: 1 })),
  );
  return data?.meta;
}

/** A source of the organization in the list of its sources. */
export function OwnSourceCard({ source, organization }: { source: Source; organization: string }) {
  const navigate = useNavigate();
  const counts = useDocumentCounts(source, organization);
  return (
    <SourceSummary
      source={source}
      href={paths.source(source.id)}
      onFollow={(href) => void navigate(href)}
      headingLevel={3}
      {...(counts === undefined
        ? {}
        : { documents: counts.total, pagesUsed: counts.pageCount, summary: counts.summary })}
    />
  );
}

/** A source that everybody searches: PubMed, with the size and the date of the collection. */
export function DefaultSourceCard({ source }: { source: Source }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatPartialDate } = useMoments();
  const status = useLiteratureStatus();
  return (
    <SourceSummary
      source={{ ...source, description: t(messages.pubmed) }}
      href={paths.search}
      onFollow={(href) => void navigate(href)}
      headingLevel={3}
      asOf={status === undefined ? '' : formatPartialDate(status.asOf)}
      {...(status === undefined ? {} : { articles: status.articles })}
    />
  );
}
