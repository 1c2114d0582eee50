import { beforeAll, describe, expect, test } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { memoryLiteratureIndex } from '../../memory/memory-index.ts';
import { matchable } from '../matching/match-article.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { readQuestion } from '../read-question.ts';
import type { AnsweringStudy, MatchCandidate, MatchInput } from './compare-study.ts';
import { matchStudies } from './match-study.ts';
import { questionContent } from './question-content.ts';
import type { Topic } from '../topic.ts';
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
  articleFixture({
    pmid: '3',
    title: 'Dapagliflozin and mortality in adults with heart failure: protocol of a randomised trial',
    abstract: [
      { label: '', text: 'Mortality in adults with heart failure will be compared with dapagliflozin and placebo.' },
    ],
    studyType: 'protocol',
  }),
];

describe('a study to be added to an answer', () => {
  const knowledge = questionKnowledge();
  let asked: Omit<MatchInput, 'candidates'>;
  let whole: MatchCandidate;
  let elsewhere: MatchCandidate;
  let plan: MatchCandidate;
  let topics: readonly Topic[];
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
    [whole, elsewhere, plan] = [await candidateOf('1'), await candidateOf('2'), await candidateOf('3')];
    topics = readings[0].topics;
  });

  /** How it stands to the question by itself, and beside an answer of these studies. */
  function directness(candidate: MatchCandidate, answering: readonly AnsweringStudy[]) {
    const candidates = [candidate];
    const [alone] = matchStudies(knowledge, { ...asked, candidates });
    const [beside] = matchStudies(knowledge, { ...asked, candidates, answering });
    return [alone?.directness, beside?.directness];
  }

  test('is direct where it says all that is asked, alone and beside others', () => {
    expect(directness(whole, [])).toEqual(['direct', 'direct']);
    expect(directness(whole, [{ ...whole, match: { score: 0.9 } }])).toEqual(['direct', 'direct']);
  });

  test('is near where it says less than what is found first', () => {
    const answering = [{ ...whole, match: { score: 0.9 } }];
    expect(directness({ ...elsewhere, textScore: 0.5 }, answering)[1]).toBe('indirect');
  });

  test('is not said to leave out an outcome, which it may tell in figures of another name', () => {
    const lacking = { ...elsewhere, missing: topics.filter(({ kind }) => kind === 'outcome') };
    expect(lacking.missing).toHaveLength(1);
    const [, near] = matchStudies(knowledge, { ...asked, candidates: [whole, lacking] });
    expect(near?.differences).toEqual([{ dimension: 'outcome', asked: '', studied: '' }]);
  });

  test('never answers for another drug or as a plan, however alike the rest is', () => {
    const drug = topics.find(({ kind }) => kind === 'drug');
    if (drug === undefined) throw new Error('The question names no drug.');
    expect(directness({ ...whole, missing: [drug], isAbout: false }, [])).not.toContain('direct');
    expect(directness(plan, [])).toEqual(['indirect', 'indirect']);
  });
});
