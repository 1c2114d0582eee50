import type { ChatExample, ChatStreamEvent } from '@footnote/domain';
import { answerCitations } from '@footnote/domain/fixtures';
import { expect, test, vi } from 'vitest';
import { createDrawnExamples } from './drawn-examples.ts';
import { createExampleAnswers } from './example-answers.ts';

const STATS = {
  articles: 2,
  starter: 0,
  retracted: 0,
  withAbstract: 2,
  newestPublication: '',
  newestRevision: '',
  byStudyType: {},
  journalsWithImpact: 0,
};
const questions = { en: ['Nobody knows?', 'Does it help?'] };

/** Answers every question but the first. */
function answering() {
  const asked: string[] = [];
  const answer = async function* ({ query }: { query: { question: string } }): AsyncGenerator<ChatStreamEvent> {
    asked.push(query.question);
    const isKnown = query.question === 'Does it help?';
    yield { event: 'all_docs', docs: isKnown ? answerCitations.slice(0, 1) : [] };
    yield { event: 'answer_part', index: 0, text: 'It does. [1]' };
    const claims = [
      { text: 'It does.', citations: [1], support: 'supported', directness: 'direct', evidence: [], start: 0, end: 8 },
    ] as const;
    const done = { event: 'done', session_id: '', writer: { kind: 'extractive' }, language: 'en' } as const;
    yield { ...done, claims: isKnown ? claims.map((claim) => ({ ...claim, citations: [1], evidence: [] })) : [] };
  };
  return { asked, answer };
}

test('the first example question that is answered is the example, asked once for a collection', async () => {
  const { asked, answer } = answering();
  let stats = STATS;
  const examples = createExampleAnswers({ questions, answer, literature: { stats: async () => stats } });
  const [first, second] = await Promise.all([examples.of('en'), examples.of('en')]);
  expect(first.answer?.question).toBe('Does it help?');
  expect(second).toBe(first);
  expect(asked).toEqual(questions.en);
  stats = { ...STATS, retracted: 1 };
  expect(await examples.of('en')).not.toBe(first);
  expect(asked).toHaveLength(4);
});

test('an empty collection is asked nothing; one without an answer, or a language without questions, has none', async () => {
  const { asked, answer } = answering();
  const none = { ...STATS, articles: 0 };
  const empty = createExampleAnswers({ questions, answer, literature: { stats: async () => none } });
  expect(await empty.of('en')).toEqual({ articles: 0, answer: null });
  expect(asked).toEqual([]);
  const other = createExampleAnswers({ questions, answer, literature: { stats: async () => STATS } });
  expect(await other.of('de')).toEqual({ articles: 2, answer: null });
});

test('an index that fails is asked again', async () => {
  const { answer } = answering();
  const failing = vi.fn<typeof answer>(answer).mockImplementationOnce(() => {
    throw new Error('The index is away.');
  });
  const examples = createExampleAnswers({ questions, answer: failing, literature: { stats: async () => STATS } });
  await expect(examples.of('en')).rejects.toThrow('away');
  expect((await examples.of('en')).answer?.question).toBe('Does it help?');
});

test('a page has what was drawn last; a change is drawn beside it, and a failure leaves it as it is', async () => {
  let moment = 0;
  let example = { articles: 1, answer: null };
  const errors: unknown[] = [];
  const draw = vi.fn<(example: ChatExample) => Promise<string>>(async ({ articles }) => {
    if (articles === 3) throw new Error('No drawing.');
    return `<p>${articles}</p>`;
  });
  const onError = (error: unknown) => void errors.push(error);
  const drawn = createDrawnExamples({ examples: { of: async () => example }, draw, now: () => moment, onError });
  expect(await drawn.html('en')).toBe('<p>1</p>');
  for (const articles of [2, 3]) {
    example = { articles, answer: null };
    moment += 60_000;
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    await drawn.html('en');
    // oxlint-disable-next-line no-await-in-loop -- lets the drawing end
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await drawn.html('en')).toBe('<p>2</p>');
  expect(errors).toHaveLength(1);
  expect(draw).toHaveBeenCalledTimes(3);
  expect(
    await createDrawnExamples({ examples: { of: async () => example }, draw: null, now: () => 0, onError }).html('en'),
  ).toBeNull();
});
