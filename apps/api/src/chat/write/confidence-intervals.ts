import { numberOf } from './side/figures/two-amounts.ts';

const INTERVAL = /\b\d{2}\s?(?:%|percent)[^.;()]{0,24}?\(?(-?\d+[.·]\d+)\s?(?:to|-|–|,)\s?(-?\d+[.·]\d+)/g;
const RATIO = /\b(?:HR|RR|OR|aHR|aOR|ratio|hazard|odds|relative risk)\b/i;

/** An estimate with its interval: "HR 0.74 (95% CI 0.65 to 0.85)", "mean difference, 4.2 points; 95% CI, 2.1 to 6.3". */
const ESTIMATE =
  /\b(?:(?:adjusted |pooled |relative |absolute |hazards? |odds |rate |risk |incidence |mean |weighted |standardi[sz]ed )+(?:ratio|difference|reduction|risk)|[aA]?(?:HR|RR|OR|IRR)|S?MD|WMD)(?: (?:of|was|=)| \[[A-Za-z]{2,4}\]| \([A-Za-z]{2,4}\)|[:,=])*\s*[-−]?\d+(?:[.·]\d+)?(?:\s?%| [a-z]+(?: [a-z]+)?)?[\s,;:([]*(?:\d{2}\s?(?:%|percent)[^.;()]{0,24}?)\(?-?\d+(?:[.·]\d+)?\s?(?:to|-|–|,)\s?-?\d+(?:[.·]\d+)?[\])]?/g;
/** A ratio by itself: "odds ratio 1.9", "HR = 0.85". */
const RATIO_ALONE =
  /\b(?:(?:(?:adjusted|pooled|relative|hazards?|odds|rate|risk) )+(?:ratio|risk)|a?(?:HR|RR|OR|IRR))(?: (?:of|was|=)|[:,=])*\s*\d+[.·]\d+/g;

/** Of ratios in a list, each with its interval: "Hazard ratios were 1.29 (1.02-1.63) for …, 1.41 (1.07-1.85) for …". */
const LISTED_RATIO =
  /(?<![\d.])\d{1,2}[.·]\d+ \((?:\d{2}% CI,? )?\d{1,2}[.·]\d+\s?(?:to|-|–|,)\s?\d{1,3}[.·]\d+\)(?= (?:for|in) )/g;
const RATIOS = /\b(?:hazard|odds|rate|risk|relative) (?:ratios|risks)\b/i;

/** A ratio with an interval that is not called one: "risk ratio 1.85, 1.15 to 2.98". */
const BARE_INTERVAL = new RegExp(
  `${RATIO_ALONE.source}\\s?[,;([]\\s?(\\d+[.·]\\d+)\\s?(?:to|-|–)\\s?(\\d+[.·]\\d+)`,
  'g',
);

/** Where figures stand in a sentence, in UTF-16 units. */
export interface PlacedFigures {
  start: number;
  end: number;
}

/** Where a sentence gives estimates with their intervals. */
export function estimatesIn(text: string): PlacedFigures[] {
  return placesOf(text, ESTIMATE).map(({ start, end }) => {
    const estimate = text.slice(start, end);
    const isOpened = estimate.split(/[([]/).length >= estimate.split(/[\])]/).length;
    return { start, end: isOpened ? end : end - 1 };
  });
}

/** Where a sentence gives ratios, with or without an interval. */
export function ratiosIn(text: string): PlacedFigures[] {
  return placesOf(text, RATIO_ALONE);
}

/** Where a sentence that lists ratios gives each of them. */
export function listedRatiosIn(text: string): PlacedFigures[] {
  return RATIOS.test(text) ? placesOf(text, LISTED_RATIO) : [];
}

function placesOf(text: string, pattern: RegExp): PlacedFigures[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/** A confidence interval as a sentence gives it. */
export interface ConfidenceInterval {
  low: number;
  high: number;
  /** Of a ratio, where 1 is no effect; of a difference, where 0 is. */
  ofRatio: boolean;
}

/** The confidence intervals of a sentence, in its order. */
export function confidenceIntervals(text: string): ConfidenceInterval[] {
  const isOfRatio = RATIO.test(text);
  const found = [
    ...[...text.matchAll(INTERVAL)].map((match) => ({ match, ofRatio: isOfRatio })),
    ...[...text.matchAll(BARE_INTERVAL)].map((match) => ({ match, ofRatio: true })),
  ];
  return found
    .toSorted((one, other) => one.match.index - other.match.index)
    .map(({ match: [, low = '', high = ''], ofRatio }) => ({
      low: numberOf(low),
      high: numberOf(high),
      ofRatio,
    }));
}

/** Whether an interval includes no effect. */
export function includesNoEffect({ low, high, ofRatio }: ConfidenceInterval): boolean {
  const none = ofRatio ? 1 : 0;
  return low <= none && high >= none;
}
