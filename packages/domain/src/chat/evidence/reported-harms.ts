import { abstractSentences } from '../../literature/abstract.ts';
import type { Citation } from '../../literature/citation.schema.ts';
import type { AnswerEvidence, QuotedPart } from './answer-evidence.schema.ts';
import { directStudies } from './commanded-study.ts';

const HARM =
  /\b(?:adverse (?:events?|effects?|reactions?|outcomes?)|side[- ]effects?|safety|tolera(?:ted|bility|nce)|toxicit(?:y|ies)|bleed(?:ing|s)?|ha?emorrhages?|hypoglyc\w+|hypotension|discontinu\w+|complications?|infections?|harms?|ketoacidosis|fractures?|amputations?)\b/i;
/** What was planned or defined tells of no harm. */
const PLANNED =
  /\b(?:aim(?:ed)?|objectives?|to (?:assess|evaluate|determine|compare|investigate|examine|test|study)|we (?:sought|assessed|evaluated|hypothesi[sz]ed)|(?:was|were) (?:defined|assessed|evaluated|measured|monitored|the primary)|end ?points? (?:was|were|included)|outcomes? (?:was|were|included)|remains? (?:unclear|unknown|uncertain)|is unknown)\b/i;
const FIGURE = /\d/;
/** Quotations of an answer at most. */
const MOST = 10;

/**
 * What the direct studies of an answer say of harms, one sentence a study, word for word: what the answer quotes already,
 * else the first sentence of the abstract that reports one, with figures where there is such a sentence.
 */
export function reportedHarms(
  evidence: Pick<AnswerEvidence, 'table' | 'harms'>,
  citations: readonly Citation[],
): QuotedPart[] {
  return directStudies(evidence)
    .flatMap((citation) => {
      const quoted = evidence.harms.find((harm) => harm.citation === citation);
      return quoted ?? harmIn(citations[citation - 1]?.abstract ?? '', citation);
    })
    .slice(0, MOST);
}

function harmIn(abstract: string, citation: number): QuotedPart[] {
  const reporting = abstractSentences(abstract).filter(({ text }) => HARM.test(text) && !PLANNED.test(text));
  const sentence = reporting.find(({ text }) => FIGURE.test(text)) ?? reporting[0];
  return sentence === undefined ? [] : [{ text: sentence.text, citation, start: sentence.start, end: sentence.end }];
}
