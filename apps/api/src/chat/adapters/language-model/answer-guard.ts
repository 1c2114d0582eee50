import { markerStream, TEXT_LIMITS, withoutEnd } from '@footnote/domain';
import { withoutLinks } from './links/without-links.ts';

/** Characters after which an answer is ended: far more than anyone reads, and a bound on a model that runs away. */
export const ANSWER_CHARACTER_LIMIT: number = TEXT_LIMITS.answer;

/** Control characters but tab and line feed, direction overrides, byte order marks and invisible tag letters. */
const UNWANTED = /(?![\t\n])\p{Cc}|[\u202D\u202E\uFEFF]|[\u{E0000}-\u{E007F}]|\p{Cs}/gu;

function withoutHalfMarker(text: string): string {
  const before = withoutEnd(text, /[\d, ]/);
  return before.endsWith('[') ? before.slice(0, -1).trimEnd() : text;
}

/** Takes what a model writes and gives out what a user may see. */
export interface AnswerGuard {
  push(piece: string): string;
  /** The rest, once the model has ended. */
  flush(): string;
  /** The answer has reached its limit; nothing more comes out. */
  readonly full: boolean;
}

/** Opens a guard for an answer that may cite only `references`: clean characters, no links, normal markers, bounded length. */
export function answerGuard(references: ReadonlySet<number>, limit = ANSWER_CHARACTER_LIMIT): AnswerGuard {
  const markers = markerStream(references);
  const links = withoutLinks();
  let half = '';
  let left = limit;
  const bounded = (text: string): string => {
    let cut = text.length > left ? text.slice(0, left) : text;
    if (/[\uD800-\uDBFF]$/.test(cut)) cut = cut.slice(0, -1);
    // A marker cut in two would name another reference: "[1" of "[12]".
    if (cut.length < text.length) cut = withoutHalfMarker(cut);
    left = text.length > left ? 0 : left - text.length;
    return cut;
  };
  return {
    push(piece) {
      const whole = half + piece;
      half = /[\uD800-\uDBFF]$/.test(whole) ? whole.slice(-1) : '';
      return bounded(links.push(markers.push(whole.slice(0, whole.length - half.length).replace(UNWANTED, ''))));
    },
    flush: () => bounded(links.push(markers.flush()) + links.flush()),
    get full() {
      return left === 0;
    },
  };
}
