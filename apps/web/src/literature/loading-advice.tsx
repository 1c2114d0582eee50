import { CollectionAdvice } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
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

/** How to load PubMed, which only those who run the product need. */
export function LoadingAdvice() {
  const t = useTranslate();
  return (
    <CollectionAdvice
      label={t(messages.more)}
      howTo={t(messages.howTo)}
      commands={COMMANDS}
      copy={(line) => t(messages.copy, { line })}
    />
  );
}
