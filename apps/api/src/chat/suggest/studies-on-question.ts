import { chatQueryParametersSchema, chatQuerySchema } from '@footnote/domain';
import { isRetracted } from '@footnote/literature';
import type { StudiesOnQuestion, StudyOnQuestion } from '../../alerts/alerts.ports.ts';
import { weighQuestion, type WeighQuestionDeps } from '../weigh-question.ts';
import { evidenceRow } from '../write/rows/evidence-row.ts';
import { studyFinding } from '../write/study-findings.ts';

/** An alert runs every four weeks at most, and what came late to the collection appeared some months before. */
const MONTHS = 24;
/** As many as are compared with a question at all. */
const STUDIES = 25;

/** Opens the search for studies that answer a question; no language model is asked, and no document. */
export function studiesOnQuestion(
  deps: Pick<WeighQuestionDeps, 'literature' | 'questionReader' | 'now'>,
): StudiesOnQuestion {
  return async ({ question, frame, limits }, signal) => {
    const { studyTypes, ...others } = limits;
    const types = studyTypes === undefined ? {} : { studyTypes };
    const query = chatQuerySchema.parse({ question, frame, ...others, ...types, ageInMonths: MONTHS });
    const parameters = chatQueryParametersSchema.parse({});
    const { evidence, retrieval } = await weighQuestion(deps, { query, parameters, signal, limit: STUDIES });
    const articles = new Map(retrieval.candidates.map(({ found: { article } }) => [article.pmid, article]));
    const direct = evidence.flatMap((one): StudyOnQuestion[] => {
      const article = articles.get(one.citation.pmid);
      if (article === undefined || one.match.directness !== 'direct' || isRetracted(article.notices)) return [];
      const finding = studyFinding(one, frame);
      if (finding === undefined) return [];
      const { source, effect } = evidenceRow(finding, frame);
      const direction = finding.tellsOutcome ? finding.direction : 'described';
      return [{ article, direction, sentence: source.text, effect }];
    });
    return { direct, pmids: [...articles.keys()] };
  };
}
