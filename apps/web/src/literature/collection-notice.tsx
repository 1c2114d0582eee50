import { CollectionNote } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { useLiteratureStatus } from '../platform/use-literature-status.ts';

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
  more: { defaultMessage: 'Load PubMed', description: 'Opens the explanation of how to load literature' },
  howTo: {
    defaultMessage:
      'PubMed comes in numbered files of about 30,000 records. In the folder of Footnote, fetch one and import it; repeat with other numbers, or import a whole folder. What is imported is found at once.',
    description: 'Explains how to load PubMed; two commands follow',
  },
});

/** Fetches one file of PubMed's yearly baseline, and puts it into the running product. */
const COMMANDS = `curl -O https://ftp.ncbi.nlm.nih.gov/pubmed/baseline/pubmed26n0001.xml.gz
npm run --silent literature -- import pubmed26n0001.xml.gz`;

/** Says what literature answers come from, and how to load more. */
export function CollectionNotice() {
  const formatMessage = useWords();
  const status = useLiteratureStatus();
  if (status === undefined) return null;
  const { starter } = status;
  const pubmed = status.articles - starter;
  return (
    <CollectionNote
      text={formatMessage(pubmed > 0 ? messages.pubmed : messages.starter, { pubmed, starter })}
      more={formatMessage(messages.more)}
      howTo={formatMessage(messages.howTo)}
      command={COMMANDS}
    />
  );
}
