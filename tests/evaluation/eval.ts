import { evaluateAnswers } from './evaluate-answers.ts';
import { evaluateClaims } from './evaluate-claims.ts';
import { evaluateCorpus } from './evaluate-corpus.ts';
import { evaluateDocuments } from './evaluate-documents.ts';
import { evaluateExtraction } from './evaluate-extraction.ts';
import { evaluateFindings } from './evaluate-findings.ts';
import { evaluateQueries } from './evaluate-queries.ts';
import { evaluateRetrieval } from './evaluate-retrieval.ts';
import { evaluateScreening } from './evaluate-screening.ts';
import { evaluateHard, evaluateStarter } from './evaluate-starter.ts';

const EVALUATIONS: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  starter: evaluateStarter,
  hard: evaluateHard,
  answers: evaluateAnswers,
  claims: evaluateClaims,
  corpus: evaluateCorpus,
  retrieval: evaluateRetrieval,
  documents: evaluateDocuments,
  extraction: evaluateExtraction,
  findings: evaluateFindings,
  queries: evaluateQueries,
  screening: evaluateScreening,
};

const [name = '', ...options] = process.argv.slice(2);
const evaluate = EVALUATIONS[name];
if (evaluate === undefined) {
  console.error(
    `Usage: npm run eval -- ${Object.keys(EVALUATIONS).join(' | ')} [--split dev|tuned|held-out] [--file F] [--questions F] [--held-out] [--failures] [--cross-validated] [--json] [--check] [--write] [--basic]`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = (await evaluate(options)) ? 0 : 1;
}
