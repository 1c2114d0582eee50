import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLiteratureBytes } from '../files/read-literature-file.ts';
import { articleSet, collect, pubmedArticle, recordsIn } from './medline-xml.fixtures.ts';

const titles = ['Walks in the Ångström hills', 'Gehen 🚶 &amp; &#x1F3D4;', 'x<sup>2</sup>', 'Plain', '漢字の題'];
const records = Array.from({ length: 12 }, (_, index) =>
  pubmedArticle({ pmid: String(index + 1), title: titles[index % titles.length] ?? '' }),
);
const file = Buffer.from(articleSet(...records));

/** Byte offset after each record. */
const ends = [...file.toString('latin1').matchAll(/<\/PubmedArticle>/g)].map((match) => match.index + match[0].length);

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a MEDLINE file cut at any byte', () => {
  it('keeps every whole record before the cut and reports the cut once', async () => {
    const whole = await collect(readLiteratureBytes(chunks(file, 1000)));
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length), fc.integer({ min: 1, max: 4096 }), async (cut, size) => {
        const kept = await collect(readLiteratureBytes(chunks(file.subarray(0, cut), size)));
        const expected = ends.filter((end) => end <= cut).length;
        const complete = file.subarray(0, cut).toString('latin1').includes('</PubmedArticleSet>');
        expect(kept.slice(0, expected)).toEqual(whole.slice(0, expected));
        expect(kept.slice(expected).map(({ type }) => type)).toEqual(complete ? [] : ['failure']);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps what could be inflated of a gzip file cut short, and says that it was', async () => {
    // Noise keeps the compressed file long enough to be cut in many places.
    const noise = (seed: string) => createHash('sha512').update(seed).digest('base64');
    const many = Array.from({ length: 200 }, (_, index) =>
      pubmedArticle({ pmid: String(index + 1), title: noise(`walk ${index}`) }),
    );
    const packed = gzipSync(articleSet(...many));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 100, max: packed.length - 1 }), async (cut) => {
        const kept = await collect(readLiteratureBytes(chunks(packed.subarray(0, cut), 5000)));
        const articles = kept.filter(({ type }) => type === 'article');
        expect(kept.slice(articles.length)).toMatchObject([{ type: 'failure', reason: 'the gzip file is cut short' }]);
        expect(articles.length).toBeGreaterThanOrEqual(Math.floor((cut / packed.length) * 200) - 100);
      }),
      { numRuns: 40 },
    );
    expect(await collect(readLiteratureBytes(chunks(packed, 777)))).toHaveLength(200);
  });
});

describe('records around hostile text', () => {
  it('are whole whatever stands between them', async () => {
    const between = fc.constantFrom(
      '<',
      '>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<PubmedArticle',
      '</PubmedArticle>',
      '"',
      '<?',
      '&',
      'word ',
      '<a b="',
      '</PubmedArticleSet>',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(between, { maxLength: 12 }), fc.integer({ min: 1, max: 500 }), async (noise, size) => {
        const all = await recordsIn(articleSet(records[0] ?? '', noise.join(''), records[1] ?? ''), size);
        expect(all[0]).toMatchObject({ type: 'article', article: { pmid: '1' } });
        expect(all.every(({ type }) => type === 'article' || type === 'failure')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
