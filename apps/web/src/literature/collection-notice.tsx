import { can } from '@footnote/domain';
import { CollectionNote, Reserved } from '@footnote/ui';
import { Suspense } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useLiteratureStatus, type LiteratureStatus } from '../platform/api/use-literature-status.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';

const messages = defineMessages({
  starter: {
    defaultMessage:
      'Starter collection: {starter, plural, one {# landmark study} other {# landmark studies}}, summarised',
    description: 'What literature the product holds before PubMed is loaded',
  },
  pubmed: {
    defaultMessage:
      '{pubmed, plural, one {# PubMed record} other {# PubMed records}}{starter, plural, =0 {} one { and the starter collection: # landmark study, summarised} other { and the starter collection: # landmark studies, summarised}}',
    description: 'What literature the product holds',
  },
  onlyStarter: {
    defaultMessage:
      'Starter collection: {starter, plural, one {# landmark study} other {# landmark studies}}, summarised. Whoever runs this server can add PubMed.',
    description: 'What literature the product holds before PubMed is loaded, for readers who cannot load it',
  },
});

const LoadingAdvice = optionalImport(async () => (await import('./loading-advice.tsx')).LoadingAdvice);

/** About as long to say as what most servers hold: its place is held until that is known. */
const USUAL = { articles: 232, starter: 232 };

/** Says what literature answers come from; how to load more, to those alone who run the product. */
export function CollectionNotice() {
  const status = useLiteratureStatus();
  if (status !== undefined) return <Note {...status} />;
  return (
    <Reserved>
      <Note {...USUAL} />
    </Reserved>
  );
}

function Note({ articles, starter }: Pick<LiteratureStatus, 'articles' | 'starter'>) {
  const t = useTranslate();
  const standing = useAccessContext();
  const pubmed = articles - starter;
  if (standing === undefined || !can(standing, 'literatureStatus'))
    return <CollectionNote text={t(pubmed > 0 ? messages.pubmed : messages.onlyStarter, { pubmed, starter })} />;
  const advice = (
    <Suspense>
      <LoadingAdvice />
    </Suspense>
  );
  return (
    <CollectionNote text={t(pubmed > 0 ? messages.pubmed : messages.starter, { pubmed, starter })} advice={advice} />
  );
}
