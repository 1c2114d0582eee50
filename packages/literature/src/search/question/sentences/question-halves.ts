import type { QuestionContent } from '../frame/question-content.ts';

/** Where a question asks a second thing: "…, and what share of the bill was inpatient?" */
const NEXT =
  /(?:[?;]|\s[-–—]|,)\s*(?:and |or |& )?(?=(?:what|which|how|does|do|did|is|are|was|were|at what|by how|any|who|why)\b)|\s(?:and|&)\s+(?=(?:at |by )?(?:what|which|how|does|do|did|why)\b)/i;
const ASKS = /\b(?:what|which|how|does|do|did|is|are|was|were|can|should|will|any|who|why)\b/i;
const SHORTEST_HALF = 8;

/** What each part of a question asks that its other parts do not; empty where it asks one thing. */
export function questionHalves(question: string, content: QuestionContent): QuestionContent[] {
  const halves = question.split(NEXT).filter((half) => half.length >= SHORTEST_HALF && ASKS.test(half));
  if (halves.length < 2) return [];
  const texts = halves.map((half) => half.toLowerCase());
  return texts.flatMap((text) => {
    const parts = content.parts.filter(({ surface }) => {
      const said = surface.toLowerCase();
      return text.includes(said) && texts.filter((other) => other.includes(said)).length === 1;
    });
    const total = parts.reduce((sum, { weight }) => sum + weight, 0);
    return parts.length === 0 ? [] : [{ parts, total }];
  });
}
