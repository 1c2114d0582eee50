const INTERVAL = /\b\d{2}\s?(?:%|percent)[^.;()]{0,24}?\(?(-?\d+[.·]\d+)\s?(?:to|-|–|,)\s?(-?\d+[.·]\d+)/g;
const RATIO = /\b(?:HR|RR|OR|aHR|aOR|ratio|hazard|odds|relative risk)\b/i;

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
