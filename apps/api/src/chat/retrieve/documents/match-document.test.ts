import { questionKnowledge, readQuestionFrame, type StudyMatch } from '@footnote/literature';
import { expect, it } from 'vitest';
import { matchDocument } from './match-document.ts';

const DIRECT: StudyMatch = { directness: 'direct', differences: [], isFit: true, score: 0.8 };
const drug = (id: string, surface: string) => ({
  id,
  kind: 'drug' as const,
  surface,
  preferred: surface,
  terms: [{ text: surface, weight: 1 }],
  required: true,
  weight: 1,
});
const asked = readQuestionFrame({
  question: 'Does adalimumab heal the mucosa?',
  topics: [drug(idOf('adalimumab'), 'adalimumab')],
  optionalTerms: ['heal', 'mucosa'],
  requiredTopics: [],
});
const content = { parts: [], total: 10 };
const part = (surface: string, weight: number) => ({
  surface,
  weight,
  kind: 'word' as const,
  required: false,
  articles: 1,
  isIn: () => false,
});
const figures = { saidAround: 1, saidOnPage: 1, saidInPassage: 1, saidOften: 1, rarestUnsaid: 0 };
const document = {
  title: 'Adalimumab in Crohn’s disease',
  textScore: 1,
  lead: 0,
  unsaid: [],
  unnamed: [],
  figures,
  missing: 0,
};

function idOf(name: string): string {
  const concepts = [...questionKnowledge().concepts.values()];
  return concepts.find(({ terms }) => terms.en.some((term) => term.toLowerCase() === name))?.id ?? name;
}

it('a document that says what is asked answers', () => {
  expect(matchDocument(DIRECT, document, { asked, content })).toMatchObject({ directness: 'direct', differences: [] });
});

it.each([
  [
    'says little of the question in any place',
    { unsaid: [part('mucosa', 6)], figures: { ...figures, saidInPassage: 0.2, saidOnPage: 0.3, saidOften: 0.1 } },
    'mucosa',
  ],
  ['never says a name of the question', { unnamed: ['Brisbane'] }, 'Brisbane'],
  ['is about another drug by its title', { title: 'Golimumab in ulcerative colitis' }, 'adalimumab'],
])('one that %s is near it at most', (_, over, lacking) => {
  const match = matchDocument(DIRECT, { ...document, ...over }, { asked, content });
  expect(match).toMatchObject({ directness: 'indirect', differences: [{ asked: lacking }] });
});

it('one that says next to nothing of it is not shown', () => {
  const match = matchDocument(DIRECT, { ...document, unsaid: [part('mucosa', 9)] }, { asked, content });
  expect(match.directness).toBe('off');
});

it('what is found first and says most is worth a look, and nothing else that is off', () => {
  const off: StudyMatch = { ...DIRECT, directness: 'off', score: 0 };
  const unsaid = [part('mucosa', 3)];
  expect(matchDocument(off, { ...document, unsaid }, { asked, content }).directness).toBe('indirect');
  expect(matchDocument(off, { ...document, unsaid, textScore: 0.9 }, { asked, content })).toMatchObject({
    directness: 'off',
  });
});

it('what the words of a question find far ahead of all else is worth a look, unless it can hardly answer', () => {
  const off: StudyMatch = { ...DIRECT, directness: 'off', score: 0 };
  const ahead = { ...document, lead: 0.4, unsaid: [part('mucosa', 8)] };
  const match = matchDocument(off, ahead, { asked, content });
  expect(match).toMatchObject({ directness: 'indirect', differences: [{ asked: 'mucosa' }] });
  const nothing = { saidAround: 0.1, saidOnPage: 0.1, saidInPassage: 0.1, saidOften: 0, rarestUnsaid: 1 };
  for (const over of [{ lead: 0.2 }, { textScore: 0.9 }, { figures: nothing }])
    expect(matchDocument(off, { ...ahead, ...over }, { asked, content }).directness).toBe('off');
});

it('what is far ahead answers no more than it did', () => {
  const ahead = { ...document, lead: 1, unsaid: [part('mucosa', 8)] };
  expect(matchDocument(DIRECT, ahead, { asked, content }).directness).toBe('indirect');
});

it('one that says all that is asked is near where it does not answer, though nothing is told to lack', () => {
  const off: StudyMatch = { ...DIRECT, directness: 'off', score: 0 };
  const match = matchDocument(off, document, { asked, content });
  expect(match).toMatchObject({ directness: 'indirect', differences: [{ asked: '', studied: '' }] });
});

it('one that is about other people, by what its passages say, is near it however much it says', () => {
  const differences = [{ dimension: 'population' as const, asked: 'children', studied: 'adults' }];
  const match = matchDocument({ ...DIRECT, directness: 'indirect', differences }, document, { asked, content });
  expect(match).toMatchObject({ directness: 'indirect', differences });
});

it('one whose passages only do not tell what was asked may still answer', () => {
  const differences = [{ dimension: 'outcome' as const, asked: 'how common', studied: '' }];
  const match = matchDocument({ ...DIRECT, directness: 'indirect', differences }, document, { asked, content });
  expect(match.directness).toBe('direct');
});
