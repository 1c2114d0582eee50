import { defineMessages } from '../messages/define-messages.ts';

/** What the direct studies come to. */
export const verdictMessages = defineMessages({
  'favours-intervention': {
    defaultMessage: 'Favours {intervention}',
    description: 'What the studies come to, in a few words above the answer',
  },
  'no-clear-difference': {
    defaultMessage: 'No clear difference',
    description: 'What the studies come to, in a few words above the answer',
  },
  'favours-comparator': {
    defaultMessage: 'Favours {comparator}',
    description: 'What the studies come to, in a few words above the answer',
  },
  described: {
    defaultMessage: 'Described, not compared',
    description: 'What the studies come to, in a few words above the answer',
  },
  yes: { defaultMessage: 'Yes', description: 'What the studies come to, in a few words above the answer' },
  no: { defaultMessage: 'No', description: 'What the studies come to, in a few words above the answer' },
  figure: {
    defaultMessage: 'Figure reported',
    description: 'What the studies come to, in a few words above the answer',
  },
  mixed: {
    defaultMessage: 'Studies disagree',
    description: 'What the studies come to, in a few words above the answer',
  },
  'not-answered': {
    defaultMessage: 'Not answered by the studies here',
    description: 'What the studies come to, in a few words above the answer',
  },
});

/** What stands for the arms of a comparison that the question does not name. */
export const armMessages = defineMessages({
  intervention: { defaultMessage: 'the intervention', description: 'Stands for a treatment; follows “Favours”' },
  comparator: { defaultMessage: 'the comparator', description: 'What a treatment is compared with; follows “Favours”' },
});

/** What is said around an answer line. */
export const answerLineMessages = defineMessages({
  verdict: { defaultMessage: 'Verdict', description: 'Said to screen readers before what the studies come to' },
  quotedOriginal: {
    defaultMessage: 'What stands in quotation marks is quoted word for word, in English as in the source.',
    description: 'Below an answer line, where the interface is not in English',
  },
  computed: {
    defaultMessage: '{figure} (computed, not stated by a source)',
    description: 'A figure of an answer that was computed from figures of its sources',
  },
  harms: { defaultMessage: 'Harms reported', description: 'Heading over harms that studies of a treatment report' },
});

/** Columns of the evidence table. */
export const evidenceColumnMessages = defineMessages({
  study: { defaultMessage: 'Study', description: 'Heading of a column of the evidence table' },
  design: { defaultMessage: 'Design', description: 'Heading of a column of the evidence table' },
  n: { defaultMessage: 'Participants', description: 'Heading of a column of the evidence table' },
  population: { defaultMessage: 'Population', description: 'Heading of a column of the evidence table' },
  comparison: { defaultMessage: 'Comparison', description: 'Heading of a column of the evidence table' },
  outcome: { defaultMessage: 'Outcome', description: 'Heading of a column of the evidence table' },
  effect: { defaultMessage: 'Effect', description: 'Heading of a column of the evidence table' },
  direction: { defaultMessage: 'Direction', description: 'Heading of a column of the evidence table' },
  quotation: { defaultMessage: 'Quotation', description: 'Heading of a column of the evidence table' },
});

/** What is said around the evidence table. */
export const evidenceTableMessages = defineMessages({
  title: { defaultMessage: 'Direct evidence', description: 'Heading of the evidence table' },
  participants: { defaultMessage: 'n = {count, number}', description: 'Participants of a study' },
  unknownSize: { defaultMessage: 'n not stated', description: 'Participants of a study whose abstract does not tell' },
  noFigure: { defaultMessage: 'no figure', description: 'In a table, where a study states no effect' },
  export: { defaultMessage: 'View and export table', description: 'Opens the table view of an answer' },
});

/** What is said of how studies agree. */
export const agreementMessages = defineMessages({
  title: { defaultMessage: 'Do the studies agree?', description: 'Heading over counts of studies' },
  outcome: { defaultMessage: 'Outcome: {outcome}', description: 'Below the heading over counts of studies' },
  side: {
    defaultMessage:
      '{studies, plural, one {# study} other {# studies}}{participants, plural, =0 {} one {, # participant} other {, # participants}}',
    description: 'How many studies stand on a side, and how many people took part where that is known',
  },
});

/** What is said of how certain evidence is. */
export const certaintyMessages = defineMessages({
  certainty: { defaultMessage: 'Certainty: {level}', description: 'level is such as “moderate”' },
  automatic: {
    defaultMessage: 'Automatic, after GRADE’s domains; risk of bias is not assessed.',
    description: 'Below how certain evidence is',
  },
  how: { defaultMessage: 'How this is computed', description: 'Leads to an explanation of the level of certainty' },
});

/** What is said of studies that differ from the question. */
export const indirectMessages = defineMessages({
  title: {
    defaultMessage: 'Indirect evidence: {count, plural, one {# study} other {# studies}}',
    description: 'Opens a list of studies that answer another question',
  },
  nearest: {
    defaultMessage: 'Nearest studies; check whether they fit',
    description: 'Heading where nothing answers',
  },
  difference: {
    defaultMessage: '{studied}, asked about {asked}',
    description: 'How a study differs from a question, such as “adults, asked about adolescents”',
  },
  notStudied: {
    defaultMessage: '{asked} apparently not studied',
    description:
      'What of a question a study does not seem to have studied, such as “wait-and-see apparently not studied”',
  },
  uncertain: {
    defaultMessage: 'not certain to answer this',
    description: 'Of a study near a question, where it is not known in what it differs',
  },
});

/** In what a study differs from a question. */
export const dimensionMessages = defineMessages({
  population: { defaultMessage: 'Population', description: 'In what a study differs from a question' },
  intervention: { defaultMessage: 'Intervention', description: 'In what a study differs from a question' },
  comparator: { defaultMessage: 'Comparator', description: 'In what a study differs from a question' },
  outcome: { defaultMessage: 'Outcome', description: 'In what a study differs from a question' },
});

/** What is said of what an answer does not hold, and where to go on. */
export const evidenceLimitsMessages = defineMessages({
  notTold: { defaultMessage: 'What this does not tell', description: 'Heading over parts of a question' },
  leftOut: {
    defaultMessage: 'Left out: {count, plural, one {# study} other {# studies}}',
    description: 'Opens a list of studies that an answer does not use',
  },
  missing: {
    defaultMessage: 'Apparently not studied here:',
    description: 'Before the parts of a question that no study seems to have studied',
  },
  nothing: {
    defaultMessage: 'No study here answers this question as it was asked.',
    description: 'Where it is not known which part of a question nothing answers',
  },
  next: { defaultMessage: 'Next questions', description: 'Heading over questions that have answers' },
  wider: { defaultMessage: 'Questions that have answers here', description: 'Heading where a question has none' },
  pubmed: { defaultMessage: 'Open this question in PubMed', description: 'Leads to PubMed with a query' },
  query: { defaultMessage: 'PubMed query', description: 'Heading over a query in a copied or printed answer' },
});
