import { expect, test } from 'vitest';
import { abstractSentences, abstractText } from './abstract.ts';

test('the sentences of an abstract stand where they say, without the labels of its sections', () => {
  const text = abstractText([
    { label: 'BACKGROUND', text: 'COPD: a burden. Little is known.' },
    { label: 'CONCLUSIONS AND RELEVANCE', text: 'It helps.' },
  ]);
  const sentences = abstractSentences(text);
  expect(sentences.map((sentence) => sentence.text)).toEqual(['COPD: a burden.', 'Little is known.', 'It helps.']);
  for (const { text: sentence, start, end } of sentences) expect(text.slice(start, end)).toBe(sentence);
});

test('an abstract without labels keeps its words', () => {
  expect(abstractSentences('Main outcome: it helps.').map((sentence) => sentence.text)).toEqual([
    'Main outcome: it helps.',
  ]);
  expect(abstractSentences('')).toEqual([]);
});
