import type { OutputTemplate } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  oneLine: { defaultMessage: 'One-line answer', description: 'Name of an answer format' },
  table: { defaultMessage: 'Table of trials', description: 'Name of an answer format' },
  pico: { defaultMessage: 'PICO abstract', description: 'Name of an answer format' },
  studies: { defaultMessage: 'List of studies', description: 'Name of an answer format' },
  patientLetter: { defaultMessage: 'Summary for a patient letter', description: 'Name of an answer format' },
  guideline: { defaultMessage: 'Guideline paragraph', description: 'Name of an answer format' },
  journalClub: { defaultMessage: 'Journal-club appraisal', description: 'Name of an answer format' },
  slide: { defaultMessage: 'Slide', description: 'Name of an answer format' },
  dosing: { defaultMessage: 'Dosing table', description: 'Name of an answer format' },
});

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'product-one-line': messages.oneLine,
  'product-table-of-trials': messages.table,
  'product-pico': messages.pico,
  'product-list-of-studies': messages.studies,
  'product-patient-letter': messages.patientLetter,
  'product-guideline-paragraph': messages.guideline,
  'product-journal-club': messages.journalClub,
  'product-slide': messages.slide,
  'product-dosing-table': messages.dosing,
};

/** A template with its name in the language of the interface, where it is the product's. */
export function namedTemplate(t: Translate, template: OutputTemplate): OutputTemplate {
  const name = NAMES[template.id];
  return name === undefined ? template : { ...template, name: t(name) };
}
