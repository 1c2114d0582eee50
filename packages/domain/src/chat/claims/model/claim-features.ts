import { abbreviationsOf } from '../abbreviations.ts';
import { align } from '../align.ts';
import { readStatement, type Statement } from '../statement.ts';
import { alignmentFeatures } from './alignment-features.ts';
import { coverageFeatures } from './coverage-features.ts';
import { directionFeatures } from './direction-features.ts';
import { sentenceFeatures } from './sentence-features.ts';

/** A source as claims are held against it. */
export interface SourceStatements {
  sentences: readonly { statement: Statement; isTitle: boolean }[];
  abbreviations: ReadonlyMap<string, readonly string[]>;
}

/** Named figures of one sentence of a source beside a claim. */
export type SentenceFigures = Readonly<Record<string, number>>;

/** A claim beside a source: figures of each compared sentence, and the share of the claim's topics that the source names. */
export interface SourceComparison {
  figures: readonly SentenceFigures[];
  /** Places of the compared sentences among those of the source. */
  places: readonly number[];
  /** 0 to 1. */
  coverage: number;
}

/** Sentences of a long source that are compared: those with most of the claim's words. */
const SENTENCES_COMPARED = 24;

/** Compares a claim with the sentences of a source. */
export function compareStatements(claim: Statement, source: SourceStatements): SourceComparison {
  const topics = claim.words.filter((word) => word.isContent);
  const places = source.sentences
    .map(({ statement }, place) => ({
      place,
      shared: topics.reduce((sum, { stem, rarity }) => sum + (statement.byStem.has(stem) ? rarity : 0), 0),
    }))
    .toSorted((left, right) => right.shared - left.shared)
    .slice(0, SENTENCES_COMPARED)
    .map(({ place }) => place);
  const figures = places.map((place) => {
    const { statement, isTitle } = source.sentences[place] ?? { statement: readStatement(''), isTitle: false };
    const alignment = align(claim, statement, source.abbreviations);
    return {
      ...coverageFeatures(claim, statement, alignment),
      ...directionFeatures(claim, statement, alignment),
      ...alignmentFeatures(claim, statement, alignment.pairs),
      ...sentenceFeatures(claim, statement, isTitle),
    };
  });
  return { figures, places, coverage: sourceCoverage(claim, source) };
}

/** Compares a claim with an article given as text; what the weights of the check are learnt from. */
export function compareWithArticle(article: {
  claim: string;
  title: string;
  sentences: readonly string[];
}): SourceComparison {
  const { claim, title, sentences } = article;
  return compareStatements(readStatement(claim), {
    sentences: [
      { statement: readStatement(title), isTitle: true },
      ...sentences.map((sentence) => ({ statement: readStatement(sentence), isTitle: false })),
    ],
    abbreviations: abbreviationsOf([title, ...sentences].join('\n')),
  });
}

function sourceCoverage(claim: Statement, source: SourceStatements): number {
  let whole = 0;
  let found = 0;
  for (const word of claim.words) {
    if (!word.isContent || word.direction !== null) continue;
    whole += word.rarity;
    if (source.sentences.some(({ statement }) => statement.byStem.has(word.stem))) found += word.rarity;
  }
  return whole === 0 ? 0 : found / whole;
}
