import { AsyncLocalStorage } from 'node:async_hooks';
import { checkAnswer } from '@footnote/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { openLiteratureIndex } from '../sqlite/open-literature-index.ts';
import { LiteratureIndexFailure, type LiteratureIndex } from '../literature-index.ports.ts';
import { readPubmedSearch } from '../pubmed/search-pubmed.ts';
import { questionKnowledge } from '../question/question-knowledge.ts';
import { readQuestion } from '../question/read-question.ts';
import { searchFor } from '../search-caller.ts';
import { searchQuestion } from '../question/search-question.ts';
import { openTextReader, type TextReader } from './open-text-reader.ts';

let index: LiteratureIndex;
let reader: TextReader;

beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  const title = 'Dapagliflozin in heart failure';
  await index.write({ articles: [articleFixture({ pmid: '7', title })], deletions: [] });
  reader = openTextReader(index);
});

afterAll(async () => {
  await reader.close();
  await index.close();
});

const asked = { question: 'Does dapagliflozin help in heart failure?', history: [], previousMainQuestion: '' };
const page = { filter: { type: 'all' }, sort: { by: 'relevance', order: 'desc' }, limit: 10, offset: 0 } as const;
const today = new Date('2026-11-22');

it('reads what the thread that asks would read', async () => {
  const here = { index, knowledge: questionKnowledge() };
  expect(await reader.readQuestion(asked)).toEqual(await readQuestion(here, asked));
  const search = { ...page, text: asked.question };
  expect(await reader.searchQuestion(search)).toEqual(await searchQuestion(here, search));
  const query = 'dapagliflozin[ti] AND "heart failure"';
  expect(await reader.readPubmedSearch(query, today)).toEqual(await readPubmedSearch({ index, today }, query));
  const answer = { markdown: 'It helps [1]. Nothing else does in any of them.', citations: [] };
  expect(await reader.checkAnswer(answer)).toEqual(checkAnswer(answer));
});

it('gives up a text that takes too long, and goes on with the others', async () => {
  const hasty = openTextReader(index, { milliseconds: 3_000 });
  const slow = { markdown: 'It reduced 1 of 2 deaths [1]. '.repeat(2_000_000), citations: [] };
  const given = hasty.checkAnswer(slow).catch((error: unknown) => error);
  expect((await hasty.readQuestion(asked)).language).toBe('en');
  const refused = await given;
  expect(refused).toBeInstanceOf(LiteratureIndexFailure);
  expect(refused).toMatchObject({ detail: { code: 'literature/reading-timed-out' } });
  // Its thread is replaced.
  const both = [hasty.readQuestion(asked), hasty.readQuestion(asked), hasty.readQuestion(asked)];
  expect((await Promise.all(both)).map(({ language }) => language)).toEqual(['en', 'en', 'en']);
  await hasty.close();
});

it('charges whoever asked, also for a text that took too long', async () => {
  const spent: number[] = [];
  const caller = { lane: ['greedy'], spent: (milliseconds: number) => void spent.push(milliseconds) };
  const markdown = 'It reduced 1 of 2 deaths [1]. '.repeat(1_000);
  await searchFor(caller, () => reader.checkAnswer({ markdown, citations: [] }));
  expect(spent).toEqual([expect.any(Number)]);
  expect(spent[0]).toBeGreaterThan(0);
  const hasty = openTextReader(index, { milliseconds: 300, threads: 1 });
  const slow = { markdown: markdown.repeat(400), citations: [] };
  await expect(searchFor(caller, () => hasty.checkAnswer(slow))).rejects.toThrow(LiteratureIndexFailure);
  expect(spent[1]).toBe(300);
  await hasty.close();
});

it('asks the index on behalf of whoever asked', async () => {
  const context = new AsyncLocalStorage<string>();
  const callers = new Set<string | undefined>();
  const overheard: LiteratureIndex = {
    ...index,
    search(...request) {
      callers.add(context.getStore());
      return index.search(...request);
    },
  };
  const received = openTextReader(overheard, { threads: 1 });
  await context.run('first', () => received.readQuestion(asked));
  await context.run('second', () => received.readQuestion(asked));
  await received.close();
  expect([...callers]).toEqual(['first', 'second']);
});

it('lets a call be cancelled, and refuses calls once it is closed', async () => {
  const closing = openTextReader(index);
  await expect(closing.readQuestion(asked, AbortSignal.abort())).rejects.toThrow(/abort/i);
  await closing.close();
  await expect(closing.readQuestion(asked)).rejects.toMatchObject({ detail: { code: 'literature/unavailable' } });
});

it('takes a call back while its thread still starts', async () => {
  const cancelled = openTextReader(index);
  const leaving = new AbortController();
  const given = cancelled.readQuestion(asked, leaving.signal);
  // Cancelled by a later event, as a closed connection is: a rejection nobody listens to by then ends the process.
  setImmediate(() => leaving.abort());
  await expect(given).rejects.toThrow(/abort/i);
  expect((await cancelled.readQuestion(asked)).language).toBe('en');
  await cancelled.close();
});

it('gives those who wait their turn once cancelled calls have come to their end', async () => {
  const crowded = openTextReader(index, { threads: 1 });
  const leaving = new AbortController();
  const long = { markdown: 'It reduced 1 of 2 deaths [1]. '.repeat(2_000), citations: [] };
  const cancelled = crowded.checkAnswer(long, leaving.signal);
  const waits = crowded.readQuestion(asked);
  setImmediate(() => leaving.abort());
  await expect(cancelled).rejects.toThrow(/abort/i);
  expect((await waits).language).toBe('en');
  await crowded.close();
});
