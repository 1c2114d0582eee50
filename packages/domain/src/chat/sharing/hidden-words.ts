import type { Citation } from '../../literature/citation.schema.ts';
import { publicationYear } from '../../literature/reference-line.ts';

/** By what somebody could tell references that are hidden from them: whatever of it stands in a text gives one away. */
export interface HiddenWords {
  /** Titles, files, sources, authors with their year, and names of studies, bare. */
  names: Set<string>;
  /** Surnames, as they are written. */
  surnames: Set<string>;
  /** Acronyms and codes, as they are written. */
  codes: Set<string>;
  /** What several words in a row say: short runs of a title, longer ones of a text. */
  runs: Set<string>;
  figures: Set<string>;
}

/** What a text may say, for it stands in what is open: texts, and what they come to. */
export type OpenWords = Pick<HiddenWords, 'codes' | 'runs' | 'figures'> & { bare: string; words: Set<string> };

const RUN_OF_TITLE = 3;
const RUN_OF_TEXT = 6;
const WORD = /[\p{L}\p{N}]+(?:[-–'’][\p{L}\p{N}]+)*/gu;
const FIGURE = /\d+(?:[.,·]\d+|[\u0020\u00A0\u202F]\d{3}(?!\d))*/g;
const GROUPED = /^\d{1,3}(?:[.,\u0020\u00A0\u202F]\d{3})+$/;
/** Figures that tell nobody apart: single digits, and what rates and intervals are told by. */
const COMMON_FIGURE = /^(?:\d|95|100|1000)$/;
const ACRONYM = /^\P{Lu}*\p{Lu}\P{Lu}*\p{Lu}/u;
/** Abbreviations of statistics, which every study has. */
const COMMON_CODE = /^(?:CI|HR|RR|OR|SD|SE|IQR|RCTs?|NNT|NNH|ARR)$/;

/** Nothing is hidden. */
export function noHiddenWords(): HiddenWords {
  return { names: new Set(), surnames: new Set(), codes: new Set(), runs: new Set(), figures: new Set() };
}

/** Adds what a reference, and what its study is called, could be told by. */
export function addHiddenWords(hidden: HiddenWords, citation: Citation, studies: readonly string[]): void {
  const { title, document, source } = citation;
  const text = textOf(citation);
  for (const name of [...namesOf(citation), ...studies].map(bare)) if (name !== '') hidden.names.add(name);
  for (const name of surnamesOf(citation)) hidden.surnames.add(name);
  for (const code of codesIn([title, document, source, ...studies, text].join('\n'))) hidden.codes.add(code);
  for (const run of runsOf(title, RUN_OF_TITLE)) hidden.runs.add(run);
  for (const run of runsOf(text, RUN_OF_TEXT)) hidden.runs.add(run);
  for (const figure of figuresIn(figureTextOf(citation))) hidden.figures.add(figure);
}

/** What open references, and any other text its readers see, say. */
export function openWords(citations: readonly Citation[], texts: readonly string[]): OpenWords {
  const said = [...citations.flatMap((one) => [textOf(one), ...namesOf(one), ...surnamesOf(one)]), ...texts];
  const text = said.join('\n');
  return {
    bare: bare(text),
    words: new Set(text.match(WORD)),
    codes: new Set(codesIn(text)),
    runs: new Set(said.flatMap((one) => [...runsOf(one, RUN_OF_TITLE), ...runsOf(one, RUN_OF_TEXT)])),
    figures: new Set(figuresIn([...citations.map(figureTextOf), ...texts].join('\n'))),
  };
}

/** Whether a text says something of hidden references that nothing which is open to its reader says. */
export function givesAway(text: string, hidden: HiddenWords, open: readonly OpenWords[]): boolean {
  const isNew = (is: (words: OpenWords) => boolean) => !open.some(is);
  const said = bare(text);
  for (const name of hidden.names) if (said.includes(name) && isNew((words) => words.bare.includes(name))) return true;
  return (
    (text.match(WORD) ?? []).some((word) => hidden.surnames.has(word) && isNew(({ words }) => words.has(word))) ||
    codesIn(text).some((code) => hidden.codes.has(code) && isNew(({ codes }) => codes.has(code))) ||
    figuresIn(text).some((figure) => hidden.figures.has(figure) && isNew(({ figures }) => figures.has(figure))) ||
    [...runsOf(text, RUN_OF_TITLE), ...runsOf(text, RUN_OF_TEXT)].some(
      (run) => hidden.runs.has(run) && isNew(({ runs }) => runs.has(run)),
    )
  );
}

/** Letters and digits of a text, which are the same however it is set. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a reference may be called. */
function namesOf({ title, document, source, first_author, authors, journal, publication_date }: Citation): string[] {
  const year = publicationYear(publication_date);
  const authored = [authors[0]?.lastname ?? '', first_author.split(' ')[0] ?? '', journal].filter(
    (name) => name !== '',
  );
  return [title, document, document.replace(/\.pdf$/i, ''), source, ...authored.map((name) => `${name} ${year}`)];
}

function surnamesOf({ authors, first_author }: Citation): string[] {
  const names = [...authors.map(({ lastname }) => lastname), first_author.split(' ')[0] ?? ''];
  return names.flatMap((name) => (name.match(WORD) ?? []).filter((word) => /^\p{Lu}./u.test(word)));
}

function textOf({ title, abstract, content }: Citation): string {
  return [title, abstract, content].join('\n');
}

function figureTextOf(citation: Citation): string {
  const { publication_date, document, ml_n, page } = citation;
  return [textOf(citation), publicationYear(publication_date), document, ml_n ?? '', page ?? ''].join('\n');
}

function codesIn(text: string): string[] {
  const isCode = (word: string) => ACRONYM.test(word) || (/\p{L}/u.test(word) && /\d/.test(word));
  return (text.match(WORD) ?? []).filter((word) => isCode(word) && !COMMON_CODE.test(word));
}

function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? [])
    .map((figure) => (GROUPED.test(figure) ? figure.replace(/\D/g, '') : figure.replace(/[,·]/g, '.')))
    .filter((figure) => !COMMON_FIGURE.test(figure));
}

function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}
