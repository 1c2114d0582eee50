import { beforeAll, describe, expect, test } from 'vitest';
import { INTERFACE_LANGUAGES, splitSentences, type Citation, type Claim } from '@footnote/domain';
import { openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { answerQuestion } from './answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from './answering.fixtures.ts';
import type { AnswerModel, WriteRequest } from './chat.ports.ts';
import { createExtractiveAnswerModel } from './write/extractive-answer-model.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openStarterIndex();
  return () => index.close();
});

interface Answer {
  markdown: string;
  docs: readonly Citation[];
  claims: readonly Claim[];
  error: string | null;
}

interface Asked {
  language?: string;
  model?: AnswerModel;
  literature?: LiteratureIndex;
}

async function answerTo(
  question: string,
  { language = 'en', model = createExtractiveAnswerModel(), literature = index }: Asked = {},
): Promise<Answer> {
  const answer: Answer = { markdown: '', docs: [], claims: [], error: null };
  const deps = answeringDeps(literature, { answerModel: model });
  for await (const event of answerQuestion(deps, askedQuestion({ question, userLanguage: language }))) {
    if (event.event === 'all_docs') answer.docs = event.docs;
    if (event.event === 'answer_part') answer.markdown += event.text;
    if (event.event === 'done') answer.claims = event.claims;
    if (event.event === 'error') answer.error = event.code;
  }
  return answer;
}

/** Sentences of retracted articles that an answer has word for word, their titles apart. */
function quotedFromRetracted({ markdown, docs }: Answer): string[] {
  return docs
    .filter((doc) => doc.retracted)
    .flatMap(({ abstract, ml_b }) => [...splitSentences(abstract), ...splitSentences(ml_b)])
    .map(({ text }) => text.replace(/^[A-Z]+: /, ''))
    .filter((text) => markdown.includes(text));
}

const RETRACTED_QUESTIONS = [
  ['Does the MMR vaccine cause autism?', '9500320'],
  ['Bowel disease and developmental regression in children after measles vaccination', '9500320'],
  ['Does combining losartan and trandolapril slow non-diabetic kidney disease?', '12531578'],
  ['Hydroxychloroquine with azithromycin for clearing the coronavirus', '32205204'],
  ['Are ACE inhibitors or ARBs linked with dying in hospital from Covid-19?', '32356626'],
  ['Does chloroquine raise in-hospital mortality and ventricular arrhythmia in COVID-19?', '32450107'],
  ['Mediterranean diet to prevent a first cardiovascular event: the 2013 PREDIMED report', '23432189'],
] as const;

describe('questions that retracted work was written about', () => {
  test.each(RETRACTED_QUESTIONS)('%s: names it and quotes nothing of it', async (question, pmid) => {
    const answer = await answerTo(question);
    const n = answer.docs.findIndex((doc) => doc.pmid === pmid) + 1;
    expect(n).toBeGreaterThan(0);
    expect(answer.docs[n - 1]?.retracted).toBe(true);
    expect(answer.markdown).toMatch(
      /### (?:Only (?:a retracted study was|retracted studies were) found|A retracted study was left out|Retracted studies were left out)\n/,
    );
    expect(answer.markdown).toContain(` [${n}]\n  - Retracted in 20`);
    expect(quotedFromRetracted(answer)).toEqual([]);
    expect(answer.claims.flatMap(({ citations }) => citations)).not.toContain(n);
  });

  test('an answer from nothing else says so, with the notice, and claims nothing', async () => {
    const answer = await answerTo('Does the MMR vaccine cause autism?');
    expect(answer.markdown).toBe(
      [
        '### Only a retracted study was found',
        '',
        `- ${answer.docs[0]?.title} [1]`,
        '  - Retracted in 2010; retraction notice: [PMID 20137807](https://pubmed.ncbi.nlm.nih.gov/20137807/)',
      ].join('\n'),
    );
    expect(answer.claims).toEqual([]);
  });

  test('is given only where no study of another type is sound', async () => {
    const own = await openLiteratureIndex({ path: ':memory:' });
    const [retracted] = await index.articles(['9500320']);
    if (retracted === undefined) throw new Error('The starter collection has no retracted study of the vaccine.');
    const { impact: _impact, ...article } = retracted;
    const sound = { ...article, pmid: '77', studyType: 'misc' as const, notices: [] };
    await own.write({ articles: [{ ...article, studyType: 'randomized_trial' }, sound], deletions: [] });
    const answer = await answerTo('Does the MMR vaccine cause autism?', { literature: own });
    expect(answer.docs.map(({ pmid }) => pmid)).toEqual(['77', '9500320']);
    expect(answer.markdown).toContain('### A retracted study was left out');
    await own.close();
  });

  test('says it in every language of the interface', async () => {
    const answers = await Promise.all(
      INTERFACE_LANGUAGES.map((language) => answerTo('Does the MMR vaccine cause autism?', { language })),
    );
    expect(new Set(answers.map(({ markdown }) => markdown.split('\n')[0])).size).toBe(INTERFACE_LANGUAGES.length);
    for (const { markdown } of answers) expect(markdown).toContain('[PMID 20137807]');
    for (const answer of answers) expect(quotedFromRetracted(answer)).toEqual([]);
  });

  test('an article that replaces a retracted one speaks like any other', async () => {
    const answer = await answerTo('Does a Mediterranean diet prevent cardiovascular events?');
    const republished = answer.docs.findIndex((doc) => doc.pmid === '29897866') + 1;
    expect(answer.docs[republished - 1]?.retracted).toBe(false);
    expect(answer.markdown.split('### A retracted')[0]).toContain(`[${republished}]`);
  });
});

describe('whoever writes the answer', () => {
  function listener(): { model: AnswerModel; received: WriteRequest[] } {
    const received: WriteRequest[] = [];
    const model: AnswerModel = {
      writer: () => ({ kind: 'model', provider: 'test', model: 'listener' }),
      async *write(request) {
        received.push(request);
        yield { type: 'text', text: `Diet helps [${request.evidence[0]?.n}].` };
      },
    };
    return { model, received };
  }

  test('never hears of retracted work, which is named below', async () => {
    const { model, received } = listener();
    const answer = await answerTo('Mediterranean diet to prevent cardiovascular events', { model });
    expect(received).toHaveLength(1);
    expect(received[0]?.evidence.some(({ citation }) => citation.retracted)).toBe(false);
    expect(answer.docs.some(({ retracted }) => retracted)).toBe(true);
    expect(answer.markdown).toMatch(/^Diet helps \[\d\]\.\n\n### A retracted study was left out\n/);
  });

  test('is not asked where nothing sound was found', async () => {
    const { model, received } = listener();
    const answer = await answerTo('Does the MMR vaccine cause autism?', { model });
    expect(received).toEqual([]);
    expect(answer.error).toBeNull();
    expect(answer.markdown).toContain('### Only a retracted study was found');
  });
});
