import { expect, it } from 'vitest';
import type { QuestionContent } from '../frame/question-content.ts';
import { documentFigures, documentScore, type DocumentStanding, type SayingPassage } from './document-score.ts';

const part = (surface: string) => ({
  surface,
  weight: 1,
  kind: 'word' as const,
  required: false,
  articles: 1,
  isIn: () => false,
});
const content: QuestionContent = { parts: [part('atacicept'), part('patients')], total: 2 };
const passage = (page: number, ...said: boolean[]): SayingPassage => ({ page, said });
const standing = (over: Partial<DocumentStanding> = {}): DocumentStanding => ({
  textScore: 1,
  match: { directness: 'direct', score: 0.9 },
  missing: 0,
  ...over,
});

it('counts a part of a question by how rare its words are', () => {
  const rare = documentFigures([passage(1, true, false)], content);
  const common = documentFigures([passage(1, false, true)], content);
  expect(rare.saidAround).toBeGreaterThan(0.5);
  expect(common.saidAround).toBeLessThan(0.5);
  expect(common.rarestUnsaid).toBeGreaterThan(rare.rarestUnsaid);
});

it('tells what a document is about from what it mentions once', () => {
  const others = Array.from({ length: 47 }, (_, at) => passage(1 + Math.floor(at / 8), false, true));
  const once = documentFigures([...others, passage(3, true, false)], content);
  const often = documentFigures([...others, ...Array.from({ length: 8 }, () => passage(3, true, false))], content);
  expect(often.saidAround).toBe(once.saidAround);
  expect(often.saidOften).toBeGreaterThan(once.saidOften);
  expect(documentScore(often, standing())).toBeGreaterThan(documentScore(once, standing()));
});

it('leaves out what stands in another chapter of a book', () => {
  const near = documentFigures([passage(1, true, false), passage(3, false, true)], content);
  const far = documentFigures([passage(1, true, false), passage(80, false, true)], content);
  expect(near.saidAround).toBe(1);
  expect(far.saidAround).toBeLessThan(1);
});

it('finds a document likelier that says all of a question in one passage', () => {
  const together = documentFigures([passage(1, true, true)], content);
  const apart = documentFigures([passage(1, true, false), passage(3, false, true)], content);
  expect(documentScore(together, standing())).toBeGreaterThan(documentScore(apart, standing()));
  expect(documentScore(together, standing())).toBeGreaterThan(documentScore(together, standing({ missing: 2 })));
});

it('says nothing of a question without parts, or of a document without passages', () => {
  const none = { saidAround: 0, saidOnPage: 0, saidInPassage: 0, saidOften: 0 };
  expect(documentFigures([], content)).toMatchObject({ ...none, rarestUnsaid: 1 });
  expect(documentFigures([passage(1)], { parts: [], total: 1 })).toEqual({ ...none, rarestUnsaid: 0 });
});
