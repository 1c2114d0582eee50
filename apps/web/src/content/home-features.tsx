import { FeatureList, TestimonialList, type Feature } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { site } from '../platform/navigation/site.ts';
import { locale as chosen } from '../platform/i18n/locale.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { audiences } from './audiences.ts';

const titles = defineMessages({
  why: { defaultMessage: 'What it does', description: 'Heading over the features on the home page' },
  references: { defaultMessage: 'References you can open', description: 'A feature' },
  checked: { defaultMessage: 'Checked, and marked where it fails', description: 'A feature' },
  silence: { defaultMessage: 'No answer rather than a made-up one', description: 'A feature' },
  search: { defaultMessage: 'Four ways to search', description: 'A feature' },
  retractions: { defaultMessage: 'Retractions in plain sight', description: 'A feature' },
  export: { defaultMessage: 'Take it with you', description: 'A feature' },
  audiences: { defaultMessage: 'Who it is for', description: 'Heading over the audiences on the home page' },
  testimonials: { defaultMessage: 'What users say', description: 'Heading over testimonials on the home page' },
  sources: {
    defaultMessage: 'Sources and licence',
    description: 'Heading over where the literature comes from, on the home page',
  },
  pubmed: { defaultMessage: 'PubMed', description: 'Name of a source of literature' },
  starter: { defaultMessage: 'Starter collection', description: 'Name of a source of literature' },
  software: { defaultMessage: 'Open source', description: 'Heading over the licence of the software' },
});

const texts = defineMessages({
  references: {
    defaultMessage:
      'Press a number, and you read the sentence of the study, with its design, its size and the journal beside it.',
    description: 'Explains a feature',
  },
  checked: {
    defaultMessage:
      'Each sentence is compared with the source it names: supported, partly supported, or not found there. You see the verdict.',
    description: 'Explains a feature',
  },
  silence: {
    defaultMessage: 'Where no study in the collection answers a question, Footnote says so instead of guessing.',
    description: 'Explains a feature',
  },
  search: {
    defaultMessage:
      'Plain words, a PICO sentence, a PubMed query that is explained clause by clause, or a field of medicine.',
    description: 'Explains a feature',
  },
  retractions: {
    defaultMessage: 'Retracted work carries a ribbon wherever it appears, and counts half when studies are ranked.',
    description: 'Explains a feature',
  },
  export: {
    defaultMessage:
      'RIS, BibTeX, NBIB, CSL-JSON and CSV for your reference manager, or a bibliography in Vancouver, AMA or APA style.',
    description: 'Explains a feature',
  },
  pubmed: {
    defaultMessage:
      'Whoever runs this server loads the records they want. Courtesy of the U.S. National Library of Medicine; the date of the data stands below every page that uses it.',
    description: 'Explains a source of literature',
  },
  starter: {
    defaultMessage: 'Landmark studies to begin with, summarised in our own words and linked to the original.',
    description: 'Explains a source of literature',
  },
  software: {
    defaultMessage:
      'Footnote is published under the MIT licence. It runs on your own machine and needs no account elsewhere.',
    description: 'Explains the licence of the software',
  },
});

const FEATURES = [
  ['references', 'chat'],
  ['checked', 'check'],
  ['silence', 'stop'],
  ['search', 'search'],
  ['retractions', 'warning'],
  ['export', 'download'],
] as const;

const SOURCES = [
  ['pubmed', 'document'],
  ['starter', 'bookmark'],
  ['software', 'lock'],
] as const;

/** Quotation marks of each language. */
const MARKS = {
  en: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  nl: ['‘', '’'],
  pt: ['“', '”'],
} as const;

/** What the product does, for whom, and where its literature comes from. */
export function HomeFeatures() {
  const t = useTranslate();
  const { language: locale } = useSnapshot(chosen);
  const tell = (rows: typeof FEATURES | typeof SOURCES): Feature[] =>
    rows.map(([id, icon]) => ({ id, icon, title: t(titles[id]), text: t(texts[id]) }));
  return (
    <>
      <FeatureList title={t(titles.why)} features={tell(FEATURES)} />
      <FeatureList
        title={t(titles.audiences)}
        features={audiences(t).map(({ anchor, icon, title, text }) => ({ id: anchor, icon, title, text }))}
      />
      <TestimonialList
        title={t(titles.testimonials)}
        testimonials={site.testimonials.map(({ language, ...said }) => ({
          ...said,
          ...(language === undefined ? {} : { quoteLanguage: language }),
          marks: MARKS[locale],
        }))}
      />
      <FeatureList title={t(titles.sources)} features={tell(SOURCES)} />
    </>
  );
}
