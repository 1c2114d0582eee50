import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPubmedQuery } from './print-pubmed-query.ts';
import { bare } from './bare-expression.fixtures.ts';
import type { PubmedExpression } from './pubmed-expression.ts';
import type { PubmedTag } from './pubmed-fields.ts';
import type { PubmedFieldCode } from './pubmed-fields.ts';
import { LONGEST_PUBMED_QUERY, readPubmedQuery } from './read-pubmed-query.ts';

/** How a query is read, printed with brackets; null for nothing. */
function read(text: string): string | null {
  const { expression } = readPubmedQuery(text);
  return expression === null ? null : printPubmedQuery(expression);
}

const codes = (text: string) => readPubmedQuery(text).issues.map((issue) => issue.code);

/** Expressions as the reader gives them: rows of two parts or more, values that stay one value. */
const { expression: generated } = fc.letrec<{ expression: PubmedExpression }>((tie) => {
  const span = { start: fc.constant(0), end: fc.constant(0) };
  const words = fc
    .array(fc.constantFrom('heart', 'attack*', 'IL-6', 'β', "Crohn's", 'or', 'AND', '糖尿病', '5%', 'a/b'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((some) => some.join(' '));
  const plain = {
    field: fc.constantFrom<PubmedFieldCode>('ti', 'tiab', 'au', 'ta', 'pt', 'all'),
    explode: fc.constant(true),
  };
  const tag: fc.Arbitrary<PubmedTag> = fc.oneof(
    fc.record({ ...plain, distance: fc.constant(null) }),
    fc.record({
      field: fc.constantFrom<PubmedFieldCode>('mh', 'majr', 'sh'),
      explode: fc.boolean(),
      distance: fc.constant(null),
    }),
    fc.record({
      field: fc.constantFrom<PubmedFieldCode>('ti', 'ad'),
      explode: fc.constant(true),
      distance: fc.nat(1000),
    }),
  );
  const dates = {
    field: fc.constantFrom<PubmedFieldCode>('dp', 'edat', 'pmid'),
    explode: fc.constant(true),
    distance: fc.constant(null),
  };
  const quoted = { type: fc.constant('term' as const), text: words, quoted: fc.constant(true), ...span };
  const value = fc.constantFrom('2019', '2019/05', '17', '1000', '3000');
  const parts = fc.array(tie('expression'), { minLength: 2, maxLength: 4 });
  return {
    expression: fc.oneof(
      { maxDepth: 4 },
      fc.record({ ...quoted, tag: fc.option(tag, { nil: null }) }),
      fc.record({ type: fc.constant('range' as const), tag: fc.record(dates), from: value, to: value, ...span }),
      fc.record({ type: fc.constantFrom('and' as const, 'or' as const), of: parts, ...span }),
      fc.record({
        type: fc.constant('not' as const),
        from: fc.option(tie('expression'), { nil: null }),
        without: tie('expression'),
        ...span,
      }),
    ),
  };
});

describe('readPubmedQuery', () => {
  it.each([
    ['a OR b AND c', '(a OR b) AND c'],
    ['a AND b OR c NOT d', '((a AND b) OR c) NOT d'],
    ['a OR (b AND c)', 'a OR (b AND c)'],
    ['a OR b OR c', 'a OR b OR c'],
    ['(a OR b) OR c', '(a OR b) OR c'],
    ['((a))', 'a'],
    ['a NOT b', 'a NOT b'],
    ['a[ti] b[ti] OR "c d"', '(a[ti] AND b[ti]) OR "c d"'],
    ['a "b c" d', 'a AND "b c" AND d'],
    ['(a)AND(b)OR"c"', '(a AND b) OR "c"'],
  ])('reads %s from left to right', (text, printed) => {
    expect(read(text)).toBe(printed);
    expect(codes(text)).toEqual([]);
  });

  it.each([
    ['heart attack [TiAb]', 'heart attack[tiab]'],
    ['heart attack[Title/Abstract]', 'heart attack[tiab]'],
    ['"Memory, Short-Term"[MeSH Terms:noexp]', '"Memory, Short-Term"[mh:noexp]'],
    ['x[MeSH Major Topic]', 'x[majr]'],
    ['smith j[Author - First]', 'smith j[1au]'],
    ['x[Date - Publication]', 'x[dp]'],
    ['"a b"[tiab:~3]', '"a b"[tiab:~3]'],
    ['"a b"[Title:~ 2]', '"a b"[ti:~2]'],
    ['10.1000/xyz[doi]', '10.1000/xyz[doi]'],
    ['“red flag”[tw]', '"red flag"[tw]'],
    ['“Aspergillus"[MeSH]', '"Aspergillus"[mh]'],
    ['"breast feed"*', '"breast feed*"'],
    ['"[11C]PIB"[tiab]', '"[11C]PIB"[tiab]'],
    ['2019:2023[dp]', '"2019":"2023"[dp]'],
    ['2019[dp] : 2023[dp]', '"2019":"2023"[dp]'],
    ['"2019/01/01"[Date - Publication] : "3000"[Date - Publication]', '"2019/01/01":"3000"[dp]'],
    [':2020[dp]', '2020[dp]'],
    ['2019:[crdt]', '"2019":"3000"[crdt]'],
    ['"last 5 years"[dp]', '"last 5 years"[dp]'],
  ])('reads the tag of %s', (text, printed) => {
    expect(read(text)).toBe(printed);
    expect(codes(text)).toEqual([]);
  });

  it('reads lists of values as any of them', () => {
    expect(read('12345, 67890 11[pmid]')).toBe('12345[pmid] OR 67890[pmid] OR 11[pmid]');
    expect(read('english, german[la]')).toBe('english[la] OR german[la]');
    expect(codes('1,2[uid]')).toEqual(['comma-list']);
    expect(read('Clinical Trial, Phase III[pt]')).toBe('Clinical Trial, Phase III[pt]');
  });

  it.each([
    ['Serology"[MeSH] OR "x y"[tiab]', 'Serology[mh] OR "x y"[tiab]', ['unbalanced-quote']],
    ['"heart attack[tiab] OR "stroke"[tiab]', 'heart attack[tiab] OR "stroke"[tiab]', ['unbalanced-quote']],
    ['"heart attack', 'heart attack', ['unbalanced-quote']],
    ['(a OR b', 'a OR b', ['unbalanced-bracket']],
    ['a OR b) AND c', '(a OR b) AND c', ['unbalanced-bracket']],
    ['a[tiab OR b', 'a[tiab] OR b', ['unbalanced-bracket']],
    ['(a[mh:noexp) OR b[zz c', 'a[mh:noexp] OR b zz c', ['unbalanced-bracket', 'unbalanced-bracket']],
    ['a[ti] not b[ti] and', 'a[ti] AND b[ti] AND and', ['lower-case-operator', 'lower-case-operator']],
    ['a] OR b', 'a OR b', ['unbalanced-bracket']],
    ['a OR () OR b', 'a OR b', ['operator-doubled', 'empty-brackets']],
    ['"" OR b', 'b', ['empty-phrase', 'operator-without-term']],
    ['a[title and more] OR b', 'a OR b', ['unknown-tag']],
    ['[tiab] AND b', 'b', ['tag-without-term', 'operator-without-term']],
    ['a[mh:~3]', 'a[mh]', ['tag-option-ignored']],
    ['(a OR b[ti])[tiab]', 'a[tiab] OR b[ti]', ['tag-on-group']],
    ['(a[ti])[tiab]', 'a[ti]', ['tag-without-term']],
    ['a OR  OR b', 'a OR b', ['operator-doubled']],
    ['a AND NOT b', 'a NOT b', []],
    ['a OR NOT b', 'a NOT b', ['operator-doubled']],
    ['AND a OR', 'a', ['operator-without-term', 'operator-without-term']],
    ['NOT a', 'NOT a', ['leading-not']],
    ['heart and lung', 'heart and lung', ['lower-case-operator']],
    ['#1 AND b', 'b', ['history-reference', 'operator-without-term']],
    ['  ', null, ['nothing-to-search']],
    ['()', null, ['empty-brackets', 'nothing-to-search']],
  ])('mends %s and says so', (text, printed, expected) => {
    expect(codes(text).toSorted()).toEqual(expected.toSorted());
    expect(read(text)).toBe(printed);
  });

  it('says where', () => {
    const text = 'heart [xyz] or (lung';
    const captured = readPubmedQuery(text).issues.map(({ start, end }) => text.slice(start, end));
    expect(captured).toEqual(['[xyz]', 'or', '(']);
    const { expression } = readPubmedQuery('a[ti] OR "b c"[tiab:~2]');
    expect(expression).toMatchObject({
      start: 0,
      end: 23,
      of: [
        { start: 0, end: 5 },
        { start: 9, end: 23 },
      ],
    });
  });

  it('refuses what is too long or too deep, without throwing', () => {
    expect(codes('a'.repeat(LONGEST_PUBMED_QUERY + 1))).toEqual(['too-long']);
    expect(codes('a OR b AND '.repeat(60))).toEqual(['too-deep']);
    expect(read(`${'('.repeat(40_000)}a${')'.repeat(40_000)}`)).toBe('a');
    expect(codes('('.repeat(50_000)).at(-1)).toBeDefined();
  });

  it.each([
    ['"a[', 25_000],
    ['[', 100_000],
    ['"', 99_999],
    ['a OR ', 19_999],
    ['(a)[ti]', 14_000],
    ['(', 99_999],
    ['a:b[dp]:', 12_000],
    ['" AND ', 16_000],
  ])('reads hostile %s × %i', (piece, times) => {
    expect(() => readPubmedQuery(piece.repeat(times))).not.toThrow();
    expect(() => readPubmedQuery(`${piece.repeat(times / 2)}x`)).not.toThrow();
  });

  const pieces = fc.constantFrom(
    ...'a|b*|heart|AND|OR|NOT|and|(|)|"|“| | |[|]|[ti]|[mh:noexp]|[dp]|:|2019|2019:2020[dp]'.split('|'),
    ...'"x y"|[tiab:~3]|,|1,2[pmid]|#1|[zz]|*|\n|é|🩺'.split('|'),
  );

  it('reads what it prints as the same again', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), (some) => {
        const { expression } = readPubmedQuery(some.join(''));
        if (expression === null) return;
        const again = readPubmedQuery(printPubmedQuery(expression));
        expect(bare(again.expression)).toEqual(bare(expression));
      }),
      { numRuns: 3000 },
    );
  });

  it('reads every expression as it was printed', () => {
    fc.assert(
      fc.property(generated, (expression) => {
        expect(bare(readPubmedQuery(printPubmedQuery(expression)).expression)).toEqual(bare(expression));
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws, and keeps every position inside the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.array(pieces).map((some) => some.join('')),
        ),
        (text) => {
          for (const { start, end, message } of readPubmedQuery(text).issues) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(Math.max(text.length, start));
            expect(message).not.toBe('');
          }
        },
      ),
    );
  });
});
