import { expect, test } from 'vitest';
import { searchString } from './search-string.ts';
import type { Topic } from './topic.ts';

function topic(name: string, names: number): Topic {
  const terms = Array.from({ length: names }, (_, at) => ({ text: `${name} ${at}`, weight: 1 }));
  return { id: name, kind: 'condition', surface: name, preferred: name, terms, required: true, weight: 1 };
}

test('names every topic, by the first names that fit', () => {
  const said = searchString([topic('heart failure', 2), topic('stroke', 1)], [], []);
  expect(said).toBe('("heart failure 0" OR "heart failure 1") AND "stroke 0"');
});

test('stays within what is told of an answer, however many names its topics have', () => {
  const widest = Array.from({ length: 6 }, (_, at) => topic(`a concept with quite a long name, number ${at}`, 120));
  const said = searchString(widest, [], []);
  expect(said.length).toBeLessThan(3_000);
  for (const { preferred } of widest) expect(said).toContain(preferred);
  expect(said.match(/\(/g)?.length).toBe(said.match(/\)/g)?.length);
});
