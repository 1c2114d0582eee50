import type { StudyType } from '@footnote/domain';
import type { Passage } from './article-passages.ts';
import { COUNT, countValue, mentionsCount } from './number-words.ts';

const STUDIED =
  '(?:patients?|participants?|subjects?|adults?|children|adolescents|infants?|neonates|newborns|toddlers|boys|girls|women|men|males?|females?|people|persons|individuals|volunteers|veterans|physicians|nurses|students|survivors|residents|pregnancies|mothers|couples|outpatients|inpatients|smokers|athletes|recipients|donors|cases|families|dogs|calves|pigs|rabbits|monkeys|mice|rats|animals|hamsters|guinea pigs)';
/** Words that, between a number and a noun, show that the number counts something else. */
const ELSEWHERE =
  '(?:of|to|or|and|in|at|per|for|with|centres?|centers?|hospitals?|sites?|countries|clinics?|units?|trials?|studies|study|days?|weeks?|months?|years?|hours?|minutes?|mg|g|kg|ml|mm|times|groups?|arms?|doses?|phases?|percent|points?|schools?|villages?|cohorts?|types?|cycles?)';
const BETWEEN = `(?:\\s+(?!${ELSEWHERE}\\b)[A-Za-z(<>≥≤][\\w%,'’()<>≥≤/+–-]*){0,7}?\\s+`;
/** Thresholds, ages and rates are not counts of those studied. */
const NOT_COUNTED =
  // Where no number can begin, nothing slower is tried.
  '\\b(?=[\\defnost])(?<!\\b(?:at least|over|more than|fewer than|less than|up to|under|aged|every|per|phase|type|stage|grade|than) )';
const WHO = `${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})(?![%-])${BETWEEN}${STUDIED}\\b`;
const ALLOTTED = '(?:randomi[sz]ed|randomly|assigned|allocated)';
const TAKEN_IN = `(?:${ALLOTTED}|enrolled|recruited|included|studied|entered|received|evaluated|analy[sz]ed|completed|treated|participated|followed)`;

const pattern = (source: string) => new RegExp(source, 'gi');

/** Plain statements of a total, surest first; the first that is found anywhere in the abstract decides. */
const STATED: readonly RegExp[] = [
  pattern(`${WHO}[^.;:]{0,100}?\\b(?:were|was|underwent)\\s+(?:\\w+\\s+)?${ALLOTTED}`),
  pattern(`\\b(?:randomi[sz]ed|randomly (?:assigned|allocated)|assigned|allocated)\\s+(?:a total of\\s+)?${WHO}`),
  pattern(`${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})(?:\\s+\\([^)]{1,30}\\))?\\s+were\\s+(?:\\w+\\s+)?${ALLOTTED}`),
  pattern(`\\btotal of ${WHO}`),
  pattern(
    `\\b(?:enrolled|recruited|included|studied|compared|evaluated|involving|involved|compris(?:ing|es|ed)|consist(?:ing|s|ed) of|treated|followed|entered|from|data on|records of)\\s+(?:[a-z-]+\\s+){0,2}?${WHO}`,
  ),
];

/** People taken in or followed, which may be fewer than all. */
const LIKELY: readonly RegExp[] = [
  pattern(`^Of (?:the |these )?${WHO},`),
  pattern(`${WHO}[^.;:()]{0,60}?\\b(?:were|was)?\\s*${TAKEN_IN}\\b`),
  pattern(`${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})\\s+(?:were|was)\\s+(?:\\w+\\s+)?${TAKEN_IN}\\b`),
];

/** Any mention of people with a number, asked last and only of studies that have a sample. */
const MENTIONED: readonly RegExp[] = [pattern(`\\b(?:among|in|of|on|from)\\s+(?:the\\s+)?${WHO}`), pattern(WHO)];

const POOLED: readonly RegExp[] = [
  pattern(`\\b(?:trials|studies|reviews|reports|cohorts|RCTs)\\b[^.;]{0,60}?\\(?[nN]\\s*=\\s*(${COUNT})`),
  pattern(`\\b(?:trials|studies|reports|cohorts|RCTs|five|six|seven|eight|nine|ten|\\d+)\\b[^.;]{0,60}?${WHO}`),
  pattern(
    `${WHO}[^.;]{0,60}?\\b(?:in|from|across)\\s+${COUNT}\\s+(?:[\\w-]+\\s+){0,3}?(?:trials|studies|cohorts|RCTs)`,
  ),
];

const NUMBERED_ARM = /\bn\s*=\s*(\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)/gi;
const BRACKETED_ARM =
  /\((\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)(?:\s+(?:patients|participants|subjects|children|women|men|adults|infants|people|volunteers|analy[sz]ed|treated|assigned))?(?:, [a-z][a-z ]{0,30})?\)/gi;

/** What a statement of a sample has beside its count. */
const TELLS_SAMPLE = pattern(`${STUDIED}\\b|${TAKEN_IN}|\\b[nN]\\s*=`);

function firstCount(sentences: readonly string[], patterns: readonly RegExp[]): number | null {
  for (const way of patterns) {
    for (const sentence of sentences) {
      for (const match of sentence.matchAll(way)) {
        const value = countValue(match[1] ?? '');
        if (value >= 2) return value;
      }
    }
  }
  return null;
}

function armsIn(sentence: string, arm: RegExp): number[] {
  return [...sentence.matchAll(arm)].map((match) => countValue(match[1] ?? '')).filter((size) => size > 1);
}

/** The arms of one sentence added up: "drug (n = 60) or placebo (n = 58)", "drug (60 patients) or placebo (58)". */
function armSum(sentences: readonly string[]): number | null {
  for (const sentence of sentences) {
    const numbered = armsIn(sentence, NUMBERED_ARM);
    const arms = numbered.length > 0 ? numbered : armsIn(sentence, BRACKETED_ARM);
    if (numbered.length > 0 || arms.length > 1) return arms.reduce((sum, arm) => sum + arm, 0);
  }
  return null;
}

/**
 * How many people or animals were studied, as the abstract states it; null where it does not, and for protocols, which
 * have studied nobody yet.
 */
export function sampleSizeOf(passages: readonly Passage[], studyType: StudyType): number | null {
  if (studyType === 'protocol') return null;
  const sentences = passages
    .filter(({ part }) => part !== 'title')
    .map(({ text }) => text)
    .filter((text) => mentionsCount(text) && text.search(TELLS_SAMPLE) >= 0);
  if (studyType === 'meta_analysis' || studyType === 'systematic_review') {
    return firstCount(sentences, POOLED) ?? firstCount(sentences, STATED.slice(3));
  }
  const sure = firstCount(sentences, [...STATED, ...LIKELY]) ?? armSum(sentences);
  return sure ?? (studyType === 'misc' ? null : firstCount(sentences, MENTIONED));
}
