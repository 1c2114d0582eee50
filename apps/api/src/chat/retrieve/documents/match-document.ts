import {
  dimensionOf,
  documentScore,
  otherDrug,
  questionKnowledge,
  type AskedFrame,
  type MatchDifference,
  type QuestionContent,
  type StudyMatch,
} from '@footnote/literature';
import type { FoundDocument } from './document-article.ts';

/** A document answers from this likelihood on. */
export const DIRECT_DOCUMENT_FROM = 0.62;
/** A document that says less than this share of a question is not even near. */
const LEAST_NEAR = 0.3;
/** What is found first and says this much is worth a look, whatever else it lacks. */
const WORTH_A_LOOK = 0.55;
/** So is what the words of the question find far ahead of every other document, however few of them it says, unless it hardly can answer. */
const FAR_AHEAD = 0.25;
const LEAST_LIKELY = 0.04;
/** What is told of a document that lacks nothing by its words: it may tell what was asked otherwise, or not. */
const NOTHING_LACKING: MatchDifference = { dimension: 'outcome', asked: '', studied: '' };

export interface MatchedDocument extends Pick<
  FoundDocument,
  'title' | 'textScore' | 'lead' | 'unsaid' | 'unnamed' | 'figures'
> {
  /** Required topics that its best passages are not about. */
  missing: number;
}

/**
 * What the match of a document comes to. Abstracts name what a study is about; a whole document mentions much else, so that a model
 * of its own says whether it answers. It never does where it studied something else than was asked, lacks a name, or is about another drug.
 */
export function matchDocument(
  match: StudyMatch,
  { title, textScore, lead, unsaid, unnamed, figures, missing }: MatchedDocument,
  { asked, content }: { asked: AskedFrame; content: QuestionContent },
): StudyMatch {
  const off: StudyMatch = { ...match, directness: 'off', differences: [], score: 0 };
  const said = 1 - unsaid.reduce((sum, { weight }) => sum + weight, 0) / content.total;
  const score = documentScore(figures, { textScore, match, missing });
  const isFirst = textScore === 1;
  const isAhead = isFirst && lead >= FAR_AHEAD && score >= LEAST_LIKELY;
  if (said < LEAST_NEAR && !isAhead) return off;
  const other = otherDrug(title, asked, questionKnowledge());
  const lacking = unnamed[0] ?? unsaid[0]?.surface;
  const differences = [
    ...match.differences.filter(({ studied }) => studied !== ''),
    ...(other === null ? [] : [{ dimension: 'intervention' as const, ...other }]),
    ...unnamed.slice(0, 1).map((name) => differenceOf(name, asked)),
  ];
  const isNoOther = match.directness !== 'off' && match.isFit && differences.length === 0 && said >= LEAST_NEAR;
  if (score >= DIRECT_DOCUMENT_FROM && isNoOther) return { directness: 'direct', differences: [], isFit: true, score };
  const isWorthALook = isAhead || (isFirst && said >= WORTH_A_LOOK);
  if (match.directness === 'off' && !isWorthALook) return off;
  const told = [...differences, ...match.differences, ...(lacking === undefined ? [] : [differenceOf(lacking, asked)])];
  const nearness = match.directness === 'indirect' ? match.score : said;
  return {
    ...match,
    directness: 'indirect',
    differences: [told[0] ?? NOTHING_LACKING],
    score: isAhead ? Math.max(nearness, WORTH_A_LOOK) : nearness,
  };
}

function differenceOf(lacking: string, { parts }: AskedFrame): MatchDifference {
  const role = parts.find(({ topic }) => topic.surface === lacking)?.role ?? 'other';
  return { dimension: dimensionOf(role), asked: lacking, studied: '' };
}
