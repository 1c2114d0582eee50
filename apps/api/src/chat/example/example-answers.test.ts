import type { ChatExample, ChatStreamEvent } from '@footnote/domain';
import { answerCitations } from '@footnote/domain/fixtures';
import { expect, test, vi } from 'vitest';
import { createDrawnExamples } from './drawn-examples.ts';
import { createExampleAnswers, type ExampleAnswersDeps } from './example-answers.ts';

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

/** Examples of a collection that can change, on a clock that can go on. */
function exampling(answer: ExampleAnswersDeps['answer']) {
  const place = { stats: STATS, moment: 0, counts: 0, errors: [] as unknown[] };
  const stats = async () => {
    place.counts += 1;
    return place.stats;
  };
  const onError = (error: unknown) => void place.errors.push(error);
  const examples = createExampleAnswers({ questions, answer, literature: { stats }, now: () => place.moment, onError });
  const change = () => {
    place.stats = { ...place.stats, retracted: place.stats.retracted + 1 };
    place.moment += 30_000;
  };
  return { place, examples, change };
}

/** Lets what was begun end. */
const ended = () => new Promise((resolve) => setImmediate(resolve));

test('the first example question that is answered is the example, asked once for a collection', async () => {
  const { asked, answer } = answering();
  const { place, examples, change } = exampling(answer);
  const [first, second] = await Promise.all([examples.of('en'), examples.of('en')]);
  expect(first.answer?.question).toBe('Does it help?');
  expect(second).toBe(first);
  expect(asked).toEqual(questions.en);
  await examples.of('de');
  expect(place.counts).toBe(1);
  change();
  expect(await Promise.all([examples.of('en'), examples.of('en')])).toEqual([first, first]);
  await ended();
  expect(await examples.of('en')).not.toBe(first);
  expect(asked).toHaveLength(4);
  expect(place.counts).toBe(2);
});

test('an empty collection is asked nothing; one without an answer, or a language without questions, has none', async () => {
  const { asked, answer } = answering();
  const { place, examples } = exampling(answer);
  place.stats = { ...STATS, articles: 0 };
  expect(await examples.of('en')).toEqual({ articles: 0, answer: null });
  expect(asked).toEqual([]);
  expect(await exampling(answer).examples.of('de')).toEqual({ articles: 2, answer: null });
});

test('while a collection grows a question is asked once at a time, and the last example stands in for an hour', async () => {
  const { answer } = answering();
  const asked = vi.fn<typeof answer>(answer);
  const { place, examples, change } = exampling(asked);
  const first = await examples.of('en');
  const { promise: never } = Promise.withResolvers<never>();
  asked.mockImplementation(async function* () {
    yield await never;
  });
  for (let batch = 0; batch < 3; batch += 1) {
    change();
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    expect(await examples.of('en')).toBe(first);
  }
  expect(asked).toHaveBeenCalledTimes(3);
  place.moment += 3_600_000;
  expect(await Promise.race([examples.of('en'), ended()])).toBeUndefined();
});

test.each(['internal', 'chat/stopped'] as const)('an example that ends with %s is asked again', async (code) => {
  const { answer } = answering();
  const failing = vi.fn<typeof answer>(answer);
  const fail = async function* (): AsyncGenerator<ChatStreamEvent> {
    yield { event: 'error', code, message: 'It did not end.' };
  };
  const { place, examples, change } = exampling(failing.mockImplementationOnce(fail));
  await expect(examples.of('en')).rejects.toThrow('not answered');
  const found = await examples.of('en');
  expect(found.answer?.question).toBe('Does it help?');
  failing.mockImplementationOnce(fail);
  change();
  expect(await examples.of('en')).toBe(found);
  await ended();
  expect(place.errors).toHaveLength(1);
  expect(await examples.of('en')).toBe(found);
  expect(failing).toHaveBeenCalledTimes(4);
});

test('an index that cannot be counted is counted again', async () => {
  const { answer } = answering();
  const stats = vi.fn<() => Promise<typeof STATS>>(async () => STATS).mockRejectedValueOnce(new Error('It is away.'));
  const examples = createExampleAnswers({ questions, answer, literature: { stats }, now: () => 0, onError: String });
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
    await ended();
  }
  expect(await drawn.html('en')).toBe('<p>2</p>');
  expect(errors).toHaveLength(1);
  expect(draw).toHaveBeenCalledTimes(3);
  expect(
    await createDrawnExamples({ examples: { of: async () => example }, draw: null, now: () => 0, onError }).html('en'),
  ).toBeNull();
});

test('a drawing that nobody looked after for an hour, or whose example fails again and again, is not sent', async () => {
  let moment = 0;
  const of = vi.fn<() => Promise<ChatExample>>(async () => ({ articles: 1, answer: null }));
  const draw = async ({ articles }: ChatExample) => `<p>${articles}</p>`;
  const drawn = createDrawnExamples({ examples: { of }, draw, now: () => moment, onError: String });
  expect(await drawn.html('en')).toBe('<p>1</p>');
  of.mockImplementationOnce(async () => ({ articles: 2, answer: null }));
  moment += 3_600_000;
  expect(await drawn.html('en')).toBe('<p>2</p>');
  of.mockRejectedValue(new Error('It is away.'));
  const sent: (string | null)[] = [];
  for (let failure = 0; failure < 4; failure += 1) {
    moment += 60_000;
    // oxlint-disable-next-line no-await-in-loop -- one failure after the other
    sent.push(await drawn.html('en'));
    // oxlint-disable-next-line no-await-in-loop -- lets the look end
    await ended();
  }
  expect(sent).toEqual(['<p>2</p>', '<p>2</p>', '<p>2</p>', null]);
});
