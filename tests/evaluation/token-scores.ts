import type { AnnotatedAbstract, Mark } from './annotated-abstracts.ts';

/** Tokens (or alternatives) that were right, of those given and of those wanted. */
export interface Tally {
  right: number;
  given: number;
  wanted: number;
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
}

/** Shares from counts; nothing given counts as precision 1, nothing wanted as recall 1. */
export function scoresOf({ right, given, wanted }: Tally): Scores {
  const precision = given === 0 ? 1 : right / given;
  const recall = wanted === 0 ? 1 : right / wanted;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

/** Adds counts up. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { right: 0, given: 0, wanted: 0 };
  for (const { right, given, wanted } of tallies) {
    sum.right += right;
    sum.given += given;
    sum.wanted += wanted;
  }
  return sum;
}

/** The means of the scores of documents, each weighing the same. */
export function meanOf(scores: readonly Scores[]): Scores {
  const mean = (part: keyof Scores) => scores.reduce((sum, score) => sum + score[part], 0) / scores.length;
  return { precision: mean('precision'), recall: mean('recall'), f1: mean('f1') };
}

const unspaced = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

/** The tokens an alternative covers: every place where it stands whole, spaces and capitals apart. */
function places(document: AnnotatedAbstract, alternative: string): number[][] {
  const starts = new Map<number, number>();
  const ends = new Map<number, number>();
  let stream = '';
  for (const [position, { text }] of document.tokens.entries()) {
    starts.set(stream.length, position);
    stream += unspaced(text);
    ends.set(stream.length, position);
  }
  const wanted = unspaced(alternative);
  if (wanted === '') return [];
  const found: number[][] = [];
  for (let at = stream.indexOf(wanted); at >= 0; at = stream.indexOf(wanted, at + 1)) {
    const first = starts.get(at);
    const last = ends.get(at + wanted.length);
    if (first !== undefined && last !== undefined)
      found.push(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  }
  return found;
}

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Compares alternatives with the marks of a document, word by word; punctuation is not counted. */
export function compareTokens(document: AnnotatedAbstract, mark: Mark, alternatives: readonly string[]): Tally {
  const given = new Set(alternatives.flatMap((alternative) => places(document, alternative).flat()));
  const tally = { right: 0, given: 0, wanted: 0 };
  for (const [position, token] of document.tokens.entries()) {
    if (!isWord(token.text)) continue;
    const wanted = token.mark === mark;
    if (wanted) tally.wanted += 1;
    if (given.has(position)) tally.given += 1;
    if (wanted && given.has(position)) tally.right += 1;
  }
  return tally;
}

/** How many alternatives are, somewhere in the text, at least half marked as they should be. */
export function compareAlternatives(document: AnnotatedAbstract, mark: Mark, alternatives: readonly string[]): Tally {
  const right = alternatives.filter((alternative) =>
    places(document, alternative).some(
      (tokens) => 2 * tokens.filter((position) => document.tokens[position]?.mark === mark).length >= tokens.length,
    ),
  );
  const wanted = document.tokens.some((token) => token.mark === mark) ? 1 : 0;
  return { right: right.length, given: alternatives.length, wanted };
}
