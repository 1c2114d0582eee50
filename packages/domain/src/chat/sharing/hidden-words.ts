import type { Citation } from '../../literature/citation.schema.ts';
import { publicationYear } from '../../literature/reference-line.ts';

/** By what somebody could tell references that are hidden from them: whatever of it stands in a text gives one away. */
export interface HiddenWords {
  /** Titles, files, sources, authors with their year, and names of studies, bare. */
  names: Set<string>;
  /** Surnames and their parts, in upper case. */
  surnames: Set<string>;
  /** Acronyms and codes and their parts, in upper case. */
  codes: Set<string>;
  /** What several words in a row say: short runs of a title, longer ones of a text. */
  runs: Set<string>;
  figures: Set<string>;
}

/** What a text may say, for it stands in what is open; each is read when it is first asked for, for few texts need any. */
export interface OpenWords {
  bare: () => string;
  surnames: () => Set<string>;
  codes: () => Set<string>;
  runs: () => Set<string>;
  figures: () => Set<string>;
}

const RUN_OF_TITLE = 3;
const RUN_OF_TEXT = 6;
const WORD = /[\p{L}\p{N}]+(?:[-–'’][\p{L}\p{N}]+)*/gu;
/** What a word is joined of. */
const JOINT = /[-–'’ʼ]/;
/** Of a name of four letters and more, German adds its genitive without an apostrophe. */
const GENITIVE = /['’ʼ][sS]$|(?<=.{4})s$/u;
/** A figure below one may begin with its point. */
const FIGURE = /(?:\d+|(?<![\p{L}\d.·])(?=[.·]\d))(?:[.,·]\d+|[\u0020\u00A0\u202F]\d{3}(?!\d))*/gu;
const GROUPED = /^[1-9]\d{0,2}(?:[.,\u0020\u00A0\u202F]\d{3})+$/;
/** Figures that tell nobody apart: single digits, and what rates and intervals are told by. */
const COMMON_FIGURE = /^(?:\d|95|100|1000)$/;
const ACRONYM = /^\P{Lu}*\p{Lu}\P{Lu}*\p{Lu}/u;
/** Abbreviations of statistics, which every study has. */
const COMMON_CODE = /^(?:CI|HR|RR|OR|SD|SE|IQR|RCT|NNT|NNH|ARR)s?$/;

/** Nothing is hidden. */
export function noHiddenWords(): HiddenWords {
  return { names: new Set(), surnames: new Set(), codes: new Set(), runs: new Set(), figures: new Set() };
}

/** Adds what a reference, and what its study is called, could be told by. */
export function addHiddenWords(hidden: HiddenWords, citation: Citation, studies: readonly string[]): void {
  const { title, document, source } = citation;
  const text = textOf(citation);
  for (const name of [...namesOf(citation), ...studies].map(bare)) if (name !== '') hidden.names.add(name);
  for (const name of surnamesIn(authorsOf(citation))) hidden.surnames.add(name);
  for (const code of codesIn([title, document, source, ...studies, text].join('\n'))) hidden.codes.add(code);
  for (const run of runsOf(title, RUN_OF_TITLE)) hidden.runs.add(run);
  for (const run of runsOf(text, RUN_OF_TEXT)) hidden.runs.add(run);
  for (const figure of figuresIn(figureTextOf(citation))) hidden.figures.add(figure);
}

/** What open references, and any other text its readers see, say. */
export function openWords(citations: readonly Citation[], texts: readonly string[]): OpenWords {
  const said = once(() => [...citations.flatMap((one) => [textOf(one), ...namesOf(one), authorsOf(one)]), ...texts]);
  const text = once(() => said().join('\n'));
  return {
    bare: once(() => bare(text())),
    surnames: once(() => new Set(surnamesIn(text()))),
    codes: once(() => new Set(codesIn(text(), couldBeCode))),
    runs: once(() => new Set(said().flatMap(allRunsOf))),
    figures: once(() => new Set(figuresIn([...citations.map(figureTextOf), ...texts].join('\n')))),
  };
}

/** Whether a text says something of hidden references that nothing which is open to its reader says. */
export function givesAway(text: string, hidden: HiddenWords, open: readonly OpenWords[]): boolean {
  const isNew = (is: (words: OpenWords) => boolean) => !open.some(is);
  const said = bare(text);
  for (const name of hidden.names)
    if (said.includes(name) && isNew((words) => words.bare().includes(name))) return true;
  const tells = (kind: 'surnames' | 'codes' | 'runs' | 'figures', told: readonly string[]) =>
    told.some((one) => hidden[kind].has(one) && isNew((words) => words[kind]().has(one)));
  return (
    tells('surnames', surnamesIn(text)) ||
    tells('codes', codesIn(text, couldBeCode)) ||
    tells('figures', figuresIn(text)) ||
    tells('runs', allRunsOf(text))
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

function authorsOf({ authors, first_author }: Citation): string {
  return [...authors.map(({ lastname }) => lastname), first_author.split(' ')[0] ?? ''].join('\n');
}

function textOf({ title, abstract, content }: Citation): string {
  return [title, abstract, content].join('\n');
}

function figureTextOf(citation: Citation): string {
  const { publication_date, document, ml_n, page } = citation;
  return [textOf(citation), publicationYear(publication_date), document, ml_n ?? '', page ?? ''].join('\n');
}

/** Words of a text, each also without its genitive and in its parts. */
function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => {
    const forms = [word, word.replace(GENITIVE, '')];
    return [...new Set([...forms, ...forms.flatMap((form) => form.split(JOINT))])];
  });
}

/** Words that may be surnames: those with a capital, whatever the rest is written in. */
function surnamesIn(text: string): string[] {
  return wordsIn(text)
    .filter((word) => /^\p{Lu}./u.test(word) && !COMMON_CODE.test(word))
    .map((word) => word.toUpperCase());
}

function codesIn(text: string, is = isCode): string[] {
  return wordsIn(text)
    .filter(is)
    .map((word) => word.replaceAll('–', '-').toUpperCase());
}

function isCode(word: string): boolean {
  return (ACRONYM.test(word) || (/\p{L}/u.test(word) && /\d/.test(word))) && !COMMON_CODE.test(word);
}

/** A code of several parts is one in whatever case it is written. */
function couldBeCode(word: string): boolean {
  return isCode(word) || /[-–]/.test(word);
}

function figuresIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).filter((figure) => !COMMON_FIGURE.test(figure)).flatMap(readingsOf);
}

/** A figure as every notation of it is compared; 1.730 may be in thousands, or have a place more than 1.73. */
function readingsOf(figure: string): string[] {
  const decimal = withoutLastZeros(figure.replace(/[,·]/g, '.').replace(/^\./, '0.'));
  if (!GROUPED.test(figure)) return [decimal];
  const whole = figure.replace(/\D/g, '');
  return /^\d+[.·]\d+0$/.test(figure) ? [whole, decimal] : [whole];
}

function withoutLastZeros(figure: string): string {
  if (!figure.includes('.')) return figure;
  let end = figure.length;
  while (figure[end - 1] === '0') end -= 1;
  return figure.slice(0, figure[end - 1] === '.' ? end - 1 : end);
}

function allRunsOf(text: string): string[] {
  return [...runsOf(text, RUN_OF_TITLE), ...runsOf(text, RUN_OF_TEXT)];
}

function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
}

function once<T>(read: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: read() }).value;
}
