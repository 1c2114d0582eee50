import { defineMessages } from '../../messages/define-messages.ts';

/** What is said of evidence map. */
export const evidenceMapMessages = defineMessages({
  title: { defaultMessage: 'Evidence map of this page', description: 'Heading of a picture' },
  summary: {
    defaultMessage:
      '{chosen, select, none {{drawn, plural, one {# study} other {# studies}} by year and sample size.} other {{chosen} of {drawn, plural, one {# study} other {# studies}} chosen.}} {undrawn, plural, =0 {} one {# study without year or size: only in the table.} other {# studies without year or size: only in the table.}}',
    description: 'Says what a picture shows',
  },
  map: {
    defaultMessage: 'Studies on the map; arrow keys move from study to study',
    description: 'Names the studies of the map',
  },
  point: {
    defaultMessage:
      '{retracted, select, true {Retracted: } other {}}{title}. {type}, {size, plural, one {# person} other {# people}}, {year}, {quartile, select, none {impact unknown} other {impact quartile {quartile}}}',
    description: 'Names a study on the map',
  },
  readoutHint: {
    defaultMessage: 'Point at a study to read what it is. Drag over the map to choose a part of it.',
    description: 'Below the map',
  },
  articleTitle: { defaultMessage: 'Study', description: 'Heading of titles' },
  type: { defaultMessage: 'Design', description: 'Heading of study types' },
  sampleSize: { defaultMessage: 'Sample size', description: 'Heading of sizes' },
  year: { defaultMessage: 'Year', description: 'Heading of years' },
  impact: { defaultMessage: 'Impact quartile', description: 'Heading of quartiles' },
  unknown: { defaultMessage: '–', description: 'Stands for what is not known' },
  retracted: { defaultMessage: 'Retracted', description: 'Said of a study' },
  legend: { defaultMessage: 'Designs', description: 'Names the legend of designs' },
  impactLegend: { defaultMessage: 'Impact: low to high', description: 'Beside the bubbles of the legend' },
  brush: { defaultMessage: 'Choose a part of the map', description: 'Names the sliders of the map' },
  years: { defaultMessage: 'Years', description: 'Names a slider' },
  fromYear: { defaultMessage: 'From year', description: 'Names the lower end of a slider' },
  toYear: { defaultMessage: 'To year', description: 'Names the upper end of a slider' },
  sizes: { defaultMessage: 'Sample sizes', description: 'Names a slider' },
  fromSize: { defaultMessage: 'From size', description: 'Names the lower end of a slider' },
  toSize: { defaultMessage: 'To size', description: 'Names the upper end of a slider' },
  clear: { defaultMessage: 'Whole map', description: 'Shows the whole map again' },
  empty: { defaultMessage: 'No study of this page has both a year and a sample size.', description: 'Said instead' },
});
