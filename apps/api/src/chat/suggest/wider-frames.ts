import type { AnswerEvidence, QuestionFrame } from '@footnote/domain';
import type { AskedFrame, CountedTopic } from '@footnote/literature';

type Part = 'qualifiers' | 'comparators' | 'outcomes' | 'condition' | 'interventions';

/** A frame that asks for less, and what it no longer asks for. */
export interface WiderFrame {
  frame: QuestionFrame;
  dropped: AnswerEvidence['notTold'];
}

const DIMENSIONS = {
  qualifiers: 'population',
  comparators: 'comparator',
  outcomes: 'outcome',
  condition: 'population',
  interventions: 'intervention',
} as const;

/** Types that ask what something does; without it, nothing is asked. */
const OF_WHAT_IS_GIVEN = new Set<QuestionFrame['type']>(['therapy', 'comparison', 'harm', 'dose']);

/** Of several traits, the one that studies differ in most often is left out alone first: where people live, then how old they are. */
const TELLING = ['ethnicity', 'setting', 'age'] as const;

function withoutOneTrait(frame: QuestionFrame): WiderFrame[] {
  const { qualifiers } = frame;
  const telling = TELLING.flatMap((dimension) => qualifiers.filter((one) => one.dimension === dimension))[0];
  if (telling === undefined || qualifiers.length < 2) return [];
  const wider = { ...frame, qualifiers: qualifiers.filter((one) => one !== telling) };
  return [{ frame: wider, dropped: [{ dimension: 'population', asked: telling.value }] }];
}

/** The frames that ask for less: each without one dimension, the one that fewest articles name first. Something that is given or treated stays. */
export function widerFrames(frame: QuestionFrame, asked: AskedFrame, counted: readonly CountedTopic[]): WiderFrame[] {
  const parts: readonly Part[] = ['qualifiers', 'comparators', 'outcomes', 'condition', 'interventions'];
  const whole = parts
    .filter((part) => frame[part].length > 0 && !(part === 'interventions' && OF_WHAT_IS_GIVEN.has(frame.type)))
    .map((part) => ({ part, wider: { ...frame, [part]: [] }, rarity: articlesNaming(part, asked, counted) }))
    .filter(({ wider }) => wider.interventions.length + wider.condition.length > 0)
    .sort((a, b) => a.rarity - b.rarity)
    .map(({ part, wider }) => ({
      frame: wider,
      dropped: frame[part].map((term) => ({
        dimension: DIMENSIONS[part],
        asked: typeof term === 'string' ? term : term.value,
      })),
    }));
  return [...withoutOneTrait(frame), ...whole];
}

function articlesNaming(part: Part, { parts }: AskedFrame, counted: readonly CountedTopic[]): number {
  // Traits are often no topic of their own; what a study leaves unsaid most often goes first.
  if (part === 'qualifiers') return 0;
  const named = new Set(parts.filter(({ role }) => role === DIMENSIONS[part]).map(({ topic }) => topic.id));
  const articles = counted.filter(({ topic }) => named.has(topic.id)).map((one) => one.articles);
  return Math.min(...articles);
}
