import { collectionSource } from '@footnote/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetChat } from '../conversation/chat.store.ts';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });
const { chatSettings, chooseSources } = await import('../settings/chat-settings.store.ts');
const { keepCollection } = await import('./use-kept-collection.ts');

const HEART = collectionSource('heart');
const KIDNEY = collectionSource('kidney');
const chosen = () => [...chatSettings.answer.sources];

beforeEach(() => {
  resetChat('a');
  chooseSources(['pubmed']);
});

test('a collection stays chosen in the chat that was asked of it, and in no other', () => {
  keepCollection([HEART]);
  expect(chosen()).toEqual([HEART]);
  resetChat('b');
  expect(chosen()).toEqual(['pubmed']);
  keepCollection([KIDNEY]);
  expect(chosen()).toEqual([KIDNEY]);
  resetChat();
  expect(chosen()).toEqual(['pubmed']);
});

test('a chat of a collection alone is not asked of the literature beside it', () => {
  chooseSources(['pubmed', HEART]);
  keepCollection([HEART]);
  expect(chosen()).toEqual([HEART]);
});

test('what a reader chooses stays, and a chat of the literature changes nothing', () => {
  keepCollection([HEART]);
  chooseSources([KIDNEY]);
  resetChat('b');
  expect(chosen()).toEqual([KIDNEY]);
  keepCollection(['pubmed']);
  expect(chosen()).toEqual([KIDNEY]);
});
