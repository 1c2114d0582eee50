import { expect, it } from 'vitest';
import { chatQuerySchema } from '../chat/chat-query.schema.ts';
import { isChoosable, readRecordId, recordId } from './record-id.ts';

const collection = '0b0e7c1e-6e0c-4f0e-9a55-0d2b6f1f6a11';
const digest = '0123456789abcdef'.repeat(2);

it('names the collection of a record, in an id that a question can carry', () => {
  const id = recordId({ collection, digest });
  expect(readRecordId(id)).toEqual({ collection, digest });
  expect(chatQuerySchema.safeParse({ question: 'Q?', citations: [id] }).error).toBeUndefined();
});

it.each([
  '',
  '31535829',
  `record:${digest.repeat(2)}`,
  `record:${collection}:`,
  `record::${digest}`,
  `record:${collection}:${digest}0`,
  `record:${collection}:${digest.toUpperCase()}`,
  `record:../${collection}:${digest}`,
  `record:${collection}:${digest}\n`,
  `RECORD:${collection}:${digest}`,
  `${collection}:1`,
])('reads nothing of a collection in %j', (id) => {
  expect(readRecordId(id)).toBeNull();
});

it('chooses what is no record, and a record whose collection is known', () => {
  const path = `/library?collection=${collection}&search=Salt`;
  expect(isChoosable({ id: '1', type: 'pubmed', path: '' })).toBe(true);
  expect(isChoosable({ id: `${collection}:1`, type: 'pdf', path: 'ward/salt.pdf' })).toBe(true);
  expect(isChoosable({ id: recordId({ collection, digest }), type: 'other', path })).toBe(true);
  expect(isChoosable({ id: `record:${digest}`, type: 'other', path })).toBe(false);
});
