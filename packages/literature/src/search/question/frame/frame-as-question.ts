import type { QuestionFrame } from '@footnote/domain';

/** A corrected frame as a question that is read as the same frame: "aspirin versus placebo in heart failure, without diabetes: bleeding". */
export function frameAsQuestion(frame: QuestionFrame): string {
  const { type, interventions, comparators, condition, qualifiers, outcomes, time } = frame;
  const named = qualifiers.map(({ value, negated }) => (negated ? `without ${value}` : value));
  const against = comparators.length === 0 ? '' : ` versus ${comparators.join(' or ')}`;
  const people = [...condition, ...named].join(', ');
  const asked = [...outcomes, ...(time === null ? [] : [time]), TYPE_WORDS[type] ?? ''].filter((word) => word !== '');
  return [
    `${interventions.join(' and ')}${against}`.trim(),
    people === '' ? '' : `in ${people}`,
    asked.length === 0 ? '' : `: ${asked.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(' : ', ': ');
}

/** What tells a type that has no part of its own. */
const TYPE_WORDS: Partial<Record<QuestionFrame['type'], string>> = {
  harm: 'risk',
  dose: 'dose',
  prevalence: 'prevalence',
  cost: 'costs',
};
