import type { QuestionFrame } from '@footnote/domain';
import { confidenceIntervals, singleEstimate } from './confidence-intervals.ts';

const SHARE = /(?<![\d.])\d+(?:[.·]\d+)?\s?(?:%|percent\b|per cent\b)/g;
/** One figure against another: "26% with medical care and 9% with surgery". */
const AGAINST = /\b(?:vs?\.?|versus|and|compared (?:with|to)|than|against|to|for)\b/i;
const LONGEST_BETWEEN = 60;
/** In whom the second figure was seen. */
const IN_WHOM = /^\s(?:with|in|on|for|after|among|of) [^\s,.;:()]+(?: [^\s,.;:()]+){0,3}(?=[,.;:()]|$)/;
/** A ratio by itself: "odds ratio 1.9", "HR = 0.85". */
const RATIO =
  /\b(?:(?:(?:adjusted|pooled|relative|hazards?|odds|rate|risk) )+(?:ratio|risk)|a?(?:HR|RR|OR|IRR))(?: (?:of|was|=)|[:,=])*\s*\d+[.·]\d+/g;

/** The figures of an effect as a sentence has them, where it has those of one effect alone; else ''. */
export function effectFigures(text: string, type: QuestionFrame['type']): string {
  const estimate = singleEstimate(text);
  if (estimate !== '') return estimate;
  const shares = [...text.matchAll(SHARE)];
  const [first, second] = shares;
  if (first === undefined) return confidenceIntervals(text).length > 0 ? '' : singleRatio(text);
  if (second === undefined) return type === 'prevalence' ? first[0] : '';
  return shares.length === 2 ? comparedShares(text, first, second) : '';
}

function singleRatio(text: string): string {
  const [only = '', ...others] = [...text.matchAll(RATIO)].map(([ratio]) => ratio);
  return others.length === 0 ? only : '';
}

function comparedShares(text: string, first: RegExpExecArray, second: RegExpExecArray): string {
  const between = text.slice(first.index + first[0].length, second.index);
  if (between.length > LONGEST_BETWEEN || !AGAINST.test(between)) return '';
  if (/[.;()]/.test(between.replaceAll(/\([^()]*\)/g, ''))) return '';
  const end = second.index + second[0].length;
  return text.slice(first.index, end) + (IN_WHOM.exec(text.slice(end))?.[0] ?? '');
}
