import { readFileSync } from 'node:fs';
import { isStopWord } from './stop-words.ts';

/**
 * NLM's titles of journals in plain letters, each after a tab with its abbreviation unless that is the title, a line each.
 * `src` and `dist` stand side by side in the package, so the way from here is the same from either.
 */
const FILE = new URL('../../../../journals/abbreviations.tsv', import.meta.url);

/** A journal under both of its names. */
export interface JournalNames {
  title: string;
  /** The title again where NLM shortens nothing. */
  abbreviation: string;
}

/** Lines of the file by a key, namesakes in one text. */
type Lines = ReadonlyMap<string, string>;

const SUBTITLE = / [:/=] [^\t\n]*/g;
const IN_BRACKETS = /\([^()\t\n]*\)?/g;

/** A title without the places, years and subtitles that NLM adds to tell namesakes apart. */
export function plainTitle(title: string): string {
  return title.replace(SUBTITLE, '').replace(IN_BRACKETS, ' ').replace(/ +/g, ' ').trim();
}

/** Words in small letters with one space between them; tabs and line ends stay, so that whole tables are read at once. */
function words(text: string): string {
  const spaced = text.toLowerCase().replace(/[^a-z0-9\t\n]+/g, ' ');
  return spaced.replace(/ ?([\t\n]) ?/g, '$1').trim();
}

/** What names are compared by: their words, whatever stands between them and however they are capitalised. */
export function nameKey(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s/g, ' ');
  return words(letters);
}

/** The key of a plain title without the words that PubMed leaves out. */
export function looseKey(name: string): string {
  return withoutStopWords(nameKey(plainTitle(name)));
}

function withoutStopWords(key: string): string {
  return key
    .split(' ')
    .filter((word) => !isStopWord(word))
    .join(' ');
}

function linesBy(keys: readonly string[], lines: readonly string[]): Lines {
  const map = new Map<string, string>();
  for (const [place, key] of keys.entries()) {
    const line = lines[place] ?? '';
    const held = map.get(key);
    if (key !== '') map.set(key, held === undefined ? line : `${held}\n${line}`);
  }
  return map;
}

function readTable(): Record<'abbreviation' | 'title' | 'looseName', Lines> {
  const text = readFileSync(FILE, 'latin1').trimEnd();
  const lines = text.split('\n');
  const keys = words(text).split('\n');
  const plain = words(text.replace(SUBTITLE, '').replace(IN_BRACKETS, ' ')).split('\n');
  return {
    abbreviation: linesBy(
      keys.map((key) => key.slice(key.indexOf('\t') + 1)),
      lines,
    ),
    title: linesBy(keys.map(beforeTab), lines),
    looseName: linesBy(
      plain.map((key) => withoutStopWords(beforeTab(key))),
      lines,
    ),
  };
}

function beforeTab(line: string): string {
  const tab = line.indexOf('\t');
  return tab < 0 ? line : line.slice(0, tab);
}

let table: ReturnType<typeof readTable> | undefined;

/** The journals of NLM whose abbreviation, title or loose name has a key; the file is read on the first call. */
export function journalsBy(name: keyof ReturnType<typeof readTable>, key: string): JournalNames[] {
  table ??= readTable();
  const found = table[name].get(key)?.split('\n') ?? [];
  return found.map((line) => {
    const [title = '', abbreviation = title] = line.split('\t');
    return { title, abbreviation };
  });
}
