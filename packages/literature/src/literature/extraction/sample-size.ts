import type { StudyType } from '@footnote/domain';
import type { Passage } from './article-passages.ts';
import { statedCounts, STUDIED, type StatedCount } from './stated-counts.ts';
import { matchesIn } from './terms/matches-in.ts';
import { COUNT, COUNTING, countValue } from './terms/number-words.ts';
import { hasBit, wordsWith } from './terms/prefilter-mask.ts';

const TAKEN_IN =
  /\b(?:randomi[sz]ed|randomly|assigned|allocated|enrol|recruit|includ|studied|stud(?:y|ies) (?:of|in|population)|entered|receiv|evaluated|analy[sz]ed|treated|participa|followed|compris|consist|involv|underwent|undergoing|performed|selected|compared|investigated|reviewed|total of|subjects were|patients were|agreed|(?:trial|study|done|carried out|conducted) in|examined|data (?:on|from|of)|analysis of|inpatients with|tested|given|ran|mean age of)/i;
const ALLOTTED = /\b(?:randomi[sz]ed|randomly|assigned|allocated)\b/i;
const TELLING = wordsWith(
  new RegExp(`\\b${STUDIED}\\b|\\b(?:randomi[sz]ed|randomly|assigned|allocated|enrolled|recruited|included)`),
);
const ARMS = /\b(?:groups?|arms?|receiv\w+|assigned|controls?|selected|treated)\b/i;
/** Numbers of which one is part of another. */
const PARTS = /^of (?:the|these|all)?\b|\b(?:completed|of whom|of them|of these|among them)\b/i;
const TAKEN_IN_RESULTS = /\b(?:enrol|recruit|total of|includ|analy[sz]ed|completed the (?:trial|study))|^among\b/i;
const LISTED = /(?:,|\b(?:and|or))\s$/i;
const IN_EACH = /\b(?:each|every|per) (?:cohort|group|arm|cent(?:er|re)|dose|treatment)\b/i;
const N = wordsWith(/\bn\b/);
const SIZE = /\bn\s*=/i;

const POOLED: readonly RegExp[] = [
  new RegExp(`\\b(?:trials|studies|reports|cohorts|RCTs)\\b[^.;]{0,60}?\\(?[nN]\\s*=\\s*(${COUNT})`, 'gi'),
  new RegExp(
    `\\b(?:trials|studies|reports|cohorts|RCTs)\\b[^.;]{0,60}?(?<![\\w.,·/%-])(${COUNT})(?![%-])\\s+(?:[\\w-]+\\s+){0,4}?${STUDIED}\\b`,
    'gi',
  ),
  new RegExp(
    `(?<![\\w.,·/%-])(${COUNT})(?![%-])\\s+(?:[\\w-]+\\s+){0,4}?${STUDIED}\\b[^.;]{0,60}?\\b(?:in|from|across)\\s+${COUNT}\\s+(?:[\\w-]+\\s+){0,3}?(?:trials|studies|cohorts|RCTs)`,
    'gi',
  ),
];

const OF_STUDIES = /\b(?:trials|studies|reports|cohorts|RCTs|individual|records|data|pooled|participants|patients)\b/i;
const THRESHOLD = /\b(?:at least|over|more than|fewer than|less than|under)\s$/i;

function pooledSize(sentences: readonly Passage[]): number | null {
  const values = sentences.flatMap((sentence) => {
    const named = POOLED.flatMap((pattern) => matchesIn(sentence.text, pattern)).flatMap((match) => {
      const written = match[1] ?? '';
      const at = match.index + match[0].lastIndexOf(written);
      return THRESHOLD.test(sentence.text.slice(0, at)) ? [] : [countValue(written)];
    });
    const stated = OF_STUDIES.test(sentence.text) ? statedCounts(sentence).filter(({ isNumbered }) => !isNumbered) : [];
    return [...named, ...stated.map(({ value }) => value)];
  });
  // Fewer are those of a part, or the trials.
  const plausible = values.filter((value) => value >= LEAST_POOLED);
  return plausible.length === 0 ? null : Math.max(...plausible);
}

const LEAST_POOLED = 20;

/** How sure a number is that of all: 3 where its parts add up to it, 2 where people are said to be taken in, 1 elsewhere. */
interface Candidate {
  value: number;
  sureness: 1 | 2 | 3;
}

const sum = (counts: readonly StatedCount[]) => counts.reduce((total, { value }) => total + value, 0);
/** Within round brackets: a part, or the same once more. */
function isBracketed(text: string, { start }: StatedCount): boolean {
  return text.lastIndexOf('(', start) > text.lastIndexOf(')', start);
}

/** Arms have much the same size; a number far above the others is that of all. */
function areAlike(counts: readonly StatedCount[]): boolean {
  const values = counts.map(({ value }) => value);
  return Math.max(...values) <= 2 * Math.min(...values);
}

const FOUND = new Set<Passage['part']>(['results', 'conclusions']);

/** What one sentence tells: a number its parts add up to, the sum of arms set beside each other, or each number alone. */
function candidatesIn(passage: Passage): Candidate[] {
  const counts = statedCounts(passage);
  if (counts.length === 0) return [];
  const isTaken = TAKEN_IN.test(passage.text) || TAKEN_IN_RESULTS.test(passage.text) || passage.part === 'participants';
  const isFound = FOUND.has(passage.part);
  const sureness = isTaken && (!isFound || ALLOTTED.test(passage.text) || TAKEN_IN_RESULTS.test(passage.text)) ? 2 : 1;
  const numbered = counts.filter(({ isNumbered }) => isNumbered);
  const outside = counts.filter((count) => !count.isNumbered && !isBracketed(passage.text, count));
  const plain = outside.length > 0 ? outside : counts.filter(({ isNumbered }) => !isNumbered);
  const whole = counts.find((count) => {
    const others = (count.isNumbered ? [] : numbered.length > 1 ? numbered : plain).filter((one) => one !== count);
    return others.length > 1 && sum(others) === count.value;
  });
  if (whole !== undefined) return [{ value: whole.value, sureness: 3 }];
  if (plain.length === 0) {
    if (IN_EACH.test(passage.text)) return [];
    // The size of one arm is not that of all.
    const isArm = numbered.length === 1 && /\b(?:group|arm|placebo|controls?|intervention)\b/i.test(passage.text);
    return isArm ? [] : [{ value: sum(numbered), sureness: numbered.length > 1 && !isFound ? 2 : sureness }];
  }
  if (isFound && sureness === 1) return [];
  const areArms =
    plain.length > 1 &&
    plain.length < 6 &&
    ARMS.test(passage.text) &&
    !PARTS.test(passage.text) &&
    areAlike(plain) &&
    !isFound &&
    plain.slice(1).every(({ start }) => LISTED.test(passage.text.slice(0, start)));
  if (areArms) return [{ value: sum(plain), sureness }];
  return plain.map(({ value }) => ({ value, sureness }));
}

function decided(candidates: readonly Candidate[], isStudy: boolean): number | null {
  const sure = candidates.filter(({ sureness }) => sureness > 1);
  if (sure.length > 0) return Math.max(...sure.map(({ value }) => value));
  if (!isStudy) return null;
  const [first, ...others] = new Set(candidates.map(({ value }) => value));
  // Several numbers of which none is said to be that of all leave it open.
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * How many people or animals were studied, as the abstract states it; null where it does not say for sure, and for
 * protocols, which have studied nobody yet.
 */
export function sampleSizeOf(passages: readonly Passage[], studyType: StudyType): number | null {
  if (studyType === 'protocol') return null;
  const sentences = passages.filter(
    (passage) =>
      passage.part !== 'title' &&
      hasBit(passage, COUNTING) &&
      (hasBit(passage, TELLING) || (hasBit(passage, N) && SIZE.test(passage.text))),
  );
  if (studyType === 'meta_analysis' || studyType === 'systematic_review') return pooledSize(sentences);
  return decided(sentences.filter(({ part }) => part !== 'background').flatMap(candidatesIn), studyType !== 'misc');
}
