import { clinicalQuestions, judgedQuestions, writtenQuestions, type ClinicalCollection } from './clinical-questions.ts';
import { starterQuestions } from './starter-questions.ts';

/** A question with what is known of the studies that answer it. */
export interface DirectnessQuestion {
  question: string;
  /** PMIDs of studies that answer it as asked, and of those about something near it. */
  direct: readonly string[];
  indirect: readonly string[];
  /** The study without which nothing answers it, or null. */
  keyStudy: string | null;
  /** What of all other studies is known: that they are neither, that they are not direct, or nothing. */
  others: 'neither' | 'not-direct' | 'unknown';
}

/** The questions that directness is learnt from; none of them is in a held-out half. */
export function directnessQuestions(collection: ClinicalCollection): DirectnessQuestion[] {
  const annotated = [...clinicalQuestions(collection, 'open'), ...judgedQuestions(collection)].map(
    ({ question, direct, indirect, keyStudy }): DirectnessQuestion => ({
      question,
      direct: direct.map(({ pmid }) => pmid),
      indirect: indirect.map(({ pmid }) => pmid),
      keyStudy,
      others: 'neither',
    }),
  );
  return [...annotated, ...(collection === 'starter' ? askedOfStarter() : written(collection))];
}

/** Questions on one study each: of the others nobody knows whether they answer. */
function written(collection: ClinicalCollection): DirectnessQuestion[] {
  return writtenQuestions(collection).map(({ question, keyStudy }) => ({
    question,
    direct: [keyStudy],
    indirect: [],
    keyStudy,
    others: 'unknown',
  }));
}

function askedOfStarter(): DirectnessQuestion[] {
  return [...starterQuestions('starter-questions.jsonl'), ...starterQuestions('hard-questions.jsonl')]
    .filter(({ split, history }) => split === 'dev' && history.length === 0)
    .map(({ question, expected, abstain, kind }) => ({
      question,
      direct: abstain ? [] : expected,
      indirect: [],
      keyStudy: null,
      others: othersOf(abstain, kind),
    }));
}

/** What nearly answers was not annotated; only of questions from elsewhere is it known that nothing is near them. */
function othersOf(abstain: boolean, kind: string): DirectnessQuestion['others'] {
  if (!abstain) return 'unknown';
  return kind.includes('out-of-scope') ? 'neither' : 'not-direct';
}
