import { beforeAll, describe, expect, test } from 'vitest';
import {
  DEFAULT_CHAT_STUDY_TYPES,
  EVIDENCE_ARRANGEMENTS,
  PRODUCT_TEMPLATES,
  type ChatQueryInput,
  type ChatStreamEvent,
  type Citation,
} from '@footnote/domain';
import { LiteratureIndexFailure, type LiteratureIndex } from '@footnote/literature';
import { answerQuestion, type AnswerQuestionDeps, type AnswerQuestionInput } from './answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from './answering.fixtures.ts';
import type { AnswerModel } from './chat.ports.ts';

let index: LiteratureIndex;

beforeAll(async () => {
  index = await openStarterIndex();
  return () => index.close();
});

type Parameters = Partial<AnswerQuestionInput['parameters']>;

async function ask(query: ChatQueryInput, parameters: Parameters = {}, over: Partial<AnswerQuestionDeps> = {}) {
  const events: ChatStreamEvent[] = [];
  const input = askedQuestion(query, parameters);
  for await (const event of answerQuestion(answeringDeps(index, over), input)) events.push(event);
  return events;
}

function docs(events: readonly ChatStreamEvent[]): readonly Citation[] {
  return events.find((event) => event.event === 'all_docs')?.docs ?? [];
}

function found(events: readonly ChatStreamEvent[]): number | undefined {
  return events.find((event) => event.event === 'number_retrieved_docs')?.number;
}

const QUESTION = 'Does tranexamic acid lower mortality in bleeding?';

test('the events come in their order, and end once', async () => {
  const events = await ask({ question: QUESTION });
  const order = events.map((event) => event.event).filter((name, at, all) => name !== all[at - 1]);
  expect(order).toEqual([
    'main_question',
    'action_question',
    'search_string',
    'number_retrieved_docs',
    'all_docs',
    'evidence',
    'answer_part',
    'done',
  ]);
  const parts = events.filter((event) => event.event === 'answer_part');
  expect(parts.map((part) => part.index)).toEqual(parts.map((_, at) => at));
});

test.each(['Does botulinum toxin help migraine?', 'How do I bake bread?', 'asdf qwer zxcv', '🙂'])(
  'a question the collection cannot answer gets none: %s',
  async (question) => {
    const events = await ask({ question });
    expect(found(events)).toBe(0);
    expect(docs(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ event: 'done', claims: [] });
  },
);

describe('filters', () => {
  test('by study type keep only that type', async () => {
    const events = await ask({ question: 'What is known about psoriasis?', studyTypes: ['rodent'] });
    expect(docs(events).length).toBeGreaterThan(0);
    expect(new Set(docs(events).map((doc) => doc.ml_type))).toEqual(new Set(['rodent']));
  });

  const MOUSE_QUESTION = 'Does blocking CTLA-4 make mice reject tumours?';
  const BESIDE_TRIALS = 'Losartan or atenolol to slow aortic root growth in young people with Marfan';
  const relaxed = (events: readonly ChatStreamEvent[]) =>
    events.some((event) => event.event === 'number_retrieved_docs' && event.study_types_relaxed === true);

  test('by the default study types keep these, sent or left out', async () => {
    for (const studyTypes of [undefined, [...DEFAULT_CHAT_STUDY_TYPES]]) {
      const events = await ask({ question: BESIDE_TRIALS, studyTypes });
      expect(docs(events).length).toBeGreaterThan(0);
      expect(docs(events).every((doc) => DEFAULT_CHAT_STUDY_TYPES.includes(doc.ml_type))).toBe(true);
      expect(relaxed(events)).toBe(false);
    }
  });

  test('by the default study types give way where nothing of them answers, which is told; chosen types do not', async () => {
    const events = await ask({ question: MOUSE_QUESTION });
    expect(docs(events).map((doc) => doc.ml_type)).toContain('rodent');
    expect(relaxed(events)).toBe(true);
    const strict = await ask({ question: MOUSE_QUESTION, studyTypes: ['randomized_trial', 'meta_analysis'] });
    expect(docs(strict).filter((doc) => doc.directness === 'direct')).toEqual([]);
    expect(relaxed(strict)).toBe(false);
    expect(relaxed(await ask({ question: 'How do I bake bread?' }))).toBe(false);
  });

  test('by the default study types do not keep a chosen reference out', async () => {
    const mouse = docs(await ask({ question: MOUSE_QUESTION })).map((doc) => doc.pmid);
    const events = await ask({ question: MOUSE_QUESTION, isSelectRegenerate: true, citations: mouse });
    expect(docs(events).map((doc) => doc.pmid)).toEqual(mouse);
    expect(relaxed(events)).toBe(false);
  });

  test('by sample size keep the large', async () => {
    const events = await ask({ question: QUESTION, sampleSize: 5_000 });
    expect(docs(events).length).toBeGreaterThan(0);
    expect(docs(events).every((doc) => (doc.ml_n ?? 0) >= 5_000)).toBe(true);
    expect(found(await ask({ question: QUESTION, sampleSize: 1_000_000_000 }))).toBe(0);
  });

  test('by age keep what was published since', async () => {
    const events = await ask({ question: QUESTION, ageInMonths: 36 });
    expect(docs(events).length).toBeGreaterThan(0);
    expect(docs(events).every((doc) => doc.publication_date >= '2023-01')).toBe(true);
  });

  test('by last week find nothing in a collection of landmarks', async () => {
    expect(found(await ask({ question: QUESTION }, { current_week: true }))).toBe(0);
  });

  test('by cost-effectiveness keep what reckons costs', async () => {
    const events = await ask({ question: 'Do emollients prevent eczema?' }, { cost_effectiveness: true });
    expect(docs(events).map((doc) => doc.pmid)).toEqual(['28732519']);
  });

  test('by impact need a metric, and then keep the upper two quartiles', async () => {
    expect(found(await ask({ question: QUESTION, impactFactor: 'high' }))).toBe(0);
    const [doc] = docs(await ask({ question: QUESTION }));
    const own = await openStarterIndex();
    const [article] = await own.articles([doc?.pmid ?? '']);
    const issn = article?.journal.issn ?? '';
    await own.writeImpacts([{ issn, metric: 30, quartile: 1, source: 'Test metric' }]);
    const events = await ask({ question: QUESTION, impactFactor: 'high' }, {}, { literature: own });
    expect(docs(events).length).toBeGreaterThan(0);
    expect(docs(events).every((cited) => cited.impact_quartile === 1 && cited.impact_source === 'Test metric')).toBe(
      true,
    );
    await own.close();
  });

  test('by order sort what is relevant', async () => {
    const direct = async (sort_by: 'sample_size' | 'recency') =>
      docs(await ask({ question: QUESTION }, { sort_by })).filter((doc) => doc.directness === 'direct');
    const sizes = (await direct('sample_size')).map((doc) => doc.ml_n ?? 0);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    const dates = (await direct('recency')).map((doc) => doc.publication_date);
    expect(dates).toEqual(dates.toSorted((a, b) => (a < b ? 1 : -1)));
  });
});

test('a corrected reading is what is answered, and what the answer says it read', async () => {
  const frame = {
    type: 'therapy' as const,
    condition: ['heart failure'],
    qualifiers: [],
    interventions: ['dapagliflozin'],
    comparators: [],
    outcomes: ['mortality'],
    time: null,
  };
  const events = await ask({ question: 'Does it work?', frame });
  const told = events.find((event) => event.event === 'evidence');
  expect(told?.evidence.frame).toEqual(frame);
  expect(docs(events)[0]?.title).toMatch(/dapagliflozin/i);
});

test('chosen references are all that is read, whatever the question', async () => {
  const chosen = ['31535829', '26551272'];
  for (const query of [
    { question: 'Summarise these', chatWithDocuments: true, citations: chosen },
    { question: QUESTION, isSelectRegenerate: true, citations: chosen },
  ]) {
    expect(
      docs(await ask(query))
        .map((doc) => doc.pmid)
        .toSorted(),
    ).toEqual(chosen.toSorted());
  }
});

test('an answer in another language is framed in it, and a question answered in its own', async () => {
  const text = (events: readonly ChatStreamEvent[]) =>
    events.map((event) => (event.event === 'answer_part' ? event.text : '')).join('');
  expect(text(await ask({ question: QUESTION, userLanguage: 'de' }))).toContain('**Fazit');
  expect(text(await ask({ question: '¿El ácido tranexámico reduce la mortalidad por hemorragia?' }))).toContain(
    '**En resumen',
  );
});

test('the last event tells the language and the writer of what was said', async () => {
  const last = async (query: ChatQueryInput, over: Partial<AnswerQuestionDeps> = {}) =>
    (await ask(query, {}, over)).at(-1);
  const unanswerable = 'Which football club won the cup in 1988?';
  expect(await last({ question: unanswerable, userLanguage: 'ar' })).toMatchObject({ event: 'done', language: 'en' });
  expect(await last({ question: unanswerable, userLanguage: 'pt-BR' })).toMatchObject({
    event: 'done',
    language: 'pt',
  });
  const answerModel: AnswerModel = {
    writer: ({ precision }) => ({ kind: 'model', provider: 'test', model: precision ? 'strong' : 'quick' }),
    async *write() {
      yield { type: 'text', text: 'It does [1].' };
    },
  };
  const asked = { question: QUESTION, userLanguage: 'zh-TW' };
  const quick = await last(asked, { answerModel });
  expect(quick).toMatchObject({ event: 'done', language: 'zh-Hant', writer: { model: 'quick' } });
  expect(await last({ ...asked, chatGptMode: true }, { answerModel })).toMatchObject({ writer: { model: 'strong' } });
});

test('an engine that fails ends the stream with an error', async () => {
  const broken: LiteratureIndex = {
    ...index,
    search: () => Promise.reject(new LiteratureIndexFailure({ code: 'literature/unavailable', message: 'gone' })),
  };
  expect((await ask({ question: QUESTION }, {}, { literature: broken })).at(-1)).toMatchObject({
    event: 'error',
    code: 'literature/unavailable',
  });
});

test('a model that fails in the middle ends the stream with its error, after what it wrote', async () => {
  const answerModel: AnswerModel = {
    writer: () => ({ kind: 'model', provider: 'test', model: 'test' }),
    async *write() {
      yield { type: 'text', text: 'Bleeding is ' };
      yield { type: 'failure', error: { code: 'model/rate-limited', message: 'Busy.', retryAfterSeconds: 7 } };
    },
  };
  const events = await ask({ question: QUESTION }, {}, { answerModel });
  expect(events.slice(-2)).toEqual([
    { event: 'answer_part', index: 0, text: 'Bleeding is ' },
    { event: 'error', code: 'model/rate-limited', message: 'Busy.', retry_after_seconds: 7 },
  ]);
});

test('a bug is not hidden as an answer', async () => {
  const questionReader = { read: () => Promise.reject(new TypeError('bug')) };
  await expect(ask({ question: QUESTION }, {}, { questionReader })).rejects.toThrow('bug');
});

describe('an answer format of the product', () => {
  const SGLT2 = 'Do SGLT2 inhibitors reduce hospitalisation for heart failure?';
  const promptOf = (arrangement: string) =>
    PRODUCT_TEMPLATES.find((template) => template.arrangement === arrangement)?.prompt ?? '';
  const answered = async (outputFormat: string | null, over: Partial<AnswerQuestionDeps> = {}) => {
    const events = await ask({ question: SGLT2, outputFormat }, {}, over);
    const evidence = events.find((event) => event.event === 'evidence')?.evidence;
    const markdown = events.map((event) => (event.event === 'answer_part' ? event.text : '')).join('');
    return { evidence, markdown };
  };

  test.each(EVIDENCE_ARRANGEMENTS)('arranges the findings where no model writes: %s', async (arrangement) => {
    const { evidence, markdown } = await answered(promptOf(arrangement));
    expect(evidence?.arrangement).toBe(arrangement);
    expect(markdown).toMatch(/\[\d+\]/);
    expect(markdown.includes('|')).toBe(arrangement === 'table' || arrangement === 'pico');
  });

  test('changes nothing where only a model could write it', async () => {
    const plain = await answered(null);
    const letter = PRODUCT_TEMPLATES.find((template) => template.arrangement === null)?.prompt ?? '';
    expect(await answered(letter)).toEqual(plain);
    expect(plain.evidence?.arrangement).toBeUndefined();
  });

  test('is left to a model where one writes', async () => {
    const asked: (string | null)[] = [];
    const model: AnswerModel = {
      writer: () => ({ kind: 'model', provider: 'any', model: 'one' }),
      async *write({ outputFormat }) {
        asked.push(outputFormat);
        yield { type: 'text', text: 'They do [1].' };
      },
    };
    const { evidence } = await answered(promptOf('line'), { answerModel: model });
    expect(evidence?.arrangement).toBeUndefined();
    expect(asked).toEqual([promptOf('line')]);
  });
});
