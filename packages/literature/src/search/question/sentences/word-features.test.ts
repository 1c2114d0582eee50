import { describe, expect, test } from 'vitest';
import type { QuestionContent } from '../frame/question-content.ts';
import { placeSentences } from './place-sentences.ts';
import { wordFeatures } from './word-features.ts';

function asked(...surfaces: string[]): QuestionContent {
  const parts = surfaces.map((surface) => ({
    surface,
    weight: 1,
    kind: 'word' as const,
    required: true,
    articles: 1,
    isIn: () => false,
  }));
  return { parts, total: surfaces.length };
}

function featuresOf(text: string, content: QuestionContent, title = '') {
  return wordFeatures(placeSentences([{ label: 'RESULTS', text }]), content, title);
}

describe('the words of a sentence', () => {
  test('count for more of the question the fewer sentences of the study have them', () => {
    const [common, rare] = featuresOf(
      'The tonic shortened naps. The tonic stopped nightmares. The tonic was bitter.',
      asked('tonic', 'nightmares'),
    );
    expect(rare).toMatchObject({ askedWords: 1, askedWordsOfBest: 1 });
    expect(common?.['askedWords']).toBeGreaterThan(0);
    expect(common?.['askedWords']).toBeLessThan(0.5);
  });

  test('are the same in other inflections and spellings', () => {
    const [only] = featuresOf('Tumors were treated with radiotherapy.', asked('tumour', 'treating'));
    expect(only?.['askedWords']).toBe(1);
  });

  test('say what is new, or only what the title says', () => {
    const [repeated, found] = featuresOf(
      'Tonic for nightmares in sailors. Episodes fell by half.',
      asked('nightmares'),
      'Tonic for nightmares in sailors',
    );
    expect(repeated).toMatchObject({ titleWords: 1, newWords: 0 });
    expect(found).toMatchObject({ titleWords: 0, newWords: 1 });
  });

  test('tell of a part of those studied that nobody asked about', () => {
    const [all, part] = featuresOf(
      'Nightmares stopped overall. Nightmares stopped among women with vivid childhood memories.',
      asked('nightmares'),
    );
    expect(all).toMatchObject({ partUnasked: 0, asAWhole: 1 });
    expect(part?.['partUnasked']).toBe(1);
  });

  test('may be none', () => {
    expect(wordFeatures([], asked('nightmares'), '')).toEqual([]);
    const [only] = featuresOf('12 34 .', asked());
    for (const value of Object.values(only ?? {})) expect(Number.isFinite(value)).toBe(true);
  });
});
