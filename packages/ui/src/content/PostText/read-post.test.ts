import { expect, test } from 'vitest';
import { decodeEntities, headingIds, isPostToken, linkKind, readPost } from './read-post.ts';

test.each([
  ['/browse?query=a%20b', 'page'],
  ['#marks', 'page'],
  ['https://www.nlm.nih.gov/', 'elsewhere'],
  ['mailto:team@example.org', 'elsewhere'],
  ['//elsewhere.example.org', null],
  ['/\\elsewhere.example.org', null],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['https://a b', null],
  ['', null],
])('%j leads to %j', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test('text that nests without end is read as one paragraph', () => {
  const tokens = readPost('> '.repeat(20_000));
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.every(isPostToken)).toBe(true);
});

test('headings have names of their own', () => {
  const text = '## How to use it\n\n## Über 65 &amp; älter\n\n## How to use it\n\n## How to use it 2\n\n## …';
  expect([...headingIds(readPost(text)).values()]).toEqual([
    'how-to-use-it',
    'über-65-älter',
    'how-to-use-it-2',
    'how-to-use-it-2-2',
    'section',
  ]);
});

test.each([
  ['R&amp;D &lt;b&gt; &#8804; &#x2265;', 'R&D <b> ≤ ≥'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; &#0; &#xD800; &#9999999; & amp', '&unknown; &#0; &#xD800; &#9999999; & amp'],
])('%j is read as %j', (written, read) => {
  expect(decodeEntities(written)).toBe(read);
});
