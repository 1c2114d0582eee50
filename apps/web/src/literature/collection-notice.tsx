import { can } from '@footnote/domain';
import { CollectionNote, Reserved } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useLiteratureStatus, type LiteratureStatus } from '../platform/api/use-literature-status.ts';
import { useAccessContext } from '../platform/account/use-access-context.ts';

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
  copy: { defaultMessage: 'Copy line {line, number}', description: 'Copies one of several commands' },
  more: { defaultMessage: 'Load PubMed', description: 'Opens the explanation of how to load literature' },
  howTo: {
    defaultMessage:
      'PubMed comes in numbered files of about 30,000 records. In the folder of Footnote, fetch one and import it; repeat with other numbers, or import a whole folder. What is imported is found at once.',
    description: 'Explains how to load PubMed; two commands follow',
  },
});

/** Fetches one file of PubMed's yearly baseline, and puts it into the running product. */
const COMMANDS = [
  'curl -O https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/pubmed26n0001.xml.gz',
  'npm run --silent literature -- import pubmed26n0001.xml.gz',
];

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
  return (
    <CollectionNote
      text={t(pubmed > 0 ? messages.pubmed : messages.starter, { pubmed, starter })}
      advice={{
        label: t(messages.more),
        howTo: t(messages.howTo),
        commands: COMMANDS,
        copy: (line) => t(messages.copy, { line }),
      }}
    />
  );
}
