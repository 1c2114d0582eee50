import { expect, test } from 'vitest';
import { isAboutPublication } from './about-publication.ts';

const QUESTION = 'Is immune-modulating feeding harmful in intensive care?';

test.each([
  'Trial Registration Dutch Trial Register 26 January 2010 (NTR2181).',
  'This trial was prospectively registered at ClinicalTrials.gov.',
  'ClinicalTrials.gov identifier: NCT02691195.',
  'ISRCTN54469112.',
  'Funded by the Medical Research Council.',
  'This study was funded by the maker of the drug.',
  'The online version of this article contains supplementary material.',
])('“%s” tells nothing of what was found', (text) => {
  expect(isAboutPublication({ text, section: '' }, QUESTION)).toBe(true);
  expect(isAboutPublication({ text, section: '' }, 'Where was the trial registered, and who funded it?')).toBe(false);
});

test.each([
  'Patients were registered at 12 centres and followed for a year.',
  'Mortality was lower in registered trials (NCT02691195) than in others.',
  'Treatment was supported by weekly telephone calls.',
  'Supported by moderate-certainty evidence, prednisolone lowered mortality (RR 0.8).',
  'The trial was registered late, and mortality was 12% with prednisolone and 18% without.',
  'ClinicalTrials.gov NCT01234567 Mortality was 12% v 18%.',
])('“%s” is a sentence of the study', (text) => {
  expect(isAboutPublication({ text, section: 'RESULTS' }, QUESTION)).toBe(false);
});

test.each([
  'What is the NCT number?',
  'Which grant supported it?',
  'Wer hat die Studie finanziert?',
  'Qui a financé l’étude ?',
])('“%s” asks for it', (question) => {
  expect(isAboutPublication({ text: 'This study was funded by the maker (NCT02691195).', section: '' }, question)).toBe(
    false,
  );
});

test('what stands under a heading that tells more is none of it', () => {
  const text = 'Ninety patients were seen.';
  expect(isAboutPublication({ text, section: 'DESIGN, SETTING AND REGISTRATION' }, QUESTION)).toBe(false);
});

test('what stands under such a heading is left out, too', () => {
  expect(isAboutPublication({ text: 'Dutch Trial Register, NTR2181.', section: 'TRIAL REGISTRATION' }, QUESTION)).toBe(
    true,
  );
});
