import type { WordMarks } from './comparison-marks.ts';
import type { DirectionWord } from './direction-words.ts';
import type { Token } from './sentence-tokens.ts';

/** Tokens of a sentence from `from` up to, not including, `to`. */
export interface Clause {
  from: number;
  to: number;
}

const SHORTEST_LISTED_CLAUSE = 6;

/** Parts of a sentence that can say different things; what stands in brackets is never cut. */
export function clausesOf(tokens: readonly Token[], words: readonly (DirectionWord | null)[]): Clause[] {
  const clauses: Clause[] = [];
  let depth = 0;
  let from = 0;
  tokens.forEach(({ text }, at) => {
    if (text === '(' || text === '[') depth += 1;
    else if (text === ')' || text === ']') depth = Math.max(0, depth - 1);
    if (depth > 0 || at - from <= 2) return;
    const next = tokens[at + 1]?.text;
    const opensListed = text === ',' && (next === 'and' || next === 'with') && at - from > SHORTEST_LISTED_CLAUSE;
    if (text !== ';' && words[at] !== 'break' && !opensListed) return;
    clauses.push({ from, to: at });
    from = at;
  });
  clauses.push({ from, to: tokens.length });
  return clauses;
}

/** Where a sentence speaks of an outcome: the clause, first and last word of it there (-1 where it does not), and the weight of its words. */
export interface Focus {
  clause: Clause;
  first: number;
  last: number;
  weight: number;
}

/** An outcome is one phrase, of no more words than this. */
const LONGEST_PHRASE = 9;

/** The weight of the outcome's words within a phrase that begins at a token. */
function phraseAt(start: number, to: number, marks: WordMarks): { last: number; weight: number } {
  const seen = new Map<string, number>();
  let last = start;
  for (let at = start; at < Math.min(to, start + LONGEST_PHRASE); at += 1) {
    const term = marks.outcome[at] ?? '';
    const weight = marks.outcomeWeight[at] ?? 0;
    if (term === '' || weight <= (seen.get(term) ?? 0)) continue;
    seen.set(term, weight);
    last = at;
  }
  let weight = 0;
  for (const one of seen.values()) weight += one;
  return { last, weight };
}

/** The phrase of a sentence that names most of the outcome. */
export function focusOf(clauses: readonly Clause[], marks: WordMarks): Focus {
  let focus: Focus = { clause: { from: 0, to: marks.outcome.length }, first: -1, last: -1, weight: 0 };
  for (const clause of clauses) {
    for (let start = clause.from; start < clause.to; start += 1) {
      if (marks.outcome[start] === '') continue;
      const { last, weight } = phraseAt(start, clause.to, marks);
      if (weight > focus.weight + 0.01) focus = { clause, first: start, last, weight };
    }
  }
  return focus;
}
