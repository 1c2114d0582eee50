import { stemWord } from '../../text/stem-word.ts';
import { tokenise } from '../../text/tokenise.ts';
import { plainWordsBeside } from './plain-words.ts';

/** Saturation and length of BM25. */
const [K, B] = [1.2, 0.75];
/** What a word is worth that may stand in the place of one of the question. */
const PLAINLY = 0.7;

/** A text with the stems of its words. */
export interface ReadText {
  text: string;
  words: readonly string[];
  stems: ReadonlySet<string>;
}

/** Reads the words of a text. */
export function readText(text: string): ReadText {
  const words = tokenise(text).map(({ word }) => stemWord(word));
  return { text, words, stems: new Set(words) };
}

/** What passages of one document say of the words of a question. */
export interface WordsOfPassages {
  /** For each passage; shares are from 0 to 1. */
  figures: readonly Readonly<Record<'words' | 'plainWords' | 'plainCoverage', number>>[];
  sharesOf(sentence: string): SentenceShares;
}

/** How much of a question a sentence says, 0 to 1, each word by how rare it is in the document. */
export interface SentenceShares {
  covered: number;
  /** The same where what papers say in the place of words counts, too, for less. */
  coveredPlainly: number;
}

/** Compares passages with the stems of a question’s words, and with what papers say in their place. */
export function wordsOfPassages(texts: readonly ReadText[], stems: readonly string[]): WordsOfPassages {
  const words = weighedWords(stems, texts);
  const all = Math.max(sum(words.map((one) => Math.max(one.rarity, one.plainRarity))), Number.MIN_VALUE);
  const scores = wordScores(texts, words);
  const most = Math.max(...scores, Number.MIN_VALUE);
  const plainScores = plainWordScores(texts, words);
  const mostPlain = Math.max(...plainScores, Number.MIN_VALUE);
  return {
    figures: texts.map((text, at) => ({
      words: (scores[at] ?? 0) / most,
      plainWords: (plainScores[at] ?? 0) / mostPlain,
      plainCoverage: sum(words.filter((one) => saysPlainly(text.stems, one)).map((one) => one.plainRarity)) / all,
    })),
    sharesOf: (sentence) => sentenceShares(sentence, words, all),
  };
}

/** A word of a question, and what papers may have in its place. */
interface WeighedWord {
  word: string;
  rarity: number;
  /** Stems of words that may stand in its place. */
  others: readonly string[];
  /** How rare passages are that have it or one of these. */
  plainRarity: number;
}

function weighedWords(words: readonly string[], texts: readonly ReadText[]): WeighedWord[] {
  return words.map((word) => {
    const others = [...new Set([...plainWordsBeside(word)].map(stemWord))].filter((one) => !words.includes(one));
    const having = texts.filter(({ stems }) => stems.has(word));
    const meaning = texts.filter(({ stems }) => stems.has(word) || others.some((one) => stems.has(one)));
    return {
      word,
      rarity: rarity(having.length, texts.length),
      others,
      plainRarity: rarity(meaning.length, texts.length),
    };
  });
}

/** Whether a text has not the word of the question, but one that may stand in its place. */
function saysPlainly(stems: ReadonlySet<string>, { word, others }: WeighedWord): boolean {
  return !stems.has(word) && others.some((one) => stems.has(one));
}

function sentenceShares(sentence: string, words: readonly WeighedWord[], all: number): SentenceShares {
  const { stems } = readText(sentence);
  const total = sum(words.map((one) => one.rarity));
  const said = sum(words.filter(({ word }) => stems.has(word)).map((one) => one.rarity));
  const plainly = sum(words.filter((one) => saysPlainly(stems, one)).map((one) => one.plainRarity));
  return { covered: total === 0 ? 0 : said / total, coveredPlainly: (said + PLAINLY * plainly) / all };
}

/** BM25 of each passage over the words, by how rare they are in the document. */
function wordScores(texts: readonly ReadText[], words: readonly WeighedWord[]): number[] {
  const saturated = saturation(texts);
  return texts.map((text) => sum(words.map(({ word, rarity: weight }) => weight * saturated(text, [word]))));
}

/** The same over what may stand in the place of words that a passage has not. */
function plainWordScores(texts: readonly ReadText[], words: readonly WeighedWord[]): number[] {
  const saturated = saturation(texts);
  return texts.map((text) =>
    sum(
      words
        .filter(({ word }) => !text.stems.has(word))
        .map(({ others, plainRarity }) => plainRarity * saturated(text, others)),
    ),
  );
}

/** How often a text has any of some words, saturated and by its length. */
function saturation(texts: readonly ReadText[]): (text: ReadText, anyOf: readonly string[]) => number {
  const average = sum(texts.map((text) => text.words.length)) / Math.max(1, texts.length);
  return (text, anyOf) => {
    if (!anyOf.some((one) => text.stems.has(one))) return 0;
    const count = text.words.filter((one) => anyOf.includes(one)).length;
    const length = 1 - B + (B * text.words.length) / average;
    return (count * (K + 1)) / (count + K * length);
  };
}

/** What a word or concept that so many of the passages have is worth; nothing where none has it. */
export function rarity(having: number, all: number): number {
  return having === 0 ? 0 : Math.log(1 + (all - having + 0.5) / (having + 0.5));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
