import type { ReferenceLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { type Translate, useTranslate } from './translate.ts';

const messages = defineMessages({
  metaAnalysis: { defaultMessage: 'Meta-analysis', description: 'Short name of a study type' },
  systematicReview: { defaultMessage: 'Systematic review', description: 'Short name of a study type' },
  randomizedTrial: { defaultMessage: 'RCT', description: 'Short name of a study type: randomised controlled trial' },
  humanIntervention: { defaultMessage: 'Clinical', description: 'Short name of a study type: clinical intervention' },
  rodent: { defaultMessage: 'Rodent', description: 'Short name of a study type' },
  protocol: { defaultMessage: 'Protocol', description: 'Short name of a study type' },
  misc: { defaultMessage: 'Other', description: 'Short name of a study type' },
  sampleSize: { defaultMessage: 'n = {size, number}', description: 'Sample size mark' },
  sampleSizeInWords: {
    defaultMessage: '{size, plural, one {# participant studied} other {# participants studied}}',
    description: 'Sample size in words',
  },
  impact: {
    defaultMessage:
      'Impact {metric, number} ({source}), {quartile, select, 1 {upper quarter} 2 {second quarter} 3 {third quarter} other {lowest quarter}} of its field',
    description: 'Tooltip of the impact mark of a journal',
  },
  retracted: { defaultMessage: 'Retracted', description: 'Mark of an article' },
  corrected: { defaultMessage: 'Corrected', description: 'Mark of an article' },
  concern: { defaultMessage: 'Expression of concern', description: 'Mark of an article' },
  summarised: { defaultMessage: 'summarised by Footnote', description: 'Whose words an abstract is in' },
  summarisedInWords: {
    defaultMessage: 'This text is a summary written for Footnote, not the abstract its publisher printed.',
    description: 'Explains whose words an abstract is in',
  },
  page: { defaultMessage: 'Page {page, number}', description: 'Page of a document' },
  moreAuthors: {
    defaultMessage: '{count, plural, one {and # other} other {and # others}}',
    description: 'After the first author of an article',
  },
  unnamedAuthors: {
    defaultMessage: 'et al.',
    description: 'After the first author of an article whose other authors are not all known',
  },
  pubmed: { defaultMessage: 'PubMed', description: 'Link to the record of an article' },
  doi: { defaultMessage: 'Full text', description: 'Link to the publisher’s page of an article' },
  supportingSentence: { defaultMessage: 'Supporting sentence', description: 'Heading in the card of a source' },
  noSupportingSentence: {
    defaultMessage: 'No sentence of this source carries the claim.',
    description: 'In the card of a source',
  },
  abstract: { defaultMessage: 'Abstract', description: 'Opens and closes the abstract of an article' },
  noAbstract: { defaultMessage: 'This record has no abstract.', description: 'In the card of a source' },
  retractedWarning: {
    defaultMessage: 'This article was retracted. Do not rely on it.',
    description: 'Warning beside a retracted article',
  },
});

function labelsOf(formatMessage: Translate): ReferenceLabels {
  return {
    studyTypes: {
      meta_analysis: formatMessage(messages.metaAnalysis),
      systematic_review: formatMessage(messages.systematicReview),
      randomized_trial: formatMessage(messages.randomizedTrial),
      human_intervention: formatMessage(messages.humanIntervention),
      rodent: formatMessage(messages.rodent),
      protocol: formatMessage(messages.protocol),
      misc: formatMessage(messages.misc),
    },
    sampleSize: (size) => formatMessage(messages.sampleSize, { size }),
    sampleSizeInWords: (size) => formatMessage(messages.sampleSizeInWords, { size }),
    impact: (facts) => formatMessage(messages.impact, { ...facts }),
    retracted: formatMessage(messages.retracted),
    corrected: formatMessage(messages.corrected),
    concern: formatMessage(messages.concern),
    summarised: formatMessage(messages.summarised),
    summarisedInWords: formatMessage(messages.summarisedInWords),
    page: (page) => formatMessage(messages.page, { page }),
    moreAuthors: (count) => formatMessage(messages.moreAuthors, { count }),
    unnamedAuthors: formatMessage(messages.unnamedAuthors),
    pubmed: formatMessage(messages.pubmed),
    doi: formatMessage(messages.doi),
    supportingSentence: formatMessage(messages.supportingSentence),
    noSupportingSentence: formatMessage(messages.noSupportingSentence),
    abstract: formatMessage(messages.abstract),
    noAbstract: formatMessage(messages.noAbstract),
    retractedWarning: formatMessage(messages.retractedWarning),
  };
}

/** Words of references and their marks, in the interface language. */
export function useReferenceLabels(): ReferenceLabels {
  const formatMessage = useTranslate();
  return useMemo(() => labelsOf(formatMessage), [formatMessage]);
}
