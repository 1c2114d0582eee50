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
])('“%s” is a sentence of the study', (text) => {
  expect(isAboutPublication({ text, section: 'RESULTS' }, QUESTION)).toBe(false);
});

test('what stands under such a heading is left out, too', () => {
  expect(isAboutPublication({ text: 'Dutch Trial Register, NTR2181.', section: 'TRIAL REGISTRATION' }, QUESTION)).toBe(
    true,
  );
});
