import { printedPage } from './sourced-organization.ts';

/** What the guideline is uploaded to. */
export const SOURCE = 'Anticoagulation protocols';
export const QUESTION = 'How long is apixaban withheld before elective hip surgery?';
const ANSWER = 'Apixaban is withheld for forty-eight hours before elective hip surgery when kidney function is normal.';

/** Twelve pages, the seventh of which has the answer. */
export const GUIDELINE = Array.from({ length: 12 }, (_, index) => {
  const page = index + 1;
  return printedPage(`Chapter ${page}`, [
    page === 7
      ? `${ANSWER} It is begun again on the evening of the first day after the operation, once the wound is dry.`
      : `This chapter is about topic number ${page} of our wards and tells who does what, and when it is written down.`,
    'Nurses write every dose into the chart. Doctors sign the chart at the end of each round and before patients are moved.',
  ]);
});
