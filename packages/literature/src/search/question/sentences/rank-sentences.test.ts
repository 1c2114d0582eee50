import { abstractText, type AbstractSection } from '@footnote/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadStarterCollection } from '../../../literature/starter/load-starter-collection.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { openLiteratureIndex } from '../../sqlite/open-literature-index.ts';
import { readQuestionFrame } from '../frame/read-question-frame.ts';
import { questionContent } from '../frame/question-content.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import { placeSentences } from './place-sentences.ts';
import { rankSentences } from './rank-sentences.ts';

const TRIAL: AbstractSection[] = [
  {
    label: 'BACKGROUND',
    text: 'Stroke kills 5% of people with atrial fibrillation each year. Warfarin is hard to manage.',
  },
  { label: 'METHODS', text: 'We randomly assigned 8200 patients to apixaban 5 mg twice daily or warfarin.' },
  {
    label: 'RESULTS',
    text: 'Stroke occurred in 1.3% with apixaban and 1.6% with warfarin (HR 0.79, 95% CI 0.66 to 0.95). Major bleeding occurred in 2.1% and 3.1% (HR 0.69). Nausea was reported by 4% of either group.',
  },
  { label: 'CONCLUSIONS', text: 'Apixaban prevented more strokes than warfarin and caused less bleeding.' },
];

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  return () => index.close();
});

async function ranked(question: string, abstract: readonly AbstractSection[] = TRIAL) {
  const knowledge = questionKnowledge();
  const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [reading] = understanding.readings;
  const { articles } = await index.stats();
  const content = await questionContent(index, reading, articles);
  return rankSentences(abstract, { asked: readQuestionFrame(reading), content, knowledge });
}

describe('ranking the sentences of a study', () => {
  test.each([
    ['Does apixaban prevent stroke in atrial fibrillation?', 'Stroke occurred in 1.3%'],
    ['Apixaban or warfarin in atrial fibrillation: which causes less major bleeding?', 'Major bleeding occurred'],
    ['What dose of apixaban was given in atrial fibrillation?', 'We randomly assigned 8200'],
  ])('%s', async (question, begins) => {
    const [best] = await ranked(question);
    expect(best?.text.startsWith(begins)).toBe(true);
    expect(best?.relevance).toBe(1);
  });

  test.each([
    ['labelled', TRIAL],
    ['plain', [{ label: '', text: TRIAL.map(({ text }) => text).join(' ') }]],
  ])('finds what follows from a %s abstract', async (_name, abstract) => {
    const sentences = await ranked('Does apixaban prevent stroke?', abstract);
    const [summing] = sentences.toSorted((a, b) => b.summary - a.summary);
    expect(summing).toMatchObject({ text: TRIAL[3]?.text, summary: 1 });
  });

  test.each([
    [
      'How does vedolizumab work in ulcerative colitis?',
      'Vedolizumab blocks an integrin and so limits lymphocyte traffic to the gut.',
      'Vedolizumab is effective in ulcerative colitis.',
    ],
    [
      'What is alexithymia?',
      'Alexithymia is characterised by difficulties in telling feelings.',
      'Several defining features of alexithymia may predict outcomes.',
    ],
  ])('%s is answered by what says so', async (question, background, conclusion) => {
    const sentences = await ranked(question, [
      { label: 'BACKGROUND', text: background },
      { label: 'METHODS', text: 'We randomly assigned 400 patients to one of two groups.' },
      { label: 'CONCLUSIONS', text: conclusion },
    ]);
    expect(sentences.find(({ summary }) => summary === 1)?.text).toBe(background);
  });

  test('tells apart what was done, found and concluded without labels', async () => {
    const plain = await ranked('Does apixaban prevent stroke?', [
      { label: '', text: TRIAL.map(({ text }) => text).join(' ') },
    ]);
    const parts = plain.toSorted((a, b) => a.start - b.start).map(({ part }) => part);
    expect(parts.slice(2)).toEqual(['methods', 'results', 'results', 'results', 'conclusions']);
  });

  test('takes no likeness of the groups before a treatment for its result', async () => {
    const [best] = await ranked('Does glibenclamide change QT compared with metformin?', [
      {
        label: 'RESULTS',
        text: 'There was no significant difference between the glibenclamide and metformin groups in age (62 vs 59 years), QT (387 vs 383 ms) and QTc (433 vs 444 ms). Glibenclamide was associated with a longer QTc (433 to 467 ms, P<0.001).',
      },
    ]);
    expect(best?.text).toContain('longer QTc');
  });

  test('tells what two drugs do together where that was asked', async () => {
    const alone = 'At 12 weeks pressure fell by 9.5 mm Hg with candesartan and 9.7 mm Hg with lisinopril.';
    const both = 'At 24 weeks pressure fell by 16.3 mm Hg with combination treatment and 10.4 mm Hg with candesartan.';
    const abstract = [{ label: 'RESULTS', text: `${alone} ${both}` }];
    const [best] = await ranked('Is adding candesartan to lisinopril worth it for blood pressure?', abstract);
    expect(best?.text).toBe(both);
  });

  test('tells which half of a question of two halves each sentence answers', async () => {
    const told = await ranked(
      'How often is there a stroke on apixaban in atrial fibrillation, and how many feel nausea?',
    );
    const halvesOf = (text: string) => told.find((one) => one.text.startsWith(text))?.halves;
    expect([halvesOf('Stroke occurred'), halvesOf('Nausea')]).toEqual([[0], [1]]);
    const asksOnce = await ranked('How many feel nausea on apixaban in atrial fibrillation?');
    expect(asksOnce.flatMap(({ halves }) => halves)).toEqual([]);
  });

  test('puts the share that was asked for first, though it stands in the background', async () => {
    const review: AbstractSection[] = [
      {
        label: '',
        text: 'Aggression is seen in about 10% of patients with schizophrenia. Clozapine is effective against aggression in schizophrenia. This review sums up trials of clozapine, and finds that six months of treatment reduce aggression in schizophrenia.',
      },
    ];
    const [first] = await ranked('How common is aggression among people with schizophrenia?', review);
    expect(first?.text).toContain('10%');
  });

  test('finds nothing in no abstract', async () => {
    expect(await ranked('Does apixaban prevent stroke?', [])).toEqual([]);
  });
});

describe('placing sentences', () => {
  test.each([
    ['labelled sections', TRIAL],
    ['one text', [{ label: '', text: TRIAL.map(({ text }) => text).join(' ') }]],
    [
      'labels inside the text',
      [{ label: '', text: 'OBJECTIVE: To learn. RESULTS: It was 4% or 5%. CONCLUSION: So it is.' }],
    ],
  ])('cuts them out of the abstract where they stand: %s', (_name, abstract) => {
    const whole = abstractText(abstract);
    const placed = placeSentences(abstract);
    expect(placed.length).toBeGreaterThan(2);
    expect(placed.map(({ start, end }) => whole.slice(start, end))).toEqual(placed.map(({ text }) => text));
    expect(placed.some(({ part }) => part === 'results')).toBe(true);
  });
});
