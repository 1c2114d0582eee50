import { expect, it } from 'vitest';
import { topicStrength } from './match-article.ts';
import { matchableText } from './matchable-text.ts';
import { topicPatterns } from './topic-patterns.ts';
import type { Topic } from '../topic.ts';

const topic = (surface: string, kind: Topic['kind']): Topic => ({
  id: surface,
  kind,
  surface,
  preferred: surface,
  terms: [{ text: surface, weight: 1 }],
  required: true,
  weight: 1,
});

const isNamed = (question: string, topics: readonly Topic[], text: string) =>
  topicPatterns(question, topics).map((patterns) => topicStrength([matchableText(text)], patterns) > 0);

it('is content with one of two things that somebody may have', () => {
  const topics = [topic('hepatitis', 'condition'), topic('liver injury', 'condition')];
  expect(isNamed('hepatitis / liver injury on diclofenac?', topics, 'Liver injury was rare.')).toEqual([true, true]);
  expect(isNamed('liver injury or hepatitis on it?', topics, 'Liver injury was rare.')).toEqual([true, true]);
  expect(isNamed('hepatitis and liver injury?', topics, 'Liver injury was rare.')).toEqual([false, true]);
});

it('wants each of two treatments', () => {
  const topics = [topic('aspirin', 'drug'), topic('warfarin', 'drug')];
  expect(isNamed('aspirin or warfarin?', topics, 'Aspirin was given.')).toEqual([true, false]);
});
