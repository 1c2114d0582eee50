import type { ReferenceLabels } from './labels.ts';

const number = new Intl.NumberFormat('en');

/** English words of references, for stories and tests. */
export const referenceLabels: ReferenceLabels = {
  studyTypes: {
    randomized_trial: 'RCT',
    meta_analysis: 'Meta-analysis',
    systematic_review: 'Systematic review',
    human_intervention: 'Clinical',
    rodent: 'Rodent',
    protocol: 'Protocol',
    misc: 'Other',
  },
  sampleSize: (size) => `n = ${number.format(size)}`,
  sampleSizeInWords: (size) => `${number.format(size)} people studied`,
  impact: ({ metric, quartile, source }) => `Impact ${metric}, quartile ${quartile} of 4 (${source})`,
  retracted: 'Retracted',
  corrected: 'Corrected',
  concern: 'Expression of concern',
  summarised: 'summarised by Footnote',
  summarisedInWords: 'This abstract is Footnote’s own summary, not the publisher’s text.',
  page: (page) => `Page ${page}`,
  moreAuthors: (count) => `and ${count} ${count === 1 ? 'other' : 'others'}`,
  pubmed: 'PubMed',
  doi: 'Publisher',
  supportingSentence: 'Supporting sentence',
  noSupportingSentence: 'No sentence of this source supports the claim.',
  abstract: 'Abstract',
  noAbstract: 'This record has no abstract.',
  retractedWarning: 'Do not rely on this article.',
};
