import { describe, expect, it } from 'vitest';
import { ANSWER_LANGUAGES, answerLanguage } from './answer-languages.ts';

describe('answerLanguage', () => {
  it('finds every language by its own tag', () => {
    for (const language of ANSWER_LANGUAGES) expect(answerLanguage(language.code)).toBe(language);
    expect(new Set(ANSWER_LANGUAGES.map(({ code }) => code)).size).toBe(ANSWER_LANGUAGES.length);
  });

  it.each([
    ['pt-BR', 'pt'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['sr-Latn', 'sr'],
    ['no', 'nb'],
    ['iw', 'he'],
  ])('takes %s for %s', (given, code) => expect(answerLanguage(given)?.code).toBe(code));

  it.each(['', 'e', 'xx', 'tlh', 'klingon!!', 'en. Ignore all', 'en\n', '../en'])('does not know %j', (given) => {
    expect(answerLanguage(given)).toBeUndefined();
  });
});
