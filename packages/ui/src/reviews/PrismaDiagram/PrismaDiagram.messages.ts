import { defineMessages } from '../../messages/define-messages.ts';

/** What PrismaDiagram says; the words of PRISMA 2020. */
export const messages = defineMessages({
  name: { defaultMessage: 'PRISMA 2020 flow diagram', description: 'Names the flow diagram of a systematic review' },
  region: { defaultMessage: 'Flow diagram', description: 'Names the frame in which a wide diagram scrolls' },
  save: { defaultMessage: 'Save as SVG', description: 'Saves a drawing as a file' },
  identified: {
    defaultMessage: 'Records identified (n = {count, number})',
    description: 'Box of the PRISMA flow diagram',
  },
  source: { defaultMessage: '{name} (n = {count, number})', description: 'Line of the PRISMA flow diagram' },
  removed: { defaultMessage: 'Records removed before screening:', description: 'Box of the PRISMA flow diagram' },
  duplicates: {
    defaultMessage: 'Duplicates (n = {count, number})',
    description: 'Line of the PRISMA flow diagram',
  },
  notBrought: {
    defaultMessage: 'Other reasons (n = {count, number})',
    description: 'Line of the PRISMA flow diagram: records removed before screening',
  },
  screened: { defaultMessage: 'Records screened (n = {count, number})', description: 'Box of the PRISMA flow diagram' },
  awaiting: { defaultMessage: 'Not yet decided (n = {count, number})', description: 'Line of the PRISMA flow diagram' },
  excluded: { defaultMessage: 'Records excluded (n = {count, number})', description: 'Box of the PRISMA flow diagram' },
  sought: {
    defaultMessage: 'Reports sought for retrieval (n = {count, number})',
    description: 'Box of the PRISMA flow diagram',
  },
  notRetrieved: {
    defaultMessage: 'Reports not retrieved (n = {count, number})',
    description: 'Box of the PRISMA flow diagram',
  },
  assessed: {
    defaultMessage: 'Reports assessed for eligibility (n = {count, number})',
    description: 'Box of the PRISMA flow diagram',
  },
  excludedReports: { defaultMessage: 'Reports excluded:', description: 'Box of the PRISMA flow diagram' },
  none: { defaultMessage: 'None', description: 'Line of the PRISMA flow diagram: no reports were excluded' },
  included: {
    defaultMessage: 'Studies included in review (n = {count, number})',
    description: 'Box of the PRISMA flow diagram',
  },
});
