import type { Statement } from '../statement.ts';

/** A sentence that says what was asked, not what was found. */
const AIM =
  /^(?:objectives?|aims?|purpose|background|context|introduction)\b|\b(?:to (?:determine|investigate|assess|evaluate|examine|compare|test|explore|study)|we (?:sought|aimed|investigated|examined|evaluated|assessed|tested)|whether|this review|unclear|unknown|hypothes)/;
/** A sentence that says it says what was found. */
const FINDING =
  /^(?:conclusions?|interpretation|in conclusion|results|findings|thus|therefore|together|these (?:results|findings|data)|our (?:results|findings|data))\b|\b(?:we (?:show|found|find|demonstrate|report|identif|conclude)|suggest|indicat|demonstrat|reveal)/;
const RISK = /\b(?:more likely|less likely|odds|ratio|risk|hazard)\b/;
const RATIO = /\b(?:or|hr|rr|irr|ratio|risk|odds)\b[^\d]{0,25}(\d+[.·]\d+)/g;

/** Whether a sentence of a source states a purpose and not a finding. */
export function isAim({ lower }: Statement): boolean {
  return AIM.test(lower) && !FINDING.test(lower);
}

/** What kind of sentence a source's is. */
export function sentenceFeatures(claim: Statement, sentence: Statement, isTitle: boolean): Record<string, number> {
  const [ratio] = [...sentence.lower.matchAll(RATIO)].map(([, number = '']) => Number(number.replace('·', '.')));
  const side = ratio === undefined ? 0 : ratio > 1 ? 1 : -1;
  const falls = claim.words.some(({ direction }) => direction === 'falls');
  const rises = claim.words.some(({ direction }) => direction === 'rises');
  const denied = claim.words.some(({ direction }) => direction === 'denies' || direction === 'same');
  return {
    title: isTitle ? 1 : 0,
    aim: AIM.test(sentence.lower) ? 1 : 0,
    finding: FINDING.test(sentence.lower) ? 1 : 0,
    risk: RISK.test(sentence.lower) ? 1 : 0,
    ratio: side,
    ratioAgrees: side * (falls && !rises ? -1 : 1) * (denied ? -1 : 1),
    words: Math.log(1 + sentence.words.length),
  };
}
