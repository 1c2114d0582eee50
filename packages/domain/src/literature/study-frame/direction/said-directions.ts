import type { WordMarks } from './comparison-marks.ts';
import type { DirectionWord } from './direction-words.ts';
import type { Token } from './sentence-tokens.ts';

/** A word of a sentence that tells a direction of an outcome. */
export interface SaidDirection {
  at: number;
  word: DirectionWord;
  /** Within the reach of a negation. */
  isDenied: boolean;
  /** 1 for more of the outcome, -1 for less, 0 where the word tells neither. */
  sign: -1 | 0 | 1;
}

const REACH = 5;
const MORE = /^(?:greater|larger|more|higher|bigger|stronger|better|superior|faster)$/;
const LESS = /^(?:less|smaller|lower|fewer|weaker)$/;
const SHRINKING = /^(?:reduc|decreas|declin|loss$|drop$|fall$|decrement)/;
const GROWING = /^(?:increas|gain|rise$|elevation)/;
const IMPROVING = /^improvement/;
const FARTHEST_NOUN = 3;

type Sign = SaidDirection['sign'];
const signed = (value: number): Sign => (value > 0 ? 1 : value < 0 ? -1 : 0);

function signOf(word: DirectionWord, valence: Sign): Sign {
  if (word === 'up') return 1;
  if (word === 'down') return -1;
  if (word === 'better') return valence;
  return word === 'worse' ? signed(-valence) : 0;
}

/** "greater reduction", "less increase": the change a comparative speaks of, and where it stands. */
function comparedChange(tokens: readonly Token[], at: number, isOutcome: (at: number) => boolean, valence: Sign) {
  const text = tokens[at]?.text ?? '';
  const factor = MORE.test(text) ? 1 : LESS.test(text) ? -1 : 0;
  if (factor === 0) return null;
  for (let next = at + 1; next <= at + FARTHEST_NOUN; next += 1) {
    const noun = tokens[next]?.text ?? '';
    if (isOutcome(next)) continue;
    const change = SHRINKING.test(noun) ? -1 : GROWING.test(noun) ? 1 : IMPROVING.test(noun) ? valence : 0;
    if (change !== 0) return { at: next, sign: signed(factor * change) };
  }
  return null;
}

const WITHOUT_SIGN = new Set<DirectionWord>(['same', 'differ', 'effect', 'significant', 'insignificant', 'trend']);
const OF_QUALITY = new Set<DirectionWord>(['up', 'down', 'better', 'worse']);

/**
 * The words of a sentence that tell a direction. Those that are part of the asked outcome's own name ("reduction in
 * pain") tell none of it. `valence` is 1 where more of the outcome is good, -1 where it is bad.
 */
export function saidDirections(
  tokens: readonly Token[],
  words: readonly (DirectionWord | null)[],
  { marks, valence }: { marks: WordMarks; valence: Sign },
): SaidDirection[] {
  const said: SaidDirection[] = [];
  const isOutcome = (at: number) => marks.outcome[at] !== '' && marks.outcome[at] === tokens[at]?.stem;
  let deniedUntil = -1;
  let taken = -1;
  tokens.forEach((token, at) => {
    const word = words[at] ?? null;
    if (token.text === ';' || word === 'break') deniedUntil = -1;
    if (word === null || at <= taken) return;
    if (word === 'not') {
      deniedUntil = at + REACH + (token.text === 'without' || token.text === 'no' ? 1 : 0);
      return;
    }
    const isDenied = at <= deniedUntil;
    const change = comparedChange(tokens, at, isOutcome, valence);
    if (change !== null) {
      said.push({ ...change, word: change.sign > 0 ? 'up' : 'down', isDenied });
      taken = change.at;
    } else if (OF_QUALITY.has(word) ? !isOutcome(at) : WITHOUT_SIGN.has(word)) {
      said.push({ at, word, isDenied, sign: signOf(word, valence) });
    }
  });
  return said;
}
