import { emptyTurn, findCitationMarkers, foldTurn, type ChatQueryInput, type ChatTurn } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import { answeringDeps, askedQuestion, openStarterIndex } from '../answering.fixtures.ts';

let index: LiteratureIndex;
let searches = 0;

beforeAll(async () => {
  const opened = await openStarterIndex();
  index = {
    ...opened,
    search: (...request) => {
      searches += 1;
      return opened.search(...request);
    },
  };
  return () => opened.close();
});

const QUESTION = 'Do SGLT2 inhibitors slow kidney disease?';

async function ask(query: ChatQueryInput, last?: ChatTurn): Promise<ChatTurn> {
  searches = 0;
  const input = {
    ...askedQuestion(query),
    ...(last === undefined ? {} : { lastTurn: () => Promise.resolve(last) }),
  };
  const start = { id: '', position: 0, question: query.question, language: 'en', request: null, askedAt: '' };
  let turn = emptyTurn(start);
  for await (const event of answerQuestion(answeringDeps(index), input)) turn = foldTurn(turn, event);
  return turn;
}

const follow = async (question: string, asked = QUESTION, language = 'en') => {
  const last = await ask({ question: asked });
  const history = [
    { user: 'USER' as const, content: asked },
    { user: 'ASSISTANT' as const, content: last.answer },
  ];
  const query = { question, history, previousMainQuestion: last.mainQuestion, userLanguage: language };
  return { last, turn: await ask(query, last), query };
};

describe('a command shows the last answer otherwise', () => {
  test.each(['shorter', 'as a table', 'side effects?', 'which of these is largest?', 'the newest?'])(
    '“%s”: same references under the same numbers, every sentence quoted, nothing searched',
    async (command) => {
      const { last, turn } = await follow(command);
      expect(searches).toBe(0);
      expect(turn.state).toBe('answered');
      expect(turn.mainQuestion).toBe(last.mainQuestion);
      expect(turn.actionQuestion).toBe(command);
      expect(turn.citations).toEqual(last.citations);
      expect(turn.evidence?.table).toEqual(last.evidence?.table);
      const numbers = findCitationMarkers(turn.answer).flatMap((marker) => marker.numbers);
      const direct = new Set(last.evidence?.table.map(({ citation }) => citation));
      expect(numbers.filter((number) => !direct.has(number))).toEqual([]);
      expect(turn.claims.map(({ verdict }) => verdict).filter((verdict) => verdict !== 'quoted')).toEqual([]);
    },
  );

  test('shorter is the answer line alone, a table has every row', async () => {
    const { last, turn } = await follow('shorter');
    for (const { text } of last.evidence?.answerLine.quoted ?? []) expect(turn.answer).toContain(text.slice(0, 40));
    expect(turn.answer.length).toBeLessThan(last.answer.length);
    const table = await ask({ ...(await follow('as a table')).query }, turn);
    expect(table.answer.match(/^\| (?!---|Study)/gm)).toHaveLength(last.evidence?.table.length ?? 0);
  });

  test('the largest study is named with its size and its figure', async () => {
    const { last, turn } = await follow('which of these is largest?');
    const largest = Math.max(...(last.evidence?.table.map(({ n }) => n ?? 0) ?? []));
    expect(turn.answer).toContain(`n = ${largest.toLocaleString('en-US')}`);
  });

  test('harms are quoted, or it is said plainly that no abstract reports any', async () => {
    const { turn } = await follow('harms?');
    expect(turn.answer).toMatch(/Harms reported|reports (?:no )?harms in its abstract/);
    expect((turn.evidence?.harms.length ?? 0) > 0).toBe(turn.answer.includes('**Harms reported**'));
  });

  test('the words around quotations are in the language of the reader', async () => {
    const { turn } = await follow('als tabel', QUESTION, 'nl');
    expect(turn.answer).toContain('**Getoond uit het vorige antwoord**');
  });
});

describe('a changed frame is asked', () => {
  test('of other people', async () => {
    const { last, turn } = await follow('in children?');
    expect(searches).toBeGreaterThan(0);
    expect(turn.evidence?.frame).toEqual({
      ...last.evidence?.frame,
      qualifiers: [{ dimension: 'age', value: 'children', negated: false }],
    });
    expect(turn.evidence?.command?.kind).toBe('change-population');
  });

  test('about another treatment', async () => {
    const { last, turn } = await follow('and for finerenone?');
    expect(turn.evidence?.frame).toEqual({ ...last.evidence?.frame, interventions: ['finerenone'] });
    expect(turn.citations[0]?.title).toMatch(/finerenone/i);
  });
});

test('a caller that keeps no chat here has its last question weighed again', async () => {
  const { last, turn, query } = await follow('as a table');
  const again = await ask(query);
  expect(again.answer).toBe(turn.answer);
  expect(again.citations).toEqual(last.citations);
});

test('what only looks like a command, or follows nothing, is a question', async () => {
  const { turn } = await follow('table salt and hypertension');
  expect(turn.evidence).not.toHaveProperty('command');
  expect((await ask({ question: 'shorter' })).evidence).not.toHaveProperty('command');
  const { query, last } = await follow('shorter');
  const corrected = await ask(
    { ...query, ...(last.evidence === undefined ? {} : { frame: last.evidence.frame }) },
    last,
  );
  expect(corrected.evidence).not.toHaveProperty('command');
});
