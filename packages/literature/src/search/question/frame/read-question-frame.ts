import type { QuestionFrame } from '@footnote/domain';
import { frameName, type Reading } from '../topic.ts';
import { askedParts, type AskedPart, type PartRole } from './asked-parts.ts';
import { findTraits, type FoundTrait } from './population-qualifiers.ts';
import { likeliestType, questionTypeFeatures } from './type/question-type-model.ts';
import { ruledType } from './type/question-type.ts';

/** A question taken apart, with what it is matched by. */
export interface AskedFrame {
  /** As it stands alone. */
  frame: QuestionFrame;
  question: string;
  parts: readonly AskedPart[];
  traits: readonly FoundTrait[];
}

const TIME =
  /\b(?:within|at|by|over|after|for) (?:\d+(?:\.\d+)?|one|two|three|six|twelve) ?(?:h|hours?|days?|weeks?|months?|years?|min(?:utes)?)\b/i;

const MOST_TERMS = 20;

function termsOf(parts: readonly AskedPart[], role: PartRole): string[] {
  const named = parts.filter((part) => part.role === role && !part.negated);
  return [...new Set(named.map(({ topic }) => frameName(topic)))].slice(0, MOST_TERMS);
}

/** What is given or done; how it is given ("intravenous") only where nothing else is named. */
function interventionsOf(parts: readonly AskedPart[]): string[] {
  const isRoute = ({ topic }: AskedPart) => topic.kind === 'procedure' && !topic.required;
  const given = termsOf(
    parts.filter((part) => !isRoute(part)),
    'intervention',
  );
  return given.length > 0 ? given : termsOf(parts, 'intervention');
}

/** Of the pregnant, babies are what is hoped for or feared; where a test is asked about, a new diagnosis is no line of treatment. */
function askedTraits(question: string): FoundTrait[] {
  const traits = findTraits(question);
  const isPregnant = traits.some(({ value, negated }) => value === 'pregnancy' && !negated);
  return traits.filter(
    ({ value, dimension, start, end }) =>
      !(isPregnant && UNBORN.has(value)) && !(dimension === 'line' && NEW.test(question.slice(start, end))),
  );
}

const UNBORN = new Set(['infants', 'term infants']);
const NEW = /^newly diagnosed$/i;

/** Takes a question apart: kind of question, who, what is done, against what, for what. */
export function readQuestionFrame(reading: Reading): AskedFrame {
  const { question } = reading;
  const traits = askedTraits(question);
  const parts = askedParts(reading, traits);
  const compares = parts.some(({ role }) => role === 'comparator');
  const ruled = ruledType(question, compares);
  const denied = parts
    .filter(({ role, negated }) => negated && role !== 'intervention')
    .map(({ topic }) => ({ dimension: 'comorbidity' as const, value: topic.preferred, negated: true }));
  return {
    question,
    parts,
    traits,
    frame: {
      type: likeliestType(questionTypeFeatures(question, parts, ruled), ruled),
      condition: termsOf(parts, 'population'),
      qualifiers: [...traits.map(({ dimension, value, negated }) => ({ dimension, value, negated })), ...denied].slice(
        0,
        MOST_TERMS,
      ),
      interventions: interventionsOf(parts),
      comparators: termsOf(parts, 'comparator'),
      outcomes: termsOf(parts, 'outcome'),
      time: TIME.exec(question)?.[0] ?? null,
    },
  };
}
