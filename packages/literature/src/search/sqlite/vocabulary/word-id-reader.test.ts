import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { TEXT_FIELDS } from '../../query.ts';
import { stemWord } from '../../text/stem-word.ts';
import { articleFields, articleWords } from '../../core/article-words.ts';
import { WordIdReader } from './word-id-reader.ts';
import { stemHash } from '../../core/forward-index.ts';
import { TermDictionary } from './term-dictionary.ts';

const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.stringMatching(/^[A-Za-z0-9 'β糖-]{0,60}$/));

describe('NumberedWords', () => {
  it('reads what is read as strings, also of the same words again', () => {
    const words = new WordIdReader();
    fc.assert(
      fc.property(texts, texts, fc.array(texts, { maxLength: 3 }), (title, text, names) => {
        const article = articleFixture({
          title,
          abstract: [{ label: '', text }],
          keywords: names,
          authors: names.map((lastname) => ({ lastname, firstname: title })),
          mesh: names.map((descriptor) => ({ descriptor, qualifiers: names, major: descriptor.length > 3 })),
        });
        const expected = articleWords(article);
        const numbered = articleFields(article, words);
        const captured = (numbers: readonly number[]) => numbers.map((number) => words.terms.term(number));
        for (const field of TEXT_FIELDS)
          expect({
            words: captured(numbered[field].words),
            joined: captured(numbered[field].joined),
            items: captured(numbered[field].items),
          }).toEqual(expected[field]);
      }),
    );
  });

  it('knows the stem of a word', () => {
    const words = new WordIdReader();
    const [first = -1, second = -1] = words.words('Tumours tumor').words;
    expect(words.stemOf(first)).toBe(words.stemOf(second));
    expect(words.stems.term(words.stemOf(first))).toBe(stemWord('tumors'));
    expect(words.stemHash(first)).toBe(stemHash(stemWord('tumors')));
  });
});

describe('the reader of word ids', () => {
  it('gives every term one number, also among very many', () => {
    const terms = new TermDictionary();
    const numbers = Array.from({ length: 50_000 }, (_, place) => terms.number(`term${place}`));
    expect(numbers).toEqual(numbers.map((_, place) => place));
    expect(terms.numberIn('A TERM49999.', 2, 11)).toBe(49_999);
    expect(terms.number('term7')).toBe(7);
    expect(terms.size).toBe(50_000);
  });

  it('sorts terms as strings sort', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(texts, fc.stringMatching(/^[abz~é∤∥∦糖]{0,9}$/u))), (some) => {
        const terms = new TermDictionary();
        const numbers = some.map((term) => terms.number(term));
        expect(terms.inOrder(numbers).map((number) => terms.term(number))).toEqual(some.toSorted());
      }),
    );
  });
});
