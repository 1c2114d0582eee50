import { expect, test } from 'vitest';
import { relaxSymptoms, withoutOutlook } from './relax-topics.ts';
import type { Topic } from './topic.ts';

function topic(id: string, kind: Topic['kind'] = 'condition'): Topic {
  return { id, kind, surface: id, preferred: id, terms: [], required: kind !== 'outcome', weight: 1 };
}

function required(topics: readonly Topic[]): string[] {
  return topics.filter((one) => one.required).map(({ id }) => id);
}

test('a symptom beside the disease that is looked for is not required', () => {
  const asked = 'Belly pain and a normal CRP: can I rule out appendicitis?';
  expect(required(relaxSymptoms(asked, [topic('abdominal-pain'), topic('appendicitis')]))).toEqual(['appendicitis']);
});

test('a symptom that is treated, or all that is asked about, stays required', () => {
  const treated = 'Does morphine help belly pain in appendicitis?';
  expect(required(relaxSymptoms(treated, [topic('abdominal-pain'), topic('appendicitis')]))).toHaveLength(2);
  expect(required(relaxSymptoms('How do I rule out a cause of cough?', [topic('cough')]))).toEqual(['cough']);
});

test('the outlook is asked for, and looked for only where nothing else is named', () => {
  const outlook = topic('prognosis', 'outcome');
  expect(withoutOutlook([topic('anaemia'), outlook])).toEqual([topic('anaemia')]);
  expect(withoutOutlook([outlook])).toEqual([outlook]);
});
