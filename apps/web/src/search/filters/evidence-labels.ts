import { shortNumber } from '@footnote/domain';
import type { EvidenceGridLabels, EvidenceMapLabels, PublicationTimelineLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages, useIntl, type IntlShape } from 'react-intl';
import { useReferenceLabels } from '../../platform/i18n/reference-labels.ts';
import { translatorOf, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  asTable: { defaultMessage: 'Show as table', description: 'Shows the figures of a picture' },
  asPicture: { defaultMessage: 'Show as picture', description: 'Shows figures as a picture' },
  timeline: { defaultMessage: 'Publications by year', description: 'Heading of a picture' },
  timelineSummary: {
    defaultMessage:
      '{total, plural, one {# publication} other {# publications}} from {from} to {to}; most in {peak} ({most, number}). Press a year to see what was published since.',
    description: 'Says what a picture shows',
  },
  timelineEmpty: { defaultMessage: 'No publication has a year.', description: 'Said instead of a picture' },
  year: { defaultMessage: 'Year', description: 'Heading of years' },
  publications: { defaultMessage: 'Publications', description: 'Heading of counts' },
  grid: { defaultMessage: 'Design and size', description: 'Heading of a table of all results' },
  design: { defaultMessage: 'Design', description: 'Heading of study types' },
  cell: {
    defaultMessage: '{articles, plural, one {# article} other {# articles}}: {design}, {size}',
    description: 'A cell of the table of designs and sizes',
  },
  below: { defaultMessage: '{to, plural, other {fewer than # people}}', description: 'A class of sample sizes' },
  between: { defaultMessage: '{from, number} to {to, number} people', description: 'A class of sample sizes' },
  above: { defaultMessage: '{from, number} people or more', description: 'A class of sample sizes' },
  unknownSize: { defaultMessage: 'of unknown size', description: 'A class of sample sizes' },
  map: { defaultMessage: 'Evidence map of this page', description: 'Heading of a picture' },
  mapSummary: {
    defaultMessage:
      '{chosen, select, none {{drawn, plural, one {# study} other {# studies}} by year and sample size.} other {{chosen} of {drawn, plural, one {# study} other {# studies}} chosen.}} {undrawn, plural, =0 {} one {# study without year or size: only in the table.} other {# studies without year or size: only in the table.}}',
    description: 'Says what a picture shows',
  },
  mapGroup: {
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
  study: { defaultMessage: 'Study', description: 'Heading of titles' },
  sampleSize: { defaultMessage: 'Sample size', description: 'Heading of sizes' },
  impact: { defaultMessage: 'Impact quartile', description: 'Heading of quartiles' },
  unknown: { defaultMessage: '–', description: 'Stands for what is not known' },
  retracted: { defaultMessage: 'Retracted', description: 'Said of a study' },
  designs: { defaultMessage: 'Designs', description: 'Names the legend of designs' },
  impactLegend: { defaultMessage: 'Impact: low to high', description: 'Beside the bubbles of the legend' },
  brush: { defaultMessage: 'Choose a part of the map', description: 'Names the sliders of the map' },
  years: { defaultMessage: 'Years', description: 'Names a slider' },
  fromYear: { defaultMessage: 'From year', description: 'Names the lower end of a slider' },
  toYear: { defaultMessage: 'To year', description: 'Names the upper end of a slider' },
  sizes: { defaultMessage: 'Sample sizes', description: 'Names a slider' },
  fromSize: { defaultMessage: 'From size', description: 'Names the lower end of a slider' },
  toSize: { defaultMessage: 'To size', description: 'Names the upper end of a slider' },
  wholeMap: { defaultMessage: 'Whole map', description: 'Shows the whole map again' },
  mapEmpty: { defaultMessage: 'No study of this page has both a year and a sample size.', description: 'Said instead' },
});

/** Words of the pictures of what was found. */
export interface EvidenceMessages {
  timeline: PublicationTimelineLabels;
  grid: EvidenceGridLabels;
  /** Names the class of sizes from `from` to below `to`; null for an end that is open. */
  sizeClass: (from: number | null, to: number | null) => string;
  map: EvidenceMapLabels;
  shortNumber: (value: number) => string;
}

/** Isolated as left to right, so that a range is not turned round between Arabic words. */
const range = (from: string, to: string) => `\u2066${from}–${to}\u2069`;

function mapLabels(formatMessage: Translate, number: (value: number) => string) {
  return {
    title: formatMessage(messages.map),
    summary: ({ drawn, chosen, undrawn }) =>
      formatMessage(messages.mapSummary, { drawn, chosen: chosen ?? 'none', undrawn }).trim(),
    map: formatMessage(messages.mapGroup),
    point: ({ quartile, retracted, year, ...facts }) =>
      formatMessage(messages.point, {
        ...facts,
        year: String(year),
        quartile: quartile ?? 'none',
        retracted: String(retracted),
      }),
    readoutHint: formatMessage(messages.readoutHint),
    articleTitle: formatMessage(messages.study),
    type: formatMessage(messages.design),
    sampleSize: formatMessage(messages.sampleSize),
    year: formatMessage(messages.year),
    impact: formatMessage(messages.impact),
    unknown: formatMessage(messages.unknown),
    retracted: formatMessage(messages.retracted),
    legend: formatMessage(messages.designs),
    impactLegend: formatMessage(messages.impactLegend),
    brush: formatMessage(messages.brush),
    years: {
      name: formatMessage(messages.years),
      from: formatMessage(messages.fromYear),
      to: formatMessage(messages.toYear),
      range,
    },
    sizes: {
      name: formatMessage(messages.sizes),
      from: formatMessage(messages.fromSize),
      to: formatMessage(messages.toSize),
      range,
    },
    clear: formatMessage(messages.wholeMap),
    empty: formatMessage(messages.mapEmpty),
    number,
  } satisfies Omit<EvidenceMapLabels, 'studyTypes' | 'asTable' | 'asPicture'>;
}

function wordsFrom(intl: IntlShape, studyTypes: EvidenceMapLabels['studyTypes']): EvidenceMessages {
  const formatMessage = translatorOf(intl);
  const number = (value: number) => intl.formatNumber(value);
  const frame = { asTable: formatMessage(messages.asTable), asPicture: formatMessage(messages.asPicture) };
  return {
    timeline: {
      ...frame,
      title: formatMessage(messages.timeline),
      summary: ({ total, from, to, peak }) =>
        formatMessage(messages.timelineSummary, {
          total,
          from: String(from),
          to: String(to),
          peak: String(peak.year),
          most: peak.count,
        }),
      empty: formatMessage(messages.timelineEmpty),
      year: formatMessage(messages.year),
      publications: formatMessage(messages.publications),
      number,
    },
    grid: {
      title: formatMessage(messages.grid),
      design: formatMessage(messages.design),
      cell: ({ articles, row, column }) => formatMessage(messages.cell, { articles, design: row, size: column }),
    },
    sizeClass: (from, to) => {
      if (from === null) return formatMessage(messages.unknownSize);
      if (to === null) return formatMessage(messages.above, { from });
      return from === 0 ? formatMessage(messages.below, { to }) : formatMessage(messages.between, { from, to: to - 1 });
    },
    map: { ...frame, ...mapLabels(formatMessage, number), studyTypes },
    shortNumber,
  };
}

/** Words of the pictures of what was found, in the interface language. */
export function useEvidenceMessages(): EvidenceMessages {
  const intl = useIntl();
  const { studyTypes } = useReferenceLabels();
  return useMemo(() => wordsFrom(intl, studyTypes), [intl, studyTypes]);
}
