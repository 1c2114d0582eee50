const INTERVAL = /\b\d{2}\s?(?:%|percent)[^.;()]{0,24}?\(?(-?\d+[.·]\d+)\s?(?:to|-|–|,)\s?(-?\d+[.·]\d+)/g;
const RATIO = /\b(?:HR|RR|OR|aHR|aOR|ratio|hazard|odds|relative risk)\b/i;

/** An estimate with its interval: "HR 0.74 (95% CI 0.65 to 0.85)", "mean difference, 4.2 points; 95% CI, 2.1 to 6.3". */
const ESTIMATE =
  /\b(?:(?:adjusted |pooled |relative |absolute |hazards? |odds |rate |risk |incidence |mean |weighted |standardi[sz]ed )+(?:ratio|difference|reduction|risk)|[aA]?(?:HR|RR|OR|IRR)|S?MD|WMD)(?: (?:of|was|=)| \[[A-Za-z]{2,4}\]| \([A-Za-z]{2,4}\)|[:,=])*\s*[-−]?\d+(?:[.·]\d+)?(?:\s?%| [a-z]+(?: [a-z]+)?)?[\s,;:([]*(?:\d{2}\s?(?:%|percent)[^.;()]{0,24}?)\(?-?\d+(?:[.·]\d+)?\s?(?:to|-|–|,)\s?-?\d+(?:[.·]\d+)?[\])]?/g;

/** The estimate a sentence gives, with its interval, where it gives exactly one; else ''. */
export function singleEstimate(text: string): string {
  const found = [...text.matchAll(ESTIMATE)].map(([estimate]) => estimate);
  return found.length === 1 && confidenceIntervals(text).length === 1 ? closed(found[0] ?? '') : '';
}

/** Without a bracket that is closed but was never opened, or opened but not closed. */
function closed(text: string): string {
  const opened = text.split(/[([]/).length;
  const ended = text.split(/[\])]/).length;
  if (opened > ended) return `${text})`;
  return opened < ended ? text.replace(/[\])]$/, '') : text;
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
  const ofRatio = RATIO.test(text);
  return [...text.matchAll(INTERVAL)].map(([, low = '', high = '']) => ({
    low: Number(low.replace('·', '.')),
    high: Number(high.replace('·', '.')),
    ofRatio,
  }));
}

/** Whether an interval includes no effect. */
export function includesNoEffect({ low, high, ofRatio }: ConfidenceInterval): boolean {
  const none = ofRatio ? 1 : 0;
  return low <= none && high >= none;
}
