import type { AgreementBarLabels } from './AgreementBar/AgreementBar.tsx';
import type { ChartFrameLabels } from './ChartFrame/ChartFrame.tsx';
import type { EvidenceMapLabels } from './EvidenceMap/evidence-map-labels.ts';
import type { IngestionProgressLabels } from './IngestionProgress/IngestionProgress.tsx';
import type { ReferenceLabels } from './labels.ts';
import type { PublicationTimelineLabels } from './PublicationTimeline/PublicationTimeline.tsx';
import type { StudyTypeDistributionLabels } from './StudyTypeDistribution/StudyTypeDistribution.tsx';

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
  unnamedAuthors: 'et al.',
  moreAuthors: (count) => `and ${count} ${count === 1 ? 'other' : 'others'}`,
  pubmed: 'PubMed',
  doi: 'Publisher',
  supportingSentence: 'Supporting sentence',
  noSupportingSentence: 'No sentence of this source supports the claim.',
  abstract: 'Abstract',
  noAbstract: 'This record has no abstract.',
  retractedWarning: 'Do not rely on this article.',
};

const studies = (count: number) => `${number.format(count)} ${count === 1 ? 'study' : 'studies'}`;

/** English words of pictures, for stories. */
export const chartLabels: ChartFrameLabels = { asTable: 'Show as table', asPicture: 'Show as picture' };

export const timelineLabels: PublicationTimelineLabels = {
  ...chartLabels,
  title: 'Publications by year',
  summary: ({ total, from, to, peak }) =>
    `${number.format(total)} publications from ${from} to ${to}; most in ${peak.year} (${number.format(peak.count)}).`,
  empty: 'No publication has a year.',
  year: 'Year',
  publications: 'Publications',
  number: (value) => number.format(value),
};

export const distributionLabels: StudyTypeDistributionLabels = {
  title: 'Studies by design',
  type: 'Design',
  studies: 'Studies',
  share: 'Share',
  studyTypes: referenceLabels.studyTypes,
  number: (value) => number.format(value),
  percent: (share) => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }).format(share),
  empty: 'No studies yet.',
};

export const agreementLabels: AgreementBarLabels = {
  title: 'Do the studies agree?',
  summary: ({ agree, dissent, unclear }) =>
    `Of ${studies(agree + dissent + unclear)}, ${agree} agree, ${dissent} dissent and ${unclear} leave it open.`,
  verdicts: { agree: 'Agree', dissent: 'Dissent', unclear: 'Unclear' },
  number: (value) => number.format(value),
  empty: 'No study answers this yet.',
};

export const ingestionLabels: IngestionProgressLabels = {
  title: 'Reading your documents',
  progress: ({ ready, total }) => `${number.format(ready)} of ${number.format(total)} documents are ready to use`,
  failed: (count) => `${number.format(count)} could not be read`,
  stages: {
    preparing: 'Preparing',
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    preparing_to_save: 'Preparing to save',
    ready_to_save: 'Ready to save',
    ready_to_use: 'Ready to use',
    failed: 'Failed',
  },
  stage: 'Stage',
  documents: 'Documents',
  number: (value) => number.format(value),
  empty: 'No documents yet.',
};

export const evidenceMapLabels: EvidenceMapLabels = {
  ...chartLabels,
  title: 'Evidence map',
  summary: ({ drawn, chosen, undrawn }) =>
    [
      chosen === null ? `${studies(drawn)} by year and sample size.` : `${chosen} of ${studies(drawn)} chosen.`,
      undrawn > 0 ? `${studies(undrawn)} without year or size: only in the table.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  map: 'Studies on the map; arrow keys move from study to study',
  point: ({ title, type, size, year, quartile, retracted }) =>
    `${retracted ? 'Retracted: ' : ''}${title}. ${type}, ${number.format(size)} people, ${year}, ${
      quartile === null ? 'impact unknown' : `impact quartile ${quartile}`
    }`,
  readoutHint: 'Point at a study to read what it is. Drag over the map to choose a part of it.',
  articleTitle: 'Study',
  type: 'Design',
  sampleSize: 'Sample size',
  year: 'Year',
  impact: 'Impact quartile',
  unknown: '–',
  retracted: 'Retracted',
  legend: 'Designs',
  impactLegend: 'Impact: low to high',
  brush: 'Choose a part of the map',
  years: { name: 'Years', from: 'From year', to: 'To year', range: (from, to) => `\u2066${from}–${to}\u2069` },
  sizes: {
    name: 'Sample sizes',
    from: 'From size',
    to: 'To size',
    range: (from, to) => `\u2066${from}–${to}\u2069`,
  },
  clear: 'Whole map',
  empty: 'No study has both a year and a sample size.',
  studyTypes: referenceLabels.studyTypes,
  number: (value) => number.format(value),
};
