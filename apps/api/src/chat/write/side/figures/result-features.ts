import type { QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence } from '../../../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from '../../confidence-intervals.ts';
import { effectFigures } from '../../rows/effect-figures.ts';
import { ASKS_WHETHER } from '../sides.ts';
import { twoAmounts } from './two-amounts.ts';
import { BAD, GOOD, NOT_SIGNIFICANT, SIGNIFICANT, UNWANTED } from '../worth-words.ts';

/** Beside these, some scales and signs of which less is better. */
const LESS_IS_BETTER = /\b(?:depress\w{1,20}|blood pressure|weight gain|symptoms?|scores?)\b/i;
const BRACKETED_INTERVAL = /\([^()]{0,60}\bCI\b[^()]{0,60}\)/g;
/** Beyond this many times as much, more tells no more. */
const MOST_TIMES = 2;

/** What the figures of the outcome asked for tell of a side: whether the first of two is more, of something good or bad, and how surely. */
export function resultFeatures(sentences: readonly EvidenceSentence[], frame: QuestionFrame): Record<string, number> {
  const features: Record<string, number> = {};
  for (const { text, namesOutcome } of sentences) {
    const { figures } = effectFigures(text, frame);
    if (figures === '') continue;
    const worth = worthSaid(`${text} ${namesOutcome ? frame.outcomes.join(' ') : ''}`, frame);
    const named = namesOutcome ? 'named' : 'aside';
    const interval = confidenceIntervals(figures).find(({ ofRatio }) => ofRatio);
    if (interval !== undefined) {
      const place = includesNoEffect(interval) ? 'crosses' : interval.low > 1 ? 'above' : 'below';
      features[`ratio ${place} ${worth} ${named}`] = 1;
    }
    const [first, second] = twoAmounts(figures.replaceAll(BRACKETED_INTERVAL, '')) ?? [0, 0];
    if (first === second) continue;
    const isMore = first > second;
    const sure = SIGNIFICANT.test(text)
      ? 'significant'
      : NOT_SIGNIFICANT.test(text)
        ? 'not'
        : interval
          ? 'interval'
          : '';
    features[`first ${isMore ? 'more' : 'less'} ${worth} ${sure} ${named}`] = 1;
    features[`first ${isMore === worth > 0 ? 'better' : 'worse'} ${Math.abs(worth)} ${sure}`] = 1;
    features['first by'] = Math.min(MOST_TIMES, Math.abs(Math.log((first + 0.5) / (second + 0.5))));
  }
  return features;
}

/** Whether more of what a text tells is good (1) or bad (-1); what a harm is asked of is bad. */
function worthSaid(text: string, { type }: QuestionFrame): -1 | 0 | 1 {
  const [good, bad] = [GOOD.test(text), BAD.test(text) || UNWANTED.test(text) || LESS_IS_BETTER.test(text)];
  if (good === bad) return ASKS_WHETHER.has(type) ? -1 : 0;
  return good ? 1 : -1;
}
