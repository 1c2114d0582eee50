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

/**
 * What the match of a document comes to. Abstracts name what a study is about; a whole document mentions much else, so that it
 * answers only where it says most of the question, and where its title is not about another drug.
 */
export function matchDocument(
  match: StudyMatch,
  { title, unsaid }: Pick<FoundDocument, 'title' | 'unsaid'>,
  { asked, content }: { asked: AskedFrame; content: QuestionContent },
): StudyMatch {
  if (match.directness !== 'direct') return match;
  const said = 1 - unsaid.reduce((sum, { weight }) => sum + weight, 0) / content.total;
  if (said < LEAST_NEAR) return { ...match, directness: 'off', score: 0 };
  const other = otherDrug(title, asked, questionKnowledge());
  if (other !== null) return near(match, { dimension: 'intervention', ...other });
  const [missing] = unsaid;
  if (said >= LEAST_SAID || missing === undefined) return match;
  const role = asked.parts.find(({ topic }) => topic.surface === missing.surface)?.role ?? 'other';
  return near(match, { dimension: dimensionOf(role), asked: missing.surface, studied: '' });
}

function near(match: StudyMatch, difference: MatchDifference): StudyMatch {
  return { ...match, directness: 'indirect', differences: [difference] };
}
