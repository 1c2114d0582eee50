import { isIntervention, type Topic } from './topic.ts';

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

/** What somebody wants to be spared: "not keen on burr holes". */
const UNWANTED =
  /\b(?:not keen on|refus(?:es|ed|ing)|declin(?:es|ed|ing)|(?:do|does|did)(?:n.t| not) want|(?:wants?|prefers?|hop(?:es?|ing)) to avoid|afraid of|scared of)\s+(?:an? |the |any |more |another |having )*$/i;
/** What somebody has already: "chest drain in but barely draining". */
const IN_PLACE =
  /^\s*(?:(?:is |are )?(?:already )?in(?: situ| place)?(?=\s*(?:[,.;:?!)–-]|but\b|and\b|since\b|for \d|$)))/i;

/**
 * Beside what else is to be done, what is not wanted is no part of what is asked, and no study of the other need tell of
 * what is in place already.
 */
export function relaxSetting(question: string, topics: readonly Topic[]): Topic[] {
  const isUnwanted = said(question, (before) => UNWANTED.test(before));
  const isInPlace = said(question, (_, after) => IN_PLACE.test(after));
  const isElse = topics.some((one) => one.required && isIntervention(one) && !isUnwanted(one) && !isInPlace(one));
  if (!isElse) return [...topics];
  return topics
    .filter((topic) => !isUnwanted(topic))
    .map((topic) => (isInPlace(topic) ? { ...topic, required: false, weight: ASIDE_WEIGHT } : topic));
}

/** Whether a question says something of a procedure, by the words before and after it, wherever it names it. */
function said(question: string, test: (before: string, after: string) => boolean): (topic: Topic) => boolean {
  const lower = question.toLowerCase();
  return ({ kind, surface }) => {
    if (kind !== 'procedure' || surface === '') return false;
    const places: number[] = [];
    for (let at = lower.indexOf(surface.toLowerCase()); at >= 0; at = lower.indexOf(surface.toLowerCase(), at + 1))
      places.push(at);
    return places.length > 0 && places.every((at) => test(question.slice(0, at), question.slice(at + surface.length)));
  };
}

const RELATIVES_ASK =
  /^\s+(?:have (?:had|been)|has (?:had|been)|are|is|were|was|asks?|asking|asked|wants?|wonder(?:s|ing)?|worr(?:y|ies|ied))\b/i;

/** Parents who ask, or were told something, are not who was studied. */
export function withoutRelatives(question: string, topics: readonly Topic[]): Topic[] {
  return topics.filter(({ id, surface }) => {
    const start = question.indexOf(surface);
    return id !== 'parents' || start < 0 || !RELATIVES_ASK.test(question.slice(start + surface.length));
  });
}

/** Beside something to look for, “the outlook” asks how it ends, and no study calls that so. */
export function withoutOutlook(topics: readonly Topic[]): Topic[] {
  return topics.some(({ required }) => required) ? topics.filter(({ id }) => id !== 'prognosis') : [...topics];
}
