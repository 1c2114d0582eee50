import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('what is begun anew ends what was begun before, once, and the last is ended at the end', () => {
  const running = new Set<string>();
  const ended: string[] = [];
  const load = latestOnly((name: string) => {
    running.add(name);
    return () => {
      running.delete(name);
      ended.push(name);
    };
  });
  load.begin('first');
  load.begin('again');
  load.begin('once more');
  expect([...running]).toEqual(['once more']);
  load.end();
  load.end();
  expect(ended).toEqual(['first', 'again', 'once more']);
});
