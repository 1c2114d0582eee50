import type { StudyType } from '@footnote/domain';
import type { Passage } from './article-passages.ts';
import { matchesIn } from './terms/matches-in.ts';
import { COUNT, COUNTING, countValue } from './terms/number-words.ts';
import { hasBit, wordsWith, type PrefilterBit } from './terms/prefilter-mask.ts';

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

/** A way in which a size is stated, and the words without which it is not. */
interface Way {
  pattern: RegExp;
  words: readonly PrefilterBit[];
}

const way = (source: string, ...words: readonly PrefilterBit[]): Way => ({ pattern: new RegExp(source, 'gi'), words });

const WHO_WORDS = wordsWith(new RegExp(`\\b${STUDIED}\\b`));
const ALLOTTED_WORDS = wordsWith(new RegExp(`\\b${ALLOTTED}`));
const TAKEN_IN_WORDS = wordsWith(new RegExp(`\\b${TAKEN_IN}\\b`));
const WERE = wordsWith(/\bwere\b/);
const TOTAL = wordsWith(/\btotal\b/);
const TAKING_IN = wordsWith(
  /\b(?:enrolled|recruited|included|studied|compared|evaluated|involving|involved|compris(?:ing|es|ed)|consist(?:ing|s|ed)|treated|followed|entered|from|data|records)\b/,
);
const REPORTS = wordsWith(/\b(?:trials|studies|reviews|reports|cohorts|rcts|five|six|seven|eight|nine|ten|\d+)\b/);
const N = wordsWith(/\bn\b/);

/** Plain statements of a total, surest first; the first that is found anywhere in the abstract decides. */
const STATED: readonly Way[] = [
  way(`${WHO}[^.;:]{0,100}?\\b(?:were|was|underwent)\\s+(?:\\w+\\s+)?${ALLOTTED}`, WHO_WORDS, ALLOTTED_WORDS),
  way(
    `\\b(?:randomi[sz]ed|randomly (?:assigned|allocated)|assigned|allocated)\\s+(?:a total of\\s+)?${WHO}`,
    WHO_WORDS,
    ALLOTTED_WORDS,
  ),
  way(
    `${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})(?:\\s+\\([^)]{1,30}\\))?\\s+were\\s+(?:\\w+\\s+)?${ALLOTTED}`,
    WERE,
    ALLOTTED_WORDS,
  ),
  way(`\\btotal of ${WHO}`, WHO_WORDS, TOTAL),
  way(
    `\\b(?:enrolled|recruited|included|studied|compared|evaluated|involving|involved|compris(?:ing|es|ed)|consist(?:ing|s|ed) of|treated|followed|entered|from|data on|records of)\\s+(?:[a-z-]+\\s+){0,2}?${WHO}`,
    WHO_WORDS,
    TAKING_IN,
  ),
];

/** People taken in or followed, which may be fewer than all. */
const LIKELY: readonly Way[] = [
  way(`^Of (?:the |these )?${WHO},`, WHO_WORDS),
  way(`${WHO}[^.;:()]{0,60}?\\b(?:were|was)?\\s*${TAKEN_IN}\\b`, WHO_WORDS, TAKEN_IN_WORDS),
  way(`${NOT_COUNTED}(?<![\\w.,·/%-])(${COUNT})\\s+(?:were|was)\\s+(?:\\w+\\s+)?${TAKEN_IN}\\b`, TAKEN_IN_WORDS),
];

/** Any mention of people with a number, asked last and only of studies that have a sample. */
const MENTIONED: readonly Way[] = [
  way(`\\b(?:among|in|of|on|from)\\s+(?:the\\s+)?${WHO}`, WHO_WORDS),
  way(WHO, WHO_WORDS),
];

const POOLED: readonly Way[] = [
  way(`\\b(?:trials|studies|reviews|reports|cohorts|RCTs)\\b[^.;]{0,60}?\\(?[nN]\\s*=\\s*(${COUNT})`, REPORTS),
  way(
    `\\b(?:trials|studies|reports|cohorts|RCTs|five|six|seven|eight|nine|ten|\\d+)\\b[^.;]{0,60}?${WHO}`,
    WHO_WORDS,
    REPORTS,
  ),
  way(
    `${WHO}[^.;]{0,60}?\\b(?:in|from|across)\\s+${COUNT}\\s+(?:[\\w-]+\\s+){0,3}?(?:trials|studies|cohorts|RCTs)`,
    WHO_WORDS,
    REPORTS,
  ),
];

const NUMBERED_ARM = /\bn\s*=\s*(\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)/gi;
const BRACKETED_ARM =
  /\((\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)(?:\s+(?:patients|participants|subjects|children|women|men|adults|infants|people|volunteers|analy[sz]ed|treated|assigned))?(?:, [a-z][a-z ]{0,30})?\)/gi;

/** What a statement of a sample has beside its count. */
const TELLING = wordsWith(new RegExp(`${STUDIED}\\b|${TAKEN_IN}`));
const SIZE = /\bn\s*=/i;

function firstCount(sentences: readonly Passage[], ways: readonly Way[]): number | null {
  for (const { pattern, words } of ways) {
    for (const sentence of sentences) {
      if (!words.every((sign) => hasBit(sentence, sign))) continue;
      for (const match of matchesIn(sentence.text, pattern)) {
        const value = countValue(match[1] ?? '');
        if (value >= 2) return value;
      }
    }
  }
  return null;
}

function armsIn(sentence: string, arm: RegExp): number[] {
  return matchesIn(sentence, arm)
    .map((match) => countValue(match[1] ?? ''))
    .filter((size) => size > 1);
}

/** The arms of one sentence added up: "drug (n = 60) or placebo (n = 58)", "drug (60 patients) or placebo (58)". */
function armSum(sentences: readonly Passage[]): number | null {
  for (const sentence of sentences) {
    const numbered = hasBit(sentence, N) ? armsIn(sentence.text, NUMBERED_ARM) : [];
    const arms = numbered.length > 0 ? numbered : armsIn(sentence.text, BRACKETED_ARM);
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
  const sentences = passages.filter(
    (passage) =>
      passage.part !== 'title' &&
      hasBit(passage, COUNTING) &&
      (hasBit(passage, TELLING) || (hasBit(passage, N) && SIZE.test(passage.text))),
  );
  if (studyType === 'meta_analysis' || studyType === 'systematic_review') {
    return firstCount(sentences, POOLED) ?? firstCount(sentences, STATED.slice(3));
  }
  const sure = firstCount(sentences, [...STATED, ...LIKELY]) ?? armSum(sentences);
  return sure ?? (studyType === 'misc' ? null : firstCount(sentences, MENTIONED));
}
