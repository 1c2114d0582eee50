import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatStreamEvent } from '@footnote/domain';
import { memoryLiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articleFixture } from '../../../../../packages/literature/src/search/article.fixtures.ts';
import { answerQuestion } from '../../chat/answer-question.ts';
import { answeringDeps, askedQuestion } from '../../chat/answering.fixtures.ts';
import { accountOwner } from '../../platform/owner.ts';
import { answeringDocuments } from '../answering-documents.fixtures.ts';
import { memoryDocumentIndex } from '../index/memory-document-index.fixtures.ts';
import { LINKED_SENTENCE, linkingFile } from './linking-file.fixtures.ts';
import { openPdfReader } from './open-pdf-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-linking-'));
let listener: Server;
let url = '';
let connections = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
});
afterAll(() => {
  listener.close();
  rmSync(folder, { recursive: true, force: true });
});

it('fetches no address of a document or an article, while they are read, searched and answered from', async () => {
  const path = join(folder, 'linking.pdf');
  writeFileSync(path, linkingFile(url));
  const reader = openPdfReader({ processes: 1 });
  const read = await reader.read(path, { signal: new AbortController().signal });
  await reader.close();
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.pages[0]?.text).toContain(LINKED_SENTENCE);
  expect(read.value.pages[0]?.text).toContain(`${url}/plain`);

  const index = memoryDocumentIndex();
  await index.put({ sourceId: 'ours', documentId: 'one', name: `${url}/name.pdf`, read: read.value });
  const literature = memoryLiteratureIndex();
  const article = articleFixture({
    pmid: '77',
    doi: `${url}/doi`,
    title: `Colchicine in gout: ${url}/title`,
    publicationDate: '2020',
    abstract: [{ label: 'RESULTS', text: `${LINKED_SENTENCE} Data are at ${url}/data and ![](${url}/figure.png).` }],
  });
  await literature.write({ articles: [article], deletions: [] });
  const held = [{ id: 'ours', name: 'Ours', organizationId: 'o', documents: ['one'] }];
  const deps = answeringDeps(literature, { documents: answeringDocuments(index, held) });
  const asked = {
    ...askedQuestion({ question: 'When is colchicine begun in gout?', sources: ['ours', 'pubmed'] }),
    owner: accountOwner('a', 'o'),
  };
  const events: ChatStreamEvent[] = [];
  for await (const event of answerQuestion(deps, asked)) events.push(event);
  const cited = events.flatMap((event) => (event.event === 'all_docs' ? event.docs : [])).map(({ type }) => type);
  expect(new Set(cited)).toEqual(new Set(['pdf', 'pubmed']));
  await Promise.all([index.close(), literature.close()]);

  // Whoever knocks is heard.
  expect(connections).toBe(0);
  await fetch(url).catch(() => undefined);
  expect(connections).toBe(1);
});
