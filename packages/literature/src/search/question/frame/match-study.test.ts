import { beforeAll, describe, expect, test } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { memoryLiteratureIndex } from '../../memory/memory-index.ts';
import { matchable } from '../match-article.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import type { AnsweringStudy, MatchCandidate, MatchInput } from './compare-study.ts';
import { matchStudies } from './match-study.ts';
import { questionContent } from './question-content.ts';
import { readQuestionFrame } from './read-question-frame.ts';

const STUDIES = [
  articleFixture({
    title: 'Dapagliflozin lowers mortality in adults with heart failure',
    abstract: [{ label: '', text: 'Dapagliflozin lowered mortality in adults with heart failure.' }],
  }),
  articleFixture({
    pmid: '2',
    title: 'Dapagliflozin and heart failure in psoriasis',
    abstract: [{ label: '', text: 'Adults with heart failure took dapagliflozin.' }],
  }),
];

describe('a study to be added to an answer', () => {
  const knowledge = questionKnowledge();
  let asked: Omit<MatchInput, 'candidates'>;
  let whole: MatchCandidate;
  let elsewhere: MatchCandidate;
  beforeAll(async () => {
    const index = memoryLiteratureIndex();
    await index.write({ articles: STUDIES, deletions: [] });
    const question = 'Does dapagliflozin lower mortality in adults with heart failure?';
    const { readings } = await readQuestion({ index, knowledge }, { question, history: [], previousMainQuestion: '' });
    const content = await questionContent(index, readings[0], STUDIES.length);
    asked = { asked: readQuestionFrame(readings[0]), content, collectionSize: STUDIES.length };
    const candidateOf = async (pmid: string): Promise<MatchCandidate> => {
      const [article] = await index.articles([pmid]);
      if (article === undefined) throw new Error('The article is not in the index.');
      return { found: matchable(article), textScore: 1, coverage: 1, missing: [], isAbout: true };
    };
    [whole, elsewhere] = [await candidateOf('1'), await candidateOf('2')];
  });

  /** How it stands to the question by itself, and beside an answer of these studies. */
  function directness(candidate: MatchCandidate, answering: readonly AnsweringStudy[]) {
    const candidates = [candidate];
    const [alone] = matchStudies(knowledge, { ...asked, candidates });
    const [beside] = matchStudies(knowledge, { ...asked, candidates, answering });
    return [alone?.directness, beside?.directness];
  }

  test('is direct by no looser limit than where studies answer', () => {
    expect(directness({ ...whole, textScore: 0.37 }, [])).toEqual(['direct', 'off']);
    expect(directness(whole, [])).toEqual(['direct', 'direct']);
  });

  test('is held to the best sentence of what answers', () => {
    const answering = [{ ...whole, match: { score: 0.4 } }];
    expect(directness({ ...elsewhere, textScore: 0.78 }, [])).toEqual(['direct', 'direct']);
    expect(directness({ ...elsewhere, textScore: 0.78 }, answering)).toEqual(['direct', 'indirect']);
  });

  test('is left out where it is about another condition and what answers is much likelier', () => {
    const candidate = { ...elsewhere, textScore: 0.9 };
    expect(directness(candidate, [{ ...whole, match: { score: 0.5 } }])).toEqual(['direct', 'direct']);
    expect(directness(candidate, [{ ...whole, match: { score: 0.99 } }])).toEqual(['direct', 'off']);
  });
});
