import { expect, it } from 'vitest';
import { readLiteratureBytes } from '../files/read-literature-file.ts';

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function recordsOf(text: string) {
  return Array.fromAsync(readLiteratureBytes(bytes(text)));
}

const listed = (article: object) =>
  `${JSON.stringify({ pmid: '7', title: 'A trial', abstract: 'It helped.', ...article })}\n`;

const medline = (abstract: string) =>
  `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7</PMID><Article><ArticleTitle>A trial</ArticleTitle><Abstract><AbstractText>${abstract}</AbstractText></Abstract></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`;

it('reports an article that is longer than any, and reads none of it', async () => {
  const dots = '.'.repeat(200_000);
  const tooLong = 'its abstract has 200,000 characters, more than the 100,000 that are read';
  expect(await recordsOf(medline(dots))).toEqual([{ type: 'failure', pmid: '7', reason: tooLong }]);
  const lines = listed({}) + listed({ abstract: dots }) + listed({ title: 'a'.repeat(10_001) });
  expect((await recordsOf(lines)).slice(1)).toEqual([
    { type: 'failure', pmid: '7', reason: `line 2: ${tooLong}` },
    {
      type: 'failure',
      pmid: '7',
      reason: 'line 3: its title has 10,001 characters, more than the 10,000 that are read',
    },
  ]);
});

it('reads an article as long as may be', async () => {
  const text = 'Heart '.repeat(16_000).trim();
  expect(await recordsOf(listed({ abstract: text }))).toMatchObject([{ type: 'article', article: { pmid: '7' } }]);
});
