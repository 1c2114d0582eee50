import { describe, expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import type { NumberedEvidence } from '../../chat.ports.ts';
import { evidenceRow } from './evidence-row.ts';
import { studyFinding } from '../study-findings.ts';

function rowOf(
  text: string,
  outcomes: readonly string[],
  citation: Partial<NumberedEvidence['citation']> = {},
  asked: Partial<QuestionFrame> = {},
): ReturnType<typeof evidenceRow> {
  const evidence = evidenceFixture(1, [text], citation);
  const frame = questionFrameFixture({ outcomes: ['death', 'stroke'], ...asked });
  const sentences = evidence.sentences.map((sentence) => ({ ...sentence, outcomes }));
  const told = studyFinding({ ...evidence, sentences }, frame);
  if (told === undefined) throw new Error('A finding was expected.');
  return evidenceRow(told, frame);
}

describe('a row of the evidence table', () => {
  test('names every outcome asked for that its sentence names', () => {
    expect(rowOf('Fewer died or had a stroke.', ['death', 'stroke']).outcome).toBe('death · stroke');
  });

  test('names an outcome of the study that its sentence tells, where that was not asked for', () => {
    const citation = { ml_o: 'pain ; walking distance' };
    expect(rowOf('Walking distance grew by 40 m.', [], citation).outcome).toBe('walking distance');
    expect(rowOf('Quality of life was alike.', [], citation).outcome).toBe('');
  });

  test('names what was asked about where the study’s own words leave some of it out', () => {
    const frame = questionFrameFixture({ interventions: ['candesartan', 'lisinopril'] });
    const citation = { title: 'Candesartan, lisinopril or both', ml_i: 'candesartan', ml_c: 'placebo' };
    expect(rowOf('Pressure fell by 16 mm Hg on both.', [], citation, frame).comparison).toBe(
      'candesartan + lisinopril',
    );
  });

  test('says against what where somebody wrote it down, or the title or a sentence told names it', () => {
    const citation = { title: 'A trial of walking', ml_i: 'walking', ml_c: 'cycling' };
    expect(rowOf('Fewer died.', [], citation).comparison).toBe('walking · cycling');
    const drawn = { ...citation, abstract: 'Fewer died. Some like cycling.' };
    expect(rowOf('Fewer died.', [], drawn).comparison).toBe('walking');
    expect(rowOf('Fewer died than with cycling.', [], citation).comparison).toBe('walking · cycling');
  });

  test('names nothing that the study does not', () => {
    const asked = { interventions: ['bismuth subsalicylate', 'omeprazole'], comparators: ['histamine H2 antagonists'] };
    const citation = { title: 'Omeprazole for ulcers', ml_i: '', ml_c: '' };
    expect(rowOf('Relapse was rarer.', [], citation, asked).comparison).toBe('omeprazole');
    const race = {
      title: 'Race and outcomes',
      abstract: 'ACE inhibitors were given.',
      ml_i: 'ACE inhibitors',
      ml_c: '',
    };
    expect(rowOf('Fewer died.', [], race, { interventions: [] }).comparison).toBe('');
  });

  test('shows the arms of a title as it has them', () => {
    const asked = {
      interventions: ['omeprazole', 'nonsteroidal anti-inflammatory drugs'],
      comparators: ['ranitidine'],
    };
    const citation = { title: 'A comparison of omeprazole with ranitidine for ulcers', ml_i: 'drugs', ml_c: '' };
    expect(rowOf('Healing was faster.', [], citation, asked).comparison).toBe('omeprazole · ranitidine');
  });

  test('shows figures with their spreads, and none that begin with one', () => {
    expect(rowOf('QTc was longer (433 +/- 25 vs 444 +/- 15 ms).', []).effect).toBe('433 +/- 25 vs 444 +/- 15');
  });

  test('takes no weeks for an effect', () => {
    const evidence = rowOf('Total cholesterol at baseline, 8 and 16 weeks was 5.8, 5.7 and 5.6 mmol/L.', []);
    expect(evidence.effect).toBe('');
  });

  test('quotes the only estimate of its sentence, and none of several', () => {
    expect(rowOf('Fewer died (HR 0.74, 95% CI 0.65 to 0.85).', []).effect).toBe('HR 0.74, 95% CI 0.65 to 0.85');
    const several = 'Deaths and strokes: HR 0.74 (95% CI 0.65 to 0.85) and HR 0.98 (95% CI 0.85 to 1.13).';
    expect(rowOf(several, [], {}, { outcomes: ['pain'] }).effect).toBe('');
  });

  test('quotes of several outcomes asked for the estimate of the first, and names it alone', () => {
    const several = 'Death: HR 0.74 (95% CI 0.65 to 0.85); stroke: HR 0.98 (95% CI 0.85 to 1.13).';
    expect(rowOf(several, ['death', 'stroke'])).toMatchObject({
      effect: 'HR 0.74 (95% CI 0.65 to 0.85)',
      outcome: 'death',
    });
  });

  test('quotes the figures of an endpoint that another sentence names', () => {
    const evidence = evidenceFixture(1, [
      'The endpoint occurred in 28.4% with it and 31.0% without (hazard ratio 0.86, 95% CI 0.65 to 1.13).',
      'It did not significantly reduce death.',
    ]);
    const sentences = evidence.sentences.map((sentence, at) => ({
      ...sentence,
      outcomes: at === 1 ? ['death'] : [],
      namesOutcome: at === 1,
    }));
    const frame = questionFrameFixture({ outcomes: ['death'] });
    const told = studyFinding({ ...evidence, sentences }, frame);
    if (told === undefined) throw new Error('A finding was expected.');
    expect(evidenceRow({ ...told, headline: sentences[1]!, figures: [sentences[0]!] }, frame)).toMatchObject({
      outcome: 'death',
      effect: '28.4% with it and 31.0% without (hazard ratio 0.86, 95% CI 0.65 to 1.13)',
    });
  });

  test.each([
    ['insulin', 'interventions', 'Insulin for high sugars was needed more often (19.0% vs 6.7%).', ''],
    ['lymphoedema', 'condition', 'Lymphoedema was more frequent (23% vs 11%).', 'lymphoedema'],
  ] as const)('is of %s, where it was asked about and is nothing the study is of', (term, part, sentence, outcome) => {
    const texts = ['Deaths were as frequent (4% vs 5%).', sentence];
    const citation = {
      title: 'Methylprednisolone for infants',
      abstract: texts.join(' '),
      ml_p: 'infants',
      ml_i: 'steroid',
    };
    const evidence = evidenceFixture(1, texts, { ...citation, ml_c: '', ml_o: '' });
    const frame = questionFrameFixture({ outcomes: [], interventions: [], condition: [], [part]: [term] });
    const told = studyFinding(evidence, frame);
    if (told === undefined) throw new Error('A finding was expected.');
    const [first, second] = evidence.sentences;
    const row = evidenceRow({ ...told, headline: second!, figures: [first!] }, frame);
    expect(row).toMatchObject({ outcome, source: { text: sentence } });
  });
});
