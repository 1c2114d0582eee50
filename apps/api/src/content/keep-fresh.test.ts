import { expect, test } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

function counted(most: number) {
  const read: string[] = [];
  const get = keepFresh(
    (key: string) => {
      read.push(key);
      return Promise.resolve(key);
    },
    { milliseconds: 60_000, most, size: (value) => value.length, now: () => 0, onProblem: () => undefined },
  );
  return { read, get };
}

test('what is kept stays below its bound, the oldest goes first', async () => {
  const { read, get } = counted(6);
  for (const key of ['aaa', 'bbb', 'cc', 'bbb', 'cc', 'aaa']) await get(key);
  expect(read).toEqual(['aaa', 'bbb', 'cc', 'aaa']);
});

test('what is larger than the bound is given and not kept', async () => {
  const { read, get } = counted(6);
  await get('bbb');
  expect(await get('a'.repeat(7))).toBe('a'.repeat(7));
  await get('a'.repeat(7));
  await get('bbb');
  expect(read).toEqual(['bbb', 'aaaaaaa', 'aaaaaaa']);
});
