import { expect, test } from 'vitest';
import { relaxSetting, relaxSymptoms, withoutOutlook, withoutRelatives } from './relax-topics.ts';
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

test('what is not wanted is no part of what is asked, unless nothing else is', () => {
  const topics = [topic('burr holes', 'procedure'), topic('atorvastatin', 'drug')];
  expect(relaxSetting('Not keen on burr holes. Does atorvastatin help?', topics)).toEqual([topics[1]]);
  expect(relaxSetting('Is atorvastatin as good as burr holes?', topics)).toEqual(topics);
  expect(relaxSetting('Not keen on burr holes. Burr holes or atorvastatin?', topics)).toEqual(topics);
  const alone = [topic('burr holes', 'procedure'), topic('subdural haematoma')];
  expect(relaxSetting('Not keen on burr holes for a subdural haematoma: what then?', alone)).toEqual(alone);
});

test('what is in place already is not required beside what is given', () => {
  const topics = [topic('chest drain', 'procedure'), topic('alteplase', 'drug')];
  expect(required(relaxSetting('Effusion, chest drain in but not draining: alteplase?', topics))).toEqual([
    'alteplase',
  ]);
  expect(required(relaxSetting('Is a chest drain in children better than alteplase?', topics))).toHaveLength(2);
});

test('parents who ask are not who was studied', () => {
  const parents = { ...topic('parents', 'population'), surface: 'Parents' };
  expect(withoutRelatives('Parents have had a scan report. What is it?', [parents])).toEqual([]);
  expect(withoutRelatives('Parents of children with asthma: does a plan help?', [parents])).toEqual([parents]);
});
