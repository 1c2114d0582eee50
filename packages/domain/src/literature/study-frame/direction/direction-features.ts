import { armFigures, type ArmFigures } from './arm-figures.ts';
import { clausesOf, focusOf, type Clause, type Focus } from './clauses.ts';
import type { SoughtComparison, WordMarks } from './comparison-marks.ts';
import { directionWord, outcomeValence, type DirectionWord } from './direction-words.ts';
import { nearestTo, orientationOf, type Orientation } from './orientation.ts';
import type { ReadSentence } from './read-abstract.ts';
import { saidDirections, type SaidDirection } from './said-directions.ts';
import {
  intervalSide,
  intervalsIn,
  isSignificant,
  probabilitiesIn,
  type PlacedInterval,
  type PlacedProbability,
} from './significance.ts';

/** Features by name with their values; names hold words, never the text of an abstract in order. */
export type Features = Map<string, number>;

/** What tells whether a sentence is the one asked for, and which direction it tells. */
export interface SentenceFeatures {
  /** What P values and intervals allow of each of `DIRECTION_CLASSES`: factors of its probability. */
  allowed: readonly number[];
  relevance: Features;
  direction: Features;
}

/** A sentence and the comparison it is read for. */
export interface SentenceToRead {
  sentence: ReadSentence;
  marks: WordMarks;
  sought: SoughtComparison;
  /** Share of the abstract that stands before it, 0 to 1. */
  position: number;
}

/** A sentence as it was read for one comparison. */
export interface SentenceReading {
  input: SentenceToRead;
  words: readonly (DirectionWord | null)[];
  focus: Focus;
  clause: Clause;
  /** The token directions are looked for around. */
  near: number;
  said: readonly SaidDirection[];
  /** Those of the clause. */
  saidHere: readonly SaidDirection[];
  /** The word nearest to the outcome that says more or less. */
  nearest: SaidDirection | undefined;
  orientation: Orientation;
  probability: PlacedProbability | undefined;
  interval: PlacedInterval | undefined;
  figures: ArmFigures | null;
  /** No difference is said in words. */
  isDenied: boolean;
}

const FARTHEST_PROBABILITY = 45;
const isSigned = ({ sign, word }: SaidDirection) => sign !== 0 || word === 'better' || word === 'worse';
const isSaidOfNone = ({ word, isDenied }: SaidDirection) =>
  word === 'insignificant' ||
  (word === 'same' && !isDenied) ||
  (isDenied && (word === 'significant' || word === 'differ' || word === 'effect'));

/** Reads a sentence for a comparison. */
export function readSentence(input: SentenceToRead): SentenceReading {
  const { marks, sought } = input;
  const { tokens } = input.sentence;
  const words = tokens.map((token) => (token.kind === 'word' ? directionWord(token.text) : null));
  const focus = focusOf(clausesOf(tokens, words), marks);
  const { clause } = focus;
  const near = focus.last === -1 ? Math.floor(tokens.length / 2) : focus.last;
  const said = saidDirections(tokens, words, { marks, valence: outcomeValence(sought.outcomeWords) });
  const saidHere = said.filter(({ at }) => at >= clause.from && at < clause.to);
  const nearest = nearestTo(saidHere.filter(isSigned), near) ?? nearestTo(said.filter(isSigned), near);
  const probabilities = probabilitiesIn(tokens);
  const intervals = intervalsIn(tokens);
  const after = { from: Math.max(clause.from, focus.first - 2), to: clause.to };
  return {
    input,
    words,
    focus,
    clause,
    near,
    said,
    saidHere,
    nearest,
    orientation: orientationOf(tokens, words, { marks, clause, near: nearest?.at ?? near }),
    probability:
      probabilities.find(({ at }) => at > focus.first && at < near + FARTHEST_PROBABILITY) ?? probabilities.at(-1),
    interval: intervals.find(({ at }) => at > focus.first) ?? intervals[0],
    figures: armFigures(tokens, words, { clause: after, marks }) ?? armFigures(tokens, words, { clause, marks }),
    isDenied: saidHere.some(isSaidOfNone) || nearest?.isDenied === true,
  };
}

const mark = (value: number) => (value > 0 ? '+' : value < 0 ? '-' : '0');
const effect = ({ sign, isDenied }: SaidDirection, side: number) => `${mark(sign * side)}${isDenied ? '!' : ''}`;
const significanceOf = ({ probability }: SentenceReading) =>
  probability === undefined ? '' : isSignificant(probability) ? 's' : 'n';
const hasSignificant = ({ saidHere }: SentenceReading) =>
  saidHere.some(({ word, isDenied }) => word === 'significant' && !isDenied);

function addNearest(
  reading: SentenceReading,
  nearest: SaidDirection,
  add: (name: string, value?: number) => void,
): void {
  const { orientation, focus, near, saidHere } = reading;
  const p = significanceOf(reading);
  const valence = outcomeValence(reading.input.sought.outcomeWords);
  const said = effect(nearest, orientation.decided);
  const raw = effect(nearest, 1);
  const side = nearest.at < focus.first ? 'b' : 'a';
  const distance = Math.min(3, Math.floor(Math.abs(nearest.at - near) / 4));
  add(`n:${nearest.word}${nearest.isDenied ? '!' : ''}`);
  add(`n:${nearest.word}${nearest.isDenied ? '!' : ''}:v${valence}`);
  add(`eff:${said}`);
  add(`eff:${saidHere.includes(nearest) ? 'c' : 's'}:${said}:${reading.isDenied ? 'null' : ''}:${p}`);
  add(`eff:${side}${distance}:${said}`);
  add(`raw:${raw}`);
  add(`o:pivot:${mark(orientation.pivot)}:${raw}`);
  add(`o:first:${mark(orientation.first)}:${raw}`);
  add(`o:nearest:${mark(orientation.nearest)}:${raw}`);
  add(`o:before:${mark(orientation.before)}:${raw}`);
  add(`pk:${orientation.pivotKind}:${mark(orientation.pivot)}:${raw}`);
}

/** The words before the outcome ("higher rates of …") and after it ("… were higher") that govern it. */
function addGovernors(reading: SentenceReading, add: (name: string, value?: number) => void): void {
  const { focus, near, saidHere, orientation } = reading;
  if (focus.last === -1) return;
  const signedHere = saidHere.filter(isSigned);
  const before = signedHere.findLast(({ at }) => at < focus.first);
  const after = signedHere.find(({ at }) => at > near);
  const steps = (from: number, to: number) => Math.min(3, Math.floor(Math.abs(from - to) / 3));
  const side = orientation.decided;
  if (before !== undefined) add(`gb${steps(before.at, focus.first)}:${effect(before, side)}`);
  if (after !== undefined) add(`ga${steps(after.at, near)}:${effect(after, side)}`);
  if (before !== undefined && after !== undefined) add(`g2:${effect(before, side)}${effect(after, side)}`);
  const only = before === undefined ? after : after === undefined ? before : undefined;
  if (only !== undefined) add(`g:${effect(only, side)}:${significanceOf(reading)}`);
  let votes = 0;
  for (const one of signedHere) if (!one.isDenied) votes += (one.sign * side) / (1 + Math.abs(one.at - near) / 6);
  add('votes+', Math.max(0, Math.min(2, votes)));
  add('votes-', Math.max(0, Math.min(2, -votes)));
}

function addFigures(reading: SentenceReading, add: (name: string, value?: number) => void): void {
  const { figures, interval, orientation } = reading;
  const p = significanceOf(reading);
  if (figures !== null) {
    const order = orientation.first === 0 ? 1 : orientation.first;
    const difference = mark(Math.sign(figures.first.value - figures.second.value) * order);
    add(`fig:${difference}`);
    add(`fig:${difference}:${p}:${reading.isDenied ? 'null' : ''}`);
  }
  if (interval !== undefined) {
    add(`ci:${intervalSide(interval)}:o${mark(orientation.decided)}`);
    add(`ci:${intervalSide(interval)}:${p}`);
  }
}

const AROUND = 12;

/** Words and pairs of words around the outcome; arms, outcome and figures by what they are. */
function addWords({ input, clause, near }: SentenceReading, add: (name: string, value?: number) => void): void {
  const { marks, sentence } = input;
  const shapes = sentence.tokens.map((token, at) => {
    if (marks.outcome[at] !== '' && (marks.outcomeWeight[at] ?? 0) >= 0.5) return 'OUT';
    const arm = marks.arm[at] ?? '';
    if (arm !== '') return `ARM${arm}`;
    return token.kind === 'number' ? '#' : token.kind === 'mark' ? token.text : token.stem;
  });
  for (let at = Math.max(clause.from, near - AROUND); at < Math.min(clause.to, near + AROUND + 1); at += 1) {
    add(`w:${shapes[at] ?? ''}`, 0.5);
    if (at + 1 < clause.to) add(`b:${shapes[at] ?? ''} ${shapes[at + 1] ?? ''}`, 0.5);
  }
}

function directionFeatures(reading: SentenceReading): Features {
  const features: Features = new Map();
  const add = (name: string, value = 1) => {
    features.set(name, value);
  };
  const p = significanceOf(reading);
  add('bias');
  add(`role:${reading.input.sentence.role}`);
  add(`p:${p}`);
  add(`sig:${p}${hasSignificant(reading) ? 'S' : ''}${reading.isDenied ? 'null' : ''}`);
  add(`cross:${reading.interval === undefined ? '' : intervalSide(reading.interval)}`);
  for (const { word, isDenied } of reading.saidHere) add(`c:${word}${isDenied ? '!' : ''}`);
  for (const { word, isDenied } of reading.said) add(`s:${word}${isDenied ? '!' : ''}`, 0.5);
  if (reading.orientation.hasBoth) add('both');
  if (reading.nearest === undefined) add('none');
  else addNearest(reading, reading.nearest, add);
  addGovernors(reading, add);
  addFigures(reading, add);
  addWords(reading, add);
  return features;
}

const OF_BOTH_GROUPS = /\b(?:both|all|either) (?:\w+ )?(?:groups|arms)\b/i;
const OF_METHODS = /\bprimary (?:end ?-?point|outcome)|\b(?:was|were) (?:measured|assessed|evaluated)\b/i;

function relevanceFeatures(reading: SentenceReading): Features {
  const { input, focus, interval, figures, saidHere, orientation } = reading;
  const { marks, sentence, sought } = input;
  const terms = new Map<string, number>();
  marks.outcome.forEach((term, at) => {
    if (term !== '') terms.set(term, Math.max(terms.get(term) ?? 0, marks.outcomeWeight[at] ?? 0));
  });
  let anywhere = 0;
  for (const weight of terms.values()) anywhere += weight;
  const coverage = Math.min(1, focus.weight / sought.outcomeWeight);
  const has = (holds: boolean) => (holds ? 1 : 0);
  return new Map([
    ['coverage', coverage],
    ['coverage2', coverage * coverage],
    ['wide', Math.min(1, anywhere / sought.outcomeWeight)],
    ['full', has(coverage > 0.95)],
    ['zero', has(coverage < 0.2)],
    ['intervention', has(marks.interventionCoverage > 0.3)],
    ['comparator', has(marks.comparatorCoverage > 0.3 || marks.arm.includes('C'))],
    [`role:${sentence.role}`, 1],
    ['position', input.position],
    ['p', has(reading.probability !== undefined)],
    ['ci', has(interval !== undefined)],
    ['figures', has(figures !== null)],
    ['signed', has(saidHere.some(isSigned))],
    ['null', has(reading.isDenied)],
    ['significant', has(hasSignificant(reading))],
    ['said', has(saidHere.length > 0)],
    ['pivot', has(orientation.pivotKind !== '')],
    ['both', has(orientation.hasBoth)],
    ['baseline', has(/\bbaseline\b/i.test(sentence.text))],
    ['groups', has(OF_BOTH_GROUPS.test(sentence.text))],
    ['primary', has(OF_METHODS.test(sentence.text))],
  ]);
}

const HARDLY = 0.1;

/** No effect is found where P is not small or an interval holds no effect, unless it is said; an interval apart from it is one. */
function allowedDirections(reading: SentenceReading): readonly number[] {
  const { interval, clause, focus, nearest } = reading;
  const p = significanceOf(reading);
  const isHere = interval !== undefined && interval.at > focus.first && interval.at < clause.to && focus.last !== -1;
  const side = isHere ? intervalSide(interval) : '';
  if (p === 's' || hasSignificant(reading)) return EVERY_DIRECTION;
  if (p === 'n' || side === 'across') return [HARDLY, HARDLY, 1];
  if (side === '' || reading.isDenied || nearest?.isDenied === true) return EVERY_DIRECTION;
  return [1, 1, HARDLY];
}

const EVERY_DIRECTION = [1, 1, 1] as const;

/** The features of a sentence that was read for a comparison. */
export function featuresOf(reading: SentenceReading): SentenceFeatures {
  return {
    relevance: relevanceFeatures(reading),
    direction: directionFeatures(reading),
    allowed: allowedDirections(reading),
  };
}
