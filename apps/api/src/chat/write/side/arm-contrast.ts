import type { QuestionFrame } from '@footnote/domain';
import { namesOtherArm, placeOfOtherArm } from './names-other-arm.ts';
import { effectFigures } from '../rows/effect-figures.ts';
import { placeOf } from './place-of.ts';

/** What one arm has against the other, by the figures of a sentence. */
export interface ArmContrast {
  /** 1 where what was asked about has the larger figure, -1 where the other has. */
  sign: -1 | 1;
  /** Whether the sentence says which figure is of which arm; else the arm asked about is taken to be named first. */
  isNamed: boolean;
}

/** Before a comparison: "Compared with placebo, …" names the second arm first. */
const COMPARED_FIRST = /^(?:as )?(?:compared|relative|in comparison) (?:with|to) [^,]{1,80},/i;
const FIGURE = /(?<![\d.·])[-−]?\d[\d,]*(?:[.·]\d+)?(?=\s?(?:%|percent|per cent))/g;
const NUMBER = /(?<![\d.·])[-−]?\d[\d,]*(?:[.·]\d+)?/g;
const CONFIDENCE = /\b\d{2}(?:[.·]\d)?\s?(?:%|percent)\s?(?:CI\b|confidence)/gi;
const ESTIMATE =
  /^(?:adjusted |pooled |common |relative |hazards? |odds |rate |risk |incidence |mean )*(?:ratio|HR|RR|OR|difference|risk)\b/i;
const AROUND = 60;
/** What may stand between two shares that are of two arms. */
const LONGEST_BETWEEN = 110;
/** Of more, nobody knows which two are of the same. */
const MOST_SHARES = 3;

/** How the figures of two arms stand to each other in a sentence; null where it has not those of two, or they are equal. */
export function armContrast(text: string, frame: QuestionFrame): ArmContrast | null {
  const said = text
    .replace(COMPARED_FIRST, (before) => ' '.repeat(before.length))
    .replaceAll(CONFIDENCE, (one) => ' '.repeat(one.length));
  const pair = pairIn(said, text, frame);
  if (pair === null || pair.first === pair.second) return null;
  const around = said.slice(0, pair.end + AROUND);
  const own = placeOf(frame.interventions, around);
  const other = Math.min(placeOf(frame.comparators, around), placeOfOtherArm(around));
  const isNamed = own < around.length && other < around.length;
  const isTurned = other < own && (isNamed || (other < pair.start && namesOtherArm(around)));
  const isMore = pair.first > pair.second;
  return { sign: isMore === isTurned ? -1 : 1, isNamed };
}

interface Pair {
  first: number;
  second: number;
  start: number;
  end: number;
}

/** The two figures that are set against each other: those of the effect asked about, else the only two shares. */
function pairIn(said: string, text: string, frame: QuestionFrame): Pair | null {
  const { figures } = effectFigures(text, frame);
  const shares = [...said.matchAll(FIGURE)];
  if (shares.length > MOST_SHARES) return null;
  const at = figures === '' || ESTIMATE.test(figures) ? -1 : text.indexOf(figures);
  if (at >= 0) {
    const within = said.slice(at, at + figures.length);
    const ofEffect = [...within.matchAll(FIGURE)];
    const found = ofEffect.length >= 2 ? ofEffect : [...within.matchAll(NUMBER)];
    return pairOf(found.slice(0, 2), at);
  }
  const [first, second] = shares;
  if (shares.length !== 2 || first === undefined || second === undefined) return null;
  return second.index - first.index > LONGEST_BETWEEN ? null : pairOf(shares, 0);
}

function pairOf([first, second]: readonly RegExpExecArray[], offset: number): Pair | null {
  if (first === undefined || second === undefined) return null;
  return {
    first: valueOf(first[0]),
    second: valueOf(second[0]),
    start: offset + first.index,
    end: offset + second.index + second[0].length,
  };
}

function valueOf(figure: string): number {
  return Number(figure.replaceAll(',', '').replace('·', '.').replace('−', '-'));
}
