import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;
const FILE = join(DATA, 'pico/ebmnlp_dev_960.txt.gz');

/** What annotators marked: who was studied, what was done, what was measured. */
export const MARKS = ['PAR', 'INT', 'OUT'] as const;
export type Mark = (typeof MARKS)[number];

interface AnnotatedToken {
  text: string;
  /** Null where the annotators marked nothing. */
  mark: Mark | null;
}

/** An abstract with a mark on each of its tokens. */
export interface AnnotatedAbstract {
  pmid: string;
  tokens: readonly AnnotatedToken[];
  title: string;
  /** The rest of the tokens set as running text. */
  abstract: string;
}

/** True where the annotated abstracts lie beside the project. */
export function hasAnnotatedAbstracts(): boolean {
  return existsSync(FILE);
}

/** The annotated abstracts in the order of their file. */
export function annotatedAbstracts(): AnnotatedAbstract[] {
  const records = gunzipSync(readFileSync(FILE)).toString('utf8').split('-DOCSTART- ').slice(1);
  return records.map((record) => {
    const [head = '', ...lines] = record.split('\n');
    const tokens = lines.filter((line) => line.includes(' ')).map(readToken);
    const texts = tokens.map(({ text }) => text);
    const end = texts.findIndex((text) => /[.?!]$/.test(text)) + 1 || texts.length;
    return {
      pmid: /\d+/.exec(head)?.[0] ?? '',
      tokens,
      title: runningText(texts.slice(0, end)),
      abstract: runningText(texts.slice(end)),
    };
  });
}

function readToken(line: string): AnnotatedToken {
  const [text = '', , , label = 'O'] = line.split(' ');
  return { text, mark: MARKS.find((mark) => label.endsWith(mark)) ?? null };
}

/** Undoes what tokenisation did to spaces around punctuation, as the rules read texts that people wrote. */
function runningText(tokens: readonly string[]): string {
  return tokens
    .join(' ')
    .replaceAll(/ (?=[,.;:?!)\]%]|'s\b)|(?<=[([]) /g, '')
    .replaceAll(" '", "'");
}
