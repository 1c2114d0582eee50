import type { Citation } from './citation.schema.ts';

/** What is marked in an abstract: who was studied, what was done, against what, what was measured, what came out. */
export const PICO_KINDS = ['population', 'intervention', 'comparison', 'outcome', 'bottomLine'] as const;
export type PicoKind = (typeof PICO_KINDS)[number];

/** A stretch of a text that says one of them, in UTF-16 units, `end` exclusive. */
export interface PicoRange {
  kind: PicoKind;
  start: number;
  end: number;
}

type PicoFields = Pick<Citation, 'ml_p' | 'ml_i' | 'ml_c' | 'ml_o' | 'ml_b'>;

const FIELD: Record<PicoKind, keyof PicoFields> = {
  population: 'ml_p',
  intervention: 'ml_i',
  comparison: 'ml_c',
  outcome: 'ml_o',
  bottomLine: 'ml_b',
};

/** A hostile record has no end of alternatives, and of places where they stand. */
const MAX_ALTERNATIVES = 24;
const LONGEST_ALTERNATIVE = 2_000;
const MAX_PLACES = 200;

/**
 * Where the alternatives of an article's extracted fields stand in its abstract: whole words, capitals, spaces, dashes
 * and apostrophes apart, every occurrence, because nothing tells which of them a field was drawn from. Ranges of one
 * kind never overlap, those of different kinds may (an outcome in the bottom line); sorted by start, the longer first.
 */
export function picoRanges(text: string, fields: PicoFields): PicoRange[] {
  return PICO_KINDS.flatMap((kind) => rangesOfKind(text, kind, fields[FIELD[kind]])).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
}

function rangesOfKind(text: string, kind: PicoKind, field: string): PicoRange[] {
  const places = alternativesOf(field)
    .flatMap((alternative) => placesOf(text, alternative))
    .toSorted((one, other) => one.start - other.start);
  const merged: PicoRange[] = [];
  for (const { start, end } of places) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ kind, start, end });
  }
  return merged;
}

function alternativesOf(field: string): string[] {
  const alternatives = field.split(' ; ', MAX_ALTERNATIVES).map((alternative) => alternative.trim());
  return [...new Set(alternatives)].filter(({ length }) => length > 1 && length <= LONGEST_ALTERNATIVE);
}

/** No letter or figure may adjoin, nor a figure over a point: "5 mg" does not stand in "2.5 mg". */
const BEFORE = String.raw`(?<![\p{L}\p{M}\p{N}]|\p{N}[.,·])`;
const AFTER = String.raw`(?![\p{L}\p{M}\p{N}]|[.,·]\p{N})`;

function placesOf(text: string, alternative: string): { start: number; end: number }[] {
  const words = alternative
    .split(/\s+/u)
    .map(wordPattern)
    .join(String.raw`\s+`);
  const places: { start: number; end: number }[] = [];
  for (const { 0: found, index } of text.matchAll(new RegExp(BEFORE + words + AFTER, 'giu'))) {
    places.push({ start: index, end: index + found.length });
    if (places.length === MAX_PLACES) break;
  }
  return places;
}

function wordPattern(word: string): string {
  return word
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/[-‐‑‒–—]/g, '[-‐‑‒–—]')
    .replaceAll(/['’]/g, "['’]");
}
