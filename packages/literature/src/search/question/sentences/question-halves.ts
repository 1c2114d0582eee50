import type { QuestionType } from '@footnote/domain';
import type { QuestionContent } from '../frame/question-content.ts';
import { ruledType } from '../frame/type/question-type.ts';

/** Where a question asks a second thing: "…, and what share of the bill was inpatient?" */
const NEXT =
  /(?:[?;]|\s[-–—]|,)\s*(?:and |or |& )?(?=(?:what|which|how|does|do|did|is|are|was|were|at what|by how|any|who|why|whats)\b)|\s(?:and|&)\s+(?=(?:at |by )?(?:what|which|how|does|do|did|why|whats)\b)/i;
const ASKS = /\b(?:whats?|which|how|does|do|did|is|are|was|were|can|should|will|any|who|why)\b/i;
const SHORTEST_HALF = 8;

/** Kinds of answers that a part of a question asks for in everyday words: "…, and what's the dose?" */
export type HalfKind = 'dose' | 'cost';

/** What a sentence has to say to tell such a part; a schedule is a dose, too. */
const TELLS: Readonly<Record<HalfKind, RegExp>> = {
  dose: /\d\s?-?(?:mg|g|µg|μg|mcg|micrograms?|mL|ml|IU|units?|mmol|Gy)\b|\b(?:once|twice|(?:two|three|four|\d) times) (?:a |an |per |every )?(?:day|daily|week|month)|\bevery (?:\d+|two|three|four|six|eight|twelve) (?:hours|days|weeks|months)|\b(?:daily|weekly|monthly)\b/i,
  cost: /[€$£]\s?\d|\d (?:euros?|dollars|pounds)\b|\bcosts?\b/i,
};

/** The kinds of answers that parts of a question ask for beside the whole. */
export function kindsOfHalves(question: string, type: QuestionType): HalfKind[] {
  const halves = question.split(NEXT).filter((half) => half.length >= SHORTEST_HALF);
  if (halves.length < 2) return [];
  const asked = new Set(halves.map((half) => ruledType(half, false)));
  // The type of the whole may be that of either part, so that a dose is looked for whichever it is.
  return (['dose', 'cost'] as const).filter((kind) => asked.has(kind) || type === kind);
}

/** Whether a sentence tells a part of a question of this kind. */
export function tellsHalfOf(sentence: string, kind: HalfKind): boolean {
  return TELLS[kind].test(sentence);
}

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
