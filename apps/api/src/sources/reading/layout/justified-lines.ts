import { overlap, type Fragment } from './fragment.ts';
import { joinFragments } from './layout-line.ts';

/** A line that was stretched to its column has so many gaps at least; of fewer nobody can tell that they are alike. */
const LEAST_GAPS = 2;
/** Gaps that differ by less than this share, or so many points, are alike. */
const ALIKE = 0.1;
const ALIKE_POINTS = 0.4;
/** Gaps of stretched lines are narrower than so many heights. */
const WIDEST_GAP = 5;
/** Share of the fragments of a stretched line that are words at least: rows of figures stand evenly, too. */
const LEAST_WORDS = 0.6;
const HAS_WORD = /\p{L}{2}/u;

/** Joins the words of lines that were stretched so far that each stood alone; fragments are in the order of the file. */
export function joinJustified(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  let run: Fragment[] = [];
  const flush = () => {
    joined.push(...(isStretched(run) ? [joinFragments(run, ' ')] : run));
    run = [];
  };
  for (const fragment of fragments) {
    const last = run.at(-1);
    if (last !== undefined && !goesOn(run, last, fragment)) flush();
    run.push(fragment);
  }
  flush();
  return joined;
}

function goesOn(run: readonly Fragment[], last: Fragment, next: Fragment): boolean {
  const gap = next.left - last.right;
  const isOnLine = overlap(last.top, last.bottom, next.top, next.bottom) > 0.5 * Math.min(last.size, next.size);
  if (!isOnLine || gap <= 0 || gap > WIDEST_GAP * next.size) return false;
  const [first, second] = run;
  if (first === undefined || second === undefined) return true;
  const usual = second.left - first.right;
  return Math.abs(gap - usual) <= Math.max(ALIKE_POINTS, ALIKE * usual);
}

function isStretched(run: readonly Fragment[]): boolean {
  return run.length > LEAST_GAPS && run.filter(({ text }) => HAS_WORD.test(text)).length >= LEAST_WORDS * run.length;
}
