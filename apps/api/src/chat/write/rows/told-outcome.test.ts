import { describe, expect, test } from 'vitest';
import { citationFixture, questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import { toldOutcome } from './told-outcome.ts';

function outcomeOf(text: string, outcomes: string, abstract = ''): string {
  const [sentence] = evidenceFixture(1, [text]).sentences;
  if (sentence === undefined) throw new Error('A sentence was expected.');
  const citation = citationFixture({ title: 'A trial', abstract, ml_o: outcomes });
  return toldOutcome({ ...sentence, outcomes: [] }, undefined, citation, questionFrameFixture({ outcomes: [] }));
}

describe('the outcome of a row', () => {
  test('is the one its sentence tells, and not one that only shares whose it is', () => {
    const written = 'prostate cancer mortality ; incidence of prostate cancer';
    expect(outcomeOf('Screening raised prostate cancer incidence.', written)).toBe('incidence of prostate cancer');
    expect(outcomeOf('Screening raised prostate cancer incidence.', 'prostate cancer mortality')).toBe('');
    expect(outcomeOf('More men died.', written)).toBe('prostate cancer mortality');
    expect(outcomeOf('Eczema was present in 23%.', 'eczema at 2 years by UK Working Party criteria')).toBe(
      'eczema at 2 years by UK Working Party criteria',
    );
  });

  test('is nothing that somebody was exposed to', () => {
    const [sentence] = evidenceFixture(1, ['CRP was not related to intima thickness.']).sentences;
    if (sentence === undefined) throw new Error('A sentence was expected.');
    const asked = ['C-reactive protein', 'intima-media thickness'];
    const frame = questionFrameFixture({ type: 'aetiology', interventions: [], outcomes: asked });
    const citation = citationFixture({ title: 'A study', abstract: '', ml_o: '' });
    const named = (outcomes: readonly string[]) => toldOutcome({ ...sentence, outcomes }, undefined, citation, frame);
    expect(named(asked)).toBe('intima-media thickness');
    expect(named(asked.slice(0, 1))).toBe('');
    expect(named(['sun exposure'])).toBe('');
  });

  test('is each outcome that an outlook was asked by', () => {
    const asked = ['mortality', 'disability'];
    const [sentence] = evidenceFixture(1, ['Mortality was 12.1% in those with disability at entry.']).sentences;
    if (sentence === undefined) throw new Error('A sentence was expected.');
    const frame = questionFrameFixture({ type: 'prognosis', interventions: [], outcomes: asked });
    const citation = citationFixture({ title: 'A study', abstract: '', ml_o: '' });
    expect(toldOutcome({ ...sentence, outcomes: asked }, undefined, citation, frame)).toBe('mortality · disability');
  });

  test('is found by the letters it is called by', () => {
    const drawn = 'progression-free survival (PFS)';
    expect(outcomeOf('PFS was 40.9% v 60.4%.', drawn, drawn)).toBe(drawn);
    expect(outcomeOf('Nausea was rarer.', drawn, drawn)).toBe('');
  });
});
