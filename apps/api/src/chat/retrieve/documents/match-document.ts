import {
  dimensionOf,
  otherDrug,
  questionKnowledge,
  type AskedFrame,
  type MatchDifference,
  type QuestionContent,
  type StudyMatch,
} from '@footnote/literature';
import type { FoundDocument } from './document-article.ts';

/** Share of a question that a document says somewhere, where it answers. What is long says much, and what it never says it is not about. */
const LEAST_SAID = 0.5;
/** A document below this share is not even near. */
const LEAST_NEAR = 0.3;
/** What is found first and says this much is worth a look, whatever else it lacks. */
const WORTH_A_LOOK = 0.55;

/**
 * What the match of a document comes to. Abstracts name what a study is about; a whole document mentions much else, so that it
 * answers only where it says most of the question and all of its names, and where its title is not about another drug.
 */
export function matchDocument(
  match: StudyMatch,
  { title, textScore, unsaid, unnamed }: Pick<FoundDocument, 'title' | 'textScore' | 'unsaid' | 'unnamed'>,
  { asked, content }: { asked: AskedFrame; content: QuestionContent },
): StudyMatch {
  const said = 1 - unsaid.reduce((sum, { weight }) => sum + weight, 0) / content.total;
  const lacking = unnamed[0] ?? unsaid[0]?.surface;
  if (match.directness === 'off')
    return textScore === 1 && said >= WORTH_A_LOOK && lacking !== undefined
      ? near({ ...match, score: said }, differenceOf(lacking, asked))
      : match;
  if (said < LEAST_NEAR) return { ...match, directness: 'off', score: 0 };
  if (match.directness === 'indirect') return match;
  const other = otherDrug(title, asked, questionKnowledge());
  if (other !== null) return near(match, { dimension: 'intervention', ...other });
  const isEnough = said >= LEAST_SAID && unnamed.length === 0;
  return isEnough || lacking === undefined ? match : near(match, differenceOf(lacking, asked));
}

function differenceOf(lacking: string, { parts }: AskedFrame): MatchDifference {
  const role = parts.find(({ topic }) => topic.surface === lacking)?.role ?? 'other';
  return { dimension: dimensionOf(role), asked: lacking, studied: '' };
}

function near(match: StudyMatch, difference: MatchDifference): StudyMatch {
  return { ...match, directness: 'indirect', differences: [difference] };
}
