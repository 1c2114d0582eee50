import type { Passage } from './article-passages.ts';
import { matchesIn } from './terms/matches-in.ts';
import { COUNT, countValue } from './terms/number-words.ts';

/** A number of people or animals that a sentence states. */
export interface StatedCount {
  value: number;
  /** Offsets of the number in its sentence. */
  start: number;
  end: number;
  /** Written as "n = 60" or, of an arm, "(60)". */
  isNumbered: boolean;
}

export const STUDIED =
  '(?:patients?|pts|participants?|subjects?|adults?|children|adolescents|infants?|neonates|newborns|toddlers|boys|girls|women|men|males?|females?|people|persons|individuals|volunteers|veterans|physicians|nurses|students|survivors|residents|pregnancies|mothers|couples|outpatients|inpatients|smokers|athletes|recipients|donors|cases|families|controls|dogs|calves|pigs|rabbits|monkeys|mice|rats|animals|hamsters|guinea pigs)';
/** Words that, between a number and a noun, show that the number counts something else. */
const ELSEWHERE =
  '(?:of|to|or|and|in|at|per|for|with|were|was|had|centres?|centers?|hospitals?|sites?|countries|clinics?|units?|trials?|studies|study|days?|weeks?|months?|years?|hours?|minutes?|mg|g|kg|ml|mm|times|groups?|arms?|doses?|phases?|percent|points?|schools?|villages?|cohorts?|types?|cycles?|knees|eyes|teeth)';
const BETWEEN = `(?:\\s+(?!${ELSEWHERE}\\b)[A-Za-z(<>≥≤][\\w%,'’()<>≥≤/+–-]*){0,7}?\\s+`;
/** Thresholds, ages and rates are not counts of those studied. */
const NOT_COUNTED =
  // Where no number can begin, nothing slower is tried.
  '\\b(?=[\\defnost])(?<!\\b(?:at least|over|more than|fewer than|less than|up to|under|aged|every|per|phase|type|stage|grade|than|group|week|day) )';
const OPENING = `${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})(?![%-])`;
const TAKEN =
  '(?:randomi[sz]ed|randomly|assigned|allocated|enrolled|recruited|included|studied|entered|evaluated|analy[sz]ed|treated)';

const PEOPLE = new RegExp(`${OPENING}${BETWEEN}${STUDIED}\\b`, 'gi');
const TAKEN_IN = new RegExp(
  `${OPENING}(?:\\s+\\([^)]{1,30}\\))?\\s+(?:were\\s+(?:\\w+\\s+)?${TAKEN}|randomi[sz]ed)\\b`,
  'gi',
);
/** "randomised 231 critically ill and largely surgical patients" */
const TAKING = new RegExp(
  `\\b(?:randomi[sz]ed|assigned|enrolled|recruited|included)\\s+(${COUNT})(?![%-])(?=\\s+(?!${ELSEWHERE}\\b)[a-z])`,
  'gi',
);
/** "and 80 to receive", "and 48 received": the rest of those named before. */
const REST = new RegExp(
  `(?:\\b(?:and|or)|[,:])\\s+${OPENING}\\s+(?:\\([^)]{1,30}\\)\\s+)?(?:were )?(?:to|received|receiving|in the|in group|with|underwent|given)\\b`,
  'gi',
);
/** "drug (201) or placebo (209 patients)": the arms of a sentence that tells who was given what. */
const BRACKETED =
  /(?<!\b(?:m|cm|mm|kg)\s?)\((\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)(?:\s+(?:patients|participants|subjects|children|women|men|adults|infants|people|volunteers|analy[sz]ed|treated|assigned))?(?:, [a-z][a-z ]{0,30})?\)/gi;
const ARMS_OF_PATIENTS =
  /\(\d+ (?:patients|participants|subjects|women|men|children)\).{1,200}\(\d+ (?:patients|participants|subjects|women|men|children)\)/i;
const ALLOTTING = /\b(?:randomi[sz]ed|randomly|assign\w*|allocated|received|given|enrolled|identical|trials?)\b/i;
const NUMBERED = /\bn\s*=\s*(\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)/gi;

/** Words with which a number is that of another stage, or of a part. */
const YEAR_BEFORE =
  /\b(?:in|from|to|and|between|since|until|through|during|of|january|february|march|april|may|june|july|august|september|october|november|december)\s$/i;
const PART_BEFORE =
  /(?:\b(?:each|every|per|both|half|most|some|all|none|any|either|another|other|additional|further|remaining|only|including|includes|included)|\b\w+ (?:out )?of(?: the| these| those)?)\s$/i;
const OF_WHOLE =
  /(?:^|[.;,:(]\s*|\b(?:total|sample|population|cohort|group|series|study|trial|data|records|analysis|number|survey|panel) )(?:out )?of(?: the| these| those)?\s$/i;
const EACH_BEFORE = /\b(?:each|every|per) (?:\w+,? ){1,3}$/i;
const EACH_AFTER =
  /^[^.;]{0,60}?\b(?:(?:in|per|for|of) each|each (?:group|arm)|per (?:group|arm)|in (?:both|the two) groups)\b/i;
const SHARE_AFTER = /^(?:\s+[\w-]+){0,8}?\s*[([]\s?\d{1,3}(?:[.·]\d+)?\s?(?:%|percent|per cent)/i;
const OTHER_STAGE =
  /\b(?:screened|approached|invited|eligible|contacted|assessed for eligibility|died|dropped|withdrew|discontinued|were lost|experienced|developed|who completed|refused|declined|excluded)\b/i;
const AHEAD = 60;

function isOfStudied(text: string, { start, end }: StatedCount): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 140);
  if (/^(?:19|20)\d\d$/.test(text.slice(start, end)) && (YEAR_BEFORE.test(before) || /[-–]\s?$/.test(before)))
    return false;
  if (EACH_BEFORE.test(before) || EACH_AFTER.test(after)) return false;
  if (PART_BEFORE.test(before) && !OF_WHOLE.test(before)) return false;
  return !SHARE_AFTER.test(after) && !OTHER_STAGE.test(after.slice(0, AHEAD));
}

/** The numbers of people or animals in a sentence that can be those of all who were studied, or of an arm. */
export function statedCounts({ text }: Passage): StatedCount[] {
  const found = new Map<number, StatedCount>();
  const bracketed = ALLOTTING.test(text) || ARMS_OF_PATIENTS.test(text) ? [BRACKETED] : [];
  for (const pattern of [...bracketed, PEOPLE, TAKEN_IN, TAKING, REST, NUMBERED]) {
    for (const match of matchesIn(text, pattern)) {
      const written = match[1] ?? '';
      const start = match.index + match[0].indexOf(written);
      const count = {
        value: countValue(written),
        start,
        end: start + written.length,
        isNumbered: pattern === NUMBERED || pattern === BRACKETED,
      };
      if (count.value >= 2 && !found.has(start) && isOfStudied(text, count)) found.set(start, count);
    }
  }
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}
