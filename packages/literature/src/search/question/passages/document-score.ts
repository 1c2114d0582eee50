import { claimStems, logOdds, probabilityOf, wordRarity } from '@footnote/domain';
import { tokenise } from '../../text/tokenise.ts';
import type { QuestionContent } from '../frame/question-content.ts';
import type { StudyMatch } from '../frame/match-study.ts';
import { DOCUMENT_MODEL } from './document-model.ts';

/** A passage of a document with which parts of the question it says. */
export interface SayingPassage {
  page: number;
  said: readonly boolean[];
}

/** How much a document says of a question, as shares of it from 0 to 1; every part counts by how rare its words are in abstracts. */
export interface DocumentFigures {
  /** In the pages around the one that says most. */
  saidAround: number;
  /** In one page, and in one passage. */
  saidOnPage: number;
  saidInPassage: number;
  /** What is said again and again counts whole, what is mentioned once hardly: a document is about it. */
  saidOften: number;
  /** The rarest part that is not said, 0 where all is. */
  rarestUnsaid: number;
}

/** What is known of a document besides. */
export interface DocumentStanding {
  /** BM25 of its best passage relative to the best of the search, 0 to 1. */
  textScore: number;
  /** As an article of its best passages stands to the question. */
  match: Pick<StudyMatch, 'directness' | 'score'>;
  /** Required topics that those are not about. */
  missing: number;
}

/** A book is many articles: what stands further from what says most than an article is long belongs to another one. */
const PAGES_AROUND = 6;
/** Passages that say something again and again: so many, or a share of those there are. */
const OFTEN = 6;
const SHARE_OFTEN = 1 / 8;
const LEAST_RARITY = 0.05;
const MOST_MISSING = 3;

/** Compares the passages of a document that have a word of a question with it. */
export function documentFigures(passages: readonly SayingPassage[], { parts }: QuestionContent): DocumentFigures {
  const weights = parts.map(({ surface }) => rarityOf(surface));
  const total = Math.max(sum(weights), Number.MIN_VALUE);
  const share = (isSaid: (part: number) => boolean) => sum(weights.filter((_, part) => isSaid(part))) / total;
  const sharesOn = [...Map.groupBy(passages, ({ page }) => page)].map(([page, onPage]) => ({
    page,
    share: share((part) => onPage.some(({ said }) => said[part] === true)),
  }));
  const first = { page: 1, share: 0 };
  const fullest = sharesOn.reduce((best, one) => (one.share > best.share ? one : best), first);
  const around = passages.filter(({ page }) => Math.abs(page - fullest.page) <= PAGES_AROUND);
  const counts = parts.map((_, part) => around.filter(({ said }) => said[part] === true).length);
  const often = Math.min(OFTEN, Math.max(1, around.length * SHARE_OFTEN));
  return {
    saidAround: share((part) => (counts[part] ?? 0) > 0),
    saidOnPage: fullest.share,
    saidInPassage: Math.max(0, ...passages.map(({ said }) => share((part) => said[part] === true))),
    saidOften: sum(weights.map((weight, part) => weight * Math.min(1, (counts[part] ?? 0) / often))) / total,
    rarestUnsaid: Math.max(0, ...weights.filter((_, part) => counts[part] === 0)),
  };
}

/** What the model of documents weighs. */
export function documentInputs(
  figures: DocumentFigures,
  { textScore, match: { directness, score }, missing }: DocumentStanding,
): Readonly<Record<string, number>> {
  return {
    ...figures,
    textScore,
    asArticle: directness === 'direct' ? score : 0,
    nearAsArticle: directness === 'indirect' ? 1 : 0,
    missing: Math.min(MOST_MISSING, missing),
  };
}

/** How likely a document answers a question as it was asked, 0 to 1. */
export function documentScore(figures: DocumentFigures, standing: DocumentStanding): number {
  return probabilityOf(logOdds(DOCUMENT_MODEL, documentInputs(figures, standing)));
}

function rarityOf(surface: string): number {
  const stems = tokenise(surface).flatMap(({ word }) => claimStems(word).slice(0, 1));
  return Math.max(LEAST_RARITY, ...stems.map(wordRarity));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
