import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { writeHtml, writeText } from './write-document.ts';

const KNOWN = new Set([1, 3]);
const both = (markdown: string) => {
  const document = readDocument(markdown, KNOWN);
  return { html: writeHtml(document), text: writeText(document) };
};

test('emphasis, headings and lists lose their signs as text and keep their meaning as HTML', () => {
  const { html, text } = both(
    '**Bottom line**\n\nIt *works* [1].\n\n### Studies\n\n- One [3].\n- Two:\n  1. a\n  2. b',
  );
  expect(text).toBe('Bottom line\n\nIt works [1].\n\nStudies\n\n• One [3].\n• Two:\n  1. a\n  2. b');
  expect(html).toBe(
    '<p><strong>Bottom line</strong></p><p>It <em>works</em> [1].</p><h3>Studies</h3><ul><li>One [3].</li><li>Two:<ol><li>a</li><li>b</li></ol></li></ul>',
  );
});

test('a table is a table, and lines of cells', () => {
  const { html, text } = both('| Study | n |\n| --- | ---: |\n| Doe\\|Roe | 1,2 [1] |');
  expect(text).toBe('Study\tn\nDoe|Roe\t1,2 [1]');
  expect(html).toBe('<table><tr><th>Study</th><th>n</th></tr><tr><td>Doe|Roe</td><td>1,2 [1]</td></tr></table>');
});

test('escaped signs and character references are read as the characters they stand for', () => {
  expect(both(String.raw`p \< 0.05, a\_b, 5 \* 3 &lt; 20`)).toEqual({
    text: 'p < 0.05, a_b, 5 * 3 < 20',
    html: '<p>p &lt; 0.05, a_b, 5 * 3 &lt; 20</p>',
  });
});

test('markers name known references only', () => {
  expect(both('Yes [1, 2, 3], no [9].').text).toBe('Yes [1, 3], no .');
});

test('hostile markdown gives no element and no address of its own', () => {
  const { html } = both(
    '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) [y](https://example.org/"onclick="a) ![z](https://example.org/z.png)',
  );
  expect(html).not.toMatch(/<img|javascript:|"onclick/);
  expect(html).toContain('&lt;img');
});

test('nesting without end ends', () => {
  const { html, text } = both(`${'> '.repeat(3_000)}deep ${'*'.repeat(3_000)}`);
  expect(html).toContain('deep');
  expect(text).toContain('deep');
});
