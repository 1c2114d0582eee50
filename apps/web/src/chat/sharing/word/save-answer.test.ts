import { answerLanguage, EMPTY_CITATION, emptyTurn, type ChatTurn } from '@footnote/domain';
import { answerCitations, bareCitation, pdfCitation, sglt2Evidence, sglt2Markdown } from '@footnote/domain/fixtures';
import { strFromU8, unzipSync } from 'fflate';
import type { Messages } from '@footnote/ui';
import { expect, test, vi } from 'vitest';
import { english } from '../../../platform/i18n/english-messages.fixtures.ts';
import { answerInWord } from './save-answer.ts';

// The kit as a whole draws, which needs a browser; what reads and says an answer is the real one.
vi.mock(import('@footnote/ui'), async () => ({
  ...(await import('../../../../../../packages/ui/src/chat/Markdown/copy-answer.ts')),
  ...(await import('../../../../../../packages/ui/src/chat/Markdown/read-document.ts')),
  ...(await import('../../../../../../packages/ui/src/chat/answer-remarks.ts')),
  ...(await import('../../../../../../packages/ui/src/chat/evidence-sections.ts')),
  ...(await import('../../../../../../packages/ui/src/literature/reference-words.ts')),
}));

const start = { id: 't', position: 0, language: 'en', request: null, askedAt: '2026-05-20T08:00:00Z' };
const kit: Messages = {
  locale: 'en',
  t: english,
  number: String,
  date: (day, options) => new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(day),
};
const turn = (over: Partial<ChatTurn>): ChatTurn => ({
  ...emptyTurn({ ...start, question: 'Does it help?' }),
  state: 'answered',
  answer: sglt2Markdown,
  citations: [...answerCitations],
  writer: { kind: 'extractive' },
  ...over,
});

async function parts(asked: ChatTurn, words = kit): Promise<{ document: string; links: string; lists: string }> {
  const files = unzipSync(new Uint8Array(await (await answerInWord(asked, words)).arrayBuffer()));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    document: read('word/document.xml'),
    links: read('word/_rels/document.xml.rels'),
    lists: read('word/numbering.xml'),
  };
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const anchors = (document: string) => new Set(all(document, /<w:hyperlink [^>]*w:anchor="([^"]+)"/g));
const bookmarks = (document: string) => new Set(all(document, /<w:bookmarkStart [^>]*w:name="([^"]+)"/g));
const textOf = (document: string) => all(document, /<w:t[^>]*>([^<]*)<\/w:t>/g).join('');

test('an answer in Word has its question as title, headings, a table of its studies, and a list of references', async () => {
  const { document, links, lists } = await parts(turn({ evidence: sglt2Evidence }));
  expect(document).toMatch(/<w:pStyle w:val="Title"\/>.*?Does it help\?/s);
  expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:p>).)*Direct evidence<.{0,60}<w:tbl>/s);
  expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:p>).)*References/s);
  expect(document).toContain('<w:tblHeader/>');
  expect(textOf(document)).toContain('Answered by Footnote, May 20, 2026');
  expect(links).toContain('Target="https://doi.org/10.1056/nejmoa1911303" TargetMode="External"');
  expect(links).toMatch(/Target="https:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/\d+\/" TargetMode="External"/);
  // Every marker leads to a reference that stands there; 5 and 6 are not cited, so the list goes on at 7.
  const known = bookmarks(document);
  expect(known).toEqual(new Set(['reference-1', 'reference-2', 'reference-3', 'reference-4', 'reference-7']));
  expect([...anchors(document)].every((anchor) => known.has(anchor))).toBe(true);
  expect(anchors(document).size).toBeGreaterThan(0);
  expect(all(lists, /<w:start w:val="(\d+)"\/><w:numFmt w:val="decimal"\/>/g)).toContain('7');
});

test('it says what checking found, and how many sentences carry no reference', async () => {
  const claim = { text: 'Words.', start: 0, end: 6, evidence: [], support: 'supported' as const };
  const claims = [
    { ...claim, citations: [1], verdict: 'quoted' as const },
    { ...claim, citations: [1], verdict: 'quoted' as const },
    { ...claim, citations: [2] },
    { ...claim, citations: [] },
  ];
  const { document } = await parts(turn({ claims }));
  expect(textOf(document)).toContain('2 quoted word for word · 1 supported');
  expect(textOf(document)).toContain('1 sentence carries no reference');
});

test('it says that not every source answers the question, and names the sentences that are not carried', async () => {
  const claim = { text: 'Words.', start: 0, end: 6, evidence: [], citations: [1], verdict: 'supported' as const };
  const carried = { ...claim, support: 'supported' as const };
  const indirect = [carried, { ...carried, directness: 'indirect' as const }];
  const said = async (claims: ChatTurn['claims']) => textOf((await parts(turn({ claims }))).document);
  expect(await said(indirect)).toContain('not every source answers this question directly');
  expect(await said([carried])).toContain('whether each source answers this question is not known');
  const direct = { ...carried, directness: 'direct' as const };
  expect(await said([direct])).not.toContain('answers this question');
  const missing = { ...claim, text: 'It cures.', support: 'not found' as const, verdict: 'contradicted' as const };
  const text = await said([direct, missing]);
  expect(text).toContain('“It cures.”: contradicted by its source');
  expect(text).not.toContain('“Words.”');
});

test('a stopped answer and one that stands in for a model say so', async () => {
  const code = 'model/unavailable' as const;
  const writer = { kind: 'extractive' as const, instead_of: { provider: 'p', model: 'm', code } };
  const { document } = await parts(turn({ state: 'stopped', writer }));
  expect(textOf(document)).toContain('This answer was stopped before its end.');
  expect(textOf(document)).toContain('The language model did not answer');
});

test('references carry every notice, the page in the words of the reader, and a name where a document is gone', async () => {
  const deleted = { ...EMPTY_CITATION, id: 'redacted-3', type: 'pdf' as const };
  const citations = [{ ...bareCitation, concern: true, corrected: true }, pdfCitation, deleted];
  const { document } = await parts(turn({ answer: 'Words [1, 2, 3].', citations }), {
    ...kit,
    t: (message, values) => english(message, values).replace('Page', 'Seite'),
  });
  expect(textOf(document)).toContain('(Expression of concern) (Corrected) Untitled letter.');
  expect(textOf(document)).toContain('St Elsewhere guidelines · Seite 12');
  expect(textOf(document)).toContain('Deleted document.');
});

test('lines of a question and of code stay lines', async () => {
  const { document } = await parts(turn({ question: 'First?\r\nSecond?', answer: '```\none\ntwo\n```\n\nsoft\nline' }));
  const [first, second] = ['First?', 'Second?'].map((line) => document.indexOf(`>${line}<`));
  expect(document.slice(first, second)).toContain('<w:br/>');
  expect(document.slice(document.indexOf('>one<'), document.indexOf('>two<'))).toContain('<w:br/>');
  expect(document.slice(document.indexOf('>soft'))).not.toContain('<w:br/>');
});

test('markers of what an answer rests on lead to its references, and brackets inside what it quotes do not', async () => {
  const [harm] = sglt2Evidence.harms;
  const harms = harm === undefined ? [] : [{ ...harm, text: 'Harm [2] was rare.', citation: 3 }];
  expect(harms).toHaveLength(1);
  const { document } = await parts(turn({ answer: 'Words [1].', evidence: { ...sglt2Evidence, harms } }));
  expect(document).toMatch(/Harm \[2\] was rare\.”(?:(?!<\/w:p>).)*w:anchor="reference-3"/s);
  const [table] = /<w:tbl>.*?<\/w:tbl>/s.exec(document) ?? [''];
  expect(anchors(table)).toEqual(new Set(sglt2Evidence.table.map(({ citation }) => `reference-${citation}`)));
});

test('lists, tables, links and code of an answer are those of Word', async () => {
  const answer =
    '### Studies\n\n3. One **bold** [1]\n   - inside\n4. [Page](https://doi.org/10.1/x) `code`\n\n> quoted\n\n| a | b |\n|---|---|\n| *c* | d [2] |\n\n---\n\n```\nx < y\n```';
  const { document, links, lists } = await parts(turn({ answer }));
  expect(document).toMatch(/<w:b\/>.*?bold/s);
  expect(document).toContain('x &lt; y');
  expect(links).toContain('https://doi.org/10.1/x');
  expect(all(lists, /<w:start w:val="(\d+)"\/><w:numFmt w:val="decimal"\/>/g)).toContain('3');
  expect(all(document, /<w:numId w:val="(\d+)"/g).length).toBeGreaterThanOrEqual(3);
});

test('what is hostile is text, and what XML cannot hold is left out', async () => {
  const { document, links } = await parts(
    turn({
      question: 'A\u0000\uFFFF</w:t><w:p>&"\uD800',
      answer: `${'- '.repeat(60)}deep [x](javascript:alert(1)) [99] <script> ${'>'.repeat(40)}\n\nWords [1].`,
    }),
  );
  expect(document).toContain('A  &lt;/w:t&gt;&lt;w:p&gt;&amp;');
  // eslint-disable-next-line no-control-regex -- these are what must not be there
  expect(document).not.toMatch(/[\u0000-\u0008\uFFFE\uFFFF]/);
  expect(links).not.toContain('javascript');
  expect(anchors(document)).toEqual(new Set(['reference-1']));
});

test('an answer in Arabic runs from right to left, and one without references has no list of them', async () => {
  expect(answerLanguage('ar')?.direction).toBe('rtl');
  const { document } = await parts(turn({ language: 'ar', answer: 'نعم.', citations: [], evidence: sglt2Evidence }));
  const paragraphOf = (words: string) => (document.match(/<w:p>.*?<\/w:p>/gs) ?? []).find((one) => one.includes(words));
  expect(paragraphOf('نعم')).toContain('<w:bidi/>');
  expect(paragraphOf('نعم')).toContain('<w:rtl/>');
  // What the product says, and the question, run as they are written.
  for (const words of ['Does it help?', 'Answered by Footnote', 'Direct evidence', 'not medical advice'])
    expect(paragraphOf(words)).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
  const asked = await parts(turn({ question: '3 هل يقلل داباغليفلوزين؟' }));
  expect(asked.document).toMatch(/<w:pStyle w:val="Title"\/>(?:(?!<\/w:p>).)*<w:rtl\/>/s);
  expect(textOf(document)).not.toContain('References');
});
