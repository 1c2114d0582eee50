import { chatQuerySchema } from '@footnote/domain';
import { expect, it } from 'vitest';
import { loadTokenCounter } from './adapters/language-model/count-tokens.ts';
import { checkChatQuery } from './check-chat-query.ts';

it('reads the newest messages of a history and no more than there is room for', async () => {
  const content = ' '.repeat(100_000);
  const history = ['oldest', 'old', 'newer', 'newest'].map((name) => ({
    user: 'USER',
    content: name + content.slice(name.length),
  }));
  const query = chatQuerySchema.parse({ question: 'Does dapagliflozin help?', history });
  const checked = await checkChatQuery(query, {
    sourcesOf: () => Promise.resolve([]),
    collectionsOf: () => Promise.resolve([]),
    tokens: loadTokenCounter,
    mayChooseModel: false,
    offers: () => false,
  });
  const kept = checked.ok ? checked.value.history.map((message) => message.content.trimEnd()) : [];
  expect(kept).toEqual(['old', 'newer', 'newest']);
});
