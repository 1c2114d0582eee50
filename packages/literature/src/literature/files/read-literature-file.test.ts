import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { articleSet, collect, onlyArticle, pubmedArticle } from '../medline/medline-xml.fixtures.ts';
import { NO_TEST_DATA, testData } from '../test-data.fixtures.ts';
import { readLiteratureBytes } from './read-literature-file.ts';

async function* pieces(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function titleIn(bytes: Uint8Array, size?: number): Promise<string> {
  const [record] = await collect(readLiteratureBytes(pieces(bytes, size)));
  return record?.type === 'article' ? record.article.title : JSON.stringify(record);
}

const named = (encoding: string) => articleSet(pubmedArticle({ title: 'Größe – naïve' })).replace('UTF-8', encoding);
const utf16 = (text: string, big: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return big ? bytes.swap16() : bytes;
};

describe('readLiteratureBytes', () => {
  it.each([
    ['UTF-8', Buffer.from(named('UTF-8'))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${named('UTF-8')}`)],
    ['UTF-8 without a declaration', Buffer.from(named('UTF-8').replace(/^<\?xml.*\?>/, ''))],
    ['UTF-16 little endian with a mark', utf16(`\uFEFF${named('UTF-16')}`, false)],
    ['UTF-16 big endian with a mark', utf16(`\uFEFF${named('UTF-16')}`, true)],
    ['UTF-16 without a mark', utf16(named('UTF-16LE'), false)],
    ['windows-1252', Buffer.from(named('windows-1252').replaceAll('–', '\u0096'), 'latin1')],
    ['gzip', gzipSync(named('UTF-8'))],
    [
      'gzip of two members',
      Buffer.concat([gzipSync(named('UTF-8').slice(0, 300)), gzipSync(named('UTF-8').slice(300))]),
    ],
  ])('reads %s, in pieces of any size', async (_name, bytes) => {
    for (const size of [bytes.length, 1, 3, 100]) expect(await titleIn(bytes, size)).toBe('Größe – naïve');
  });

  it('reads ISO-8859-1', async () => {
    expect(await titleIn(Buffer.from(named('ISO-8859-1').replaceAll('–', '-'), 'latin1'))).toBe('Größe - naïve');
  });

  it('marks bytes that the encoding does not allow and keeps the record', async () => {
    const bytes = Buffer.from(named('UTF-8').replace('ö', '~'));
    bytes[bytes.indexOf('~')] = 0xff;
    expect(await titleIn(bytes)).toBe('Gr\uFFFDße – naïve');
  });

  it.each([
    ['an unknown encoding', Buffer.from(named('klingon')), /encoding "klingon" is not known/],
    ['damaged gzip', Buffer.concat([gzipSync('x').subarray(0, 12), Buffer.alloc(40, 7)]), /gzip file is/],
    ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), /not a MEDLINE file/],
    ['nothing', Buffer.alloc(0), /empty/],
    ['spaces', Buffer.alloc(70_000, 32), /empty/],
  ])('says once that it cannot read %s', async (_name, bytes, reason) => {
    expect(await collect(readLiteratureBytes(pieces(bytes)))).toEqual([
      { type: 'failure', pmid: '', reason: expect.stringMatching(reason) },
    ]);
  });

  it('reads a list of abstracts by its content', async () => {
    const list = gzipSync('\n\n{"pmid":"5","title":"Listed","abstract":"Words."}\n');
    expect(await titleIn(list)).toBe('Listed');
  });
});

const naughty = testData('bad_input/blns/blns.json');

it('keeps naughty strings as they are, but for control characters', async ({ skip }) => {
  if (naughty === null) {
    skip(NO_TEST_DATA);
    return;
  }
  const strings: string[] = JSON.parse(readFileSync(naughty, 'utf8'));
  // XML 1.0 has no way to write most control characters, so they cannot stand in a file at all.
  const writable = strings.filter(
    (text) => /[^\s\p{Cc}]/u.test(text) && !/[^\t\n\r -\u{fffd}\u{10000}-\u{10ffff}]/u.test(text),
  );
  expect(writable.length).toBeGreaterThan(400);
  for (const text of writable) {
    const expected = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const article = await onlyArticle(
      articleSet(
        pubmedArticle({ title: escaped, article: `<Abstract><AbstractText>a ${escaped}</AbstractText></Abstract>` }),
      ),
    );
    expect(article.title).toBe(expected);
    expect(article.abstract[0]?.text).toBe(`a ${expected}`);
    expect(await titleIn(Buffer.from(JSON.stringify({ pmid: '1', title: text, abstract: 'a' })))).toBe(expected);
  }
});
