import { abstractText, splitSentences, type StudyType } from '@footnote/domain';
import { COUNT, countValue } from './number-words.ts';
import type { RecordedArticle } from './with-evidence.ts';

const STUDIED =
  '(?:patients?|participants?|subjects?|adults?|children|adolescents|infants?|neonates|newborns|women|men|males|females|people|persons|individuals|volunteers|veterans|physicians|nurses|students|survivors|residents|pregnancies|mothers|couples|outpatients|inpatients|smokers|athletes|mice|rats|animals|hamsters)';
const BETWEEN = '(?:\\s+(?!of\\b|to\\b|or\\b)[\\w%,≥≤<>/–-]+){0,6}?\\s+';
const WHO = `(${COUNT})${BETWEEN}${STUDIED}\\b`;
const TAKEN_IN =
  '(?:randomi[sz]ed|randomly|enrolled|recruited|included|assigned|allocated|studied|entered|underwent|received|evaluated|analy[sz]ed|completed|treated|participated)';

const pattern = (source: string) => new RegExp(source, 'gi');

/** Ways a total is written, surest first; the first way that is found anywhere decides. */
const TOTALS: readonly RegExp[] = [
  pattern(
    `${WHO}[^.;:()]{0,80}?\\b(?:were|was|underwent)\\s+(?:\\w+\\s+)?(?:randomi[sz]ed|randomly|assigned|allocated)`,
  ),
  pattern(`\\b(?:randomi[sz]ed|randomly (?:assigned|allocated)|assigned|allocated)\\s+(?:a total of\\s+)?${WHO}`),
  pattern(`\\btotal of ${WHO}`),
  pattern(
    `\\b(?:enrolled|recruited|included|studied|randomi[sz]ed|compared|evaluated|involving|comprising|treated|followed|assigned|gave|allocated|entered)\\s+(?:[a-z-]+\\s+){0,2}?${WHO}`,
  ),
  pattern(`${WHO}[^.;:()]{0,60}?\\b(?:were|was)?\\s*${TAKEN_IN}\\b`),
  pattern(`\\b(?:among|in|of|on|from)\\s+(?:the\\s+)?${WHO}`),
  pattern(WHO),
];

const POOLED: readonly RegExp[] = [
  pattern(`\\b(?:trials|studies|reviews|reports|cohorts|RCTs)\\b[^.;]{0,60}?\\(?[nN]\\s*=\\s*(${COUNT})`),
  pattern(`\\b(?:trials|studies|reports|cohorts|RCTs)\\b[^.;]{0,60}?${WHO}`),
  pattern(
    `${WHO}[^.;]{0,60}?\\b(?:in|from|across)\\s+${COUNT}\\s+(?:[\\w-]+\\s+){0,3}?(?:trials|studies|cohorts|RCTs)`,
  ),
];

const ARM = /\bn\s*=\s*(\d{1,3}(?:[,\u00a0\u2009\u202f ]\d{3})+|\d+)/gi;

function firstCount(text: string, patterns: readonly RegExp[]): number | null {
  for (const way of patterns) {
    for (const match of text.matchAll(way)) {
      const value = countValue(match[1] ?? '');
      if (value >= 2) return value;
    }
  }
  return null;
}

/** The arms of one sentence added up ("placebo (n = 60) or drug (n = 58)"); a lone n is a total. */
function armSum(text: string): number | null {
  for (const sentence of splitSentences(text)) {
    const arms = [...sentence.text.matchAll(ARM)].map((match) => countValue(match[1] ?? ''));
    if (arms.length > 0) return arms.reduce((sum, arm) => sum + arm, 0);
  }
  return null;
}

/** How many people or animals were studied, as the abstract states it; null for reviews without a count and when unsure. */
export function sampleSizeOf(article: RecordedArticle, studyType: StudyType): number | null {
  const text = abstractText(article.abstract);
  if (studyType === 'meta_analysis' || studyType === 'systematic_review') {
    return firstCount(text, POOLED) ?? firstCount(text, TOTALS.slice(2, 4));
  }
  if (studyType === 'misc') return firstCount(text, TOTALS.slice(0, 5)) ?? armSum(text);
  return firstCount(text, TOTALS.slice(0, 4)) ?? armSum(text) ?? firstCount(text, TOTALS.slice(4));
}
