import type { Topic } from './topic.ts';

/** Share in the coverage of a topic that only says more of another. */
export const ASIDE_WEIGHT = 0.3;

/** What brings people to a doctor before anybody knows what they have. */
const SYMPTOMS = new Set([
  'abdominal-pain',
  'chest-pain',
  'headache',
  'dyspnoea',
  'cough',
  'wheeze',
  'fever',
  'nausea',
  'fatigue',
  'dizziness',
  'syncope',
  'jaundice',
  'haematuria',
]);
const ASKS_WHAT_IT_IS =
  /\b(?:rul(?:e|es|ed|ing) (?:in|out)|exclude[sd]?|diagnos\w+|detect\w*|suspect\w*|sensitiv\w+|specific\w+|tell (?:me|us|you)? ?(?:whether|if)|could (?:it|this|that) be|(?:test|scan|screen)(?:s|ed|ing)? for|look for)\b/i;

/** Where it is asked which disease somebody has, a study of that disease need not name the symptom they came with. */
export function relaxSymptoms(question: string, topics: readonly Topic[]): Topic[] {
  const isSymptom = ({ id }: Topic) => SYMPTOMS.has(id);
  const names = topics.some((topic) => topic.kind === 'condition' && topic.required && !isSymptom(topic));
  if (!names || !ASKS_WHAT_IT_IS.test(question)) return [...topics];
  return topics.map((topic) => (isSymptom(topic) ? { ...topic, required: false, weight: ASIDE_WEIGHT } : topic));
}

/** Beside something to look for, “the outlook” asks how it ends, and no study calls that so. */
export function withoutOutlook(topics: readonly Topic[]): Topic[] {
  return topics.some(({ required }) => required) ? topics.filter(({ id }) => id !== 'prognosis') : [...topics];
}
