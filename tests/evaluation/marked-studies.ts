import {
  questionContent,
  questionKnowledge,
  readQuestion,
  readQuestionFrame,
  type AskedOfSentences,
  type LiteratureIndex,
} from '@footnote/literature';
import type { Article } from '@footnote/domain';
import {
  clinicalQuestions,
  judgedQuestions,
  toldSentences,
  writtenQuestions,
  type ClinicalCollection,
  type ToldSentences,
} from './clinical-questions.ts';

/** A study whose sentences were marked for a question, with the question as the product reads it. */
export interface MarkedStudy {
  marks: ToldSentences;
  article: Article;
  asked: AskedOfSentences;
}

/** The studies of a collection whose sentences were marked. */
export async function markedStudies(index: LiteratureIndex, collection: ClinicalCollection): Promise<MarkedStudy[]> {
  const keys = [
    ...clinicalQuestions(collection, 'open'),
    ...judgedQuestions(collection),
    ...writtenQuestions(collection),
  ];
  const questions = new Map(keys.map(({ id, question }) => [id, question]));
  const studies: MarkedStudy[] = [];
  for (const marks of toldSentences(collection)) {
    const question = questions.get(marks.question);
    const [article] = await index.articles([marks.pmid]);
    if (question !== undefined && article !== undefined)
      studies.push({ marks, article, asked: await readForSentences(index, question) });
  }
  return studies;
}

/** Reads a question as the sentences of studies are compared with it. */
export async function readForSentences(index: LiteratureIndex, question: string): Promise<AskedOfSentences> {
  const knowledge = questionKnowledge();
  const understanding = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
  const [reading] = understanding.readings;
  const { articles } = await index.stats();
  return { asked: readQuestionFrame(reading), content: await questionContent(index, reading, articles), knowledge };
}
