import { abstractSentences } from '../../literature/abstract.ts';
import type { Citation } from '../../literature/citation.schema.ts';
import { TEXT_LIMITS } from '../../kernel/text-limits.ts';
import { splitSentences } from '../../literature/sentences.ts';
import { numbersOf, type ClaimNumber } from './claim-numbers.ts';
import { abbreviationsOf } from './abbreviations.ts';
import type { SourceStatements } from './model/claim-features.ts';
import { readStatement, type Statement } from './statement.ts';
import { negationsOf, polaritiesOf, type Stance } from './claim-polarity.ts';
import { cognate, contentWords, foldText, languageOf, wordsOf } from './claim-words.ts';
import type { Evidence } from '../chat-stream.schema.ts';

/** A sentence of a source, ready to be compared. */
export interface SourceSentence extends Stance {
  evidence: Evidence;
  folded: string;
  cognates: ReadonlySet<string>;
  numbers: readonly ClaimNumber[];
  /** The sentence as English is compared; read when it is first asked for. */
  statement: () => Statement;
}

/** A cited source, read once for all claims. */
export interface ClaimSource {
  n: number;
  sentences: readonly SourceSentence[];
  /** Folded text of each field, for claims that quote more than one sentence. */
  folded: readonly string[];
  language: string;
  /** The sentences as English is compared, in the same order. */
  statements: () => SourceStatements;
}

/** Characters of a document's own text that are compared; the abstract is always read in full. */
const CONTENT_CHARACTERS = 100_000;

function readSentence(
  n: number,
  field: Evidence['field'],
  sentence: { text: string; start: number; end: number },
): SourceSentence {
  const read = sentence.text.slice(0, TEXT_LIMITS.sentence);
  const stems = new Set(contentWords(wordsOf(read)).map((word) => word.stem));
  return {
    evidence: { n, sentence: sentence.text, field, start: sentence.start, end: sentence.end },
    folded: foldText(sentence.text),
    stems,
    cognates: new Set([...stems].map(cognate)),
    numbers: numbersOf(read),
    polarities: polaritiesOf(read),
    negations: negationsOf(read),
    statement: once(() => readStatement(read)),
  };
}

/** Reads reference `n`: abstract, then title, bottom line and content. */
export function readSource(n: number, citation: Citation): ClaimSource {
  const fields: readonly (readonly [Evidence['field'], string])[] = [
    ['abstract', citation.abstract],
    ['title', citation.title],
    ['bottom_line', citation.ml_b],
    ['content', citation.content.slice(0, CONTENT_CHARACTERS)],
  ];
  const sentences = fields.flatMap(([field, text]) =>
    (field === 'abstract' ? abstractSentences(text) : splitSentences(text)).map((sentence) =>
      readSentence(n, field, sentence),
    ),
  );
  return {
    n,
    sentences,
    statements: once(() => ({
      sentences: sentences.map(({ statement, evidence }) => ({
        statement: statement(),
        isTitle: evidence.field === 'title',
      })),
      abbreviations: abbreviationsOf(fields.map(([, text]) => text).join('\n')),
    })),
    folded: fields.map(([, text]) => foldText(text)),
    language: languageOf(`${citation.title} ${citation.abstract} ${citation.content.slice(0, 2_000)}`),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
