import { chatError, emptyTurn } from '@footnote/domain';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestPage } from '../../platform/rendering/test-page.fixtures.ts';
import type * as ChatActions from './chat-actions.ts';
import { addEntry } from './chat.store.ts';

let page: { close: () => Promise<void> };
let actions: typeof ChatActions;
const bodies: unknown[] = [];

beforeAll(async () => {
  page = await openTestPage((request, response) => {
    void json(request).then((body) => bodies.push(body));
    response.writeHead(403).end('{"error":"no","code":"chat/pro-needs-account"}');
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  actions = await import('./chat-actions.ts');
});
afterAll(() => page.close());

/** Adds a refused question that was asked as a table. */
function addRefused(id: string): void {
  const asked = { id, position: 0, question: 'q', language: 'en', request: null, askedAt: '2026-01-01T00:00:00.000Z' };
  const failure = chatError('chat/pro-needs-account');
  addEntry({ ...emptyTurn(asked), state: 'failed', failure }, { format: 'As a table.' });
}

it('asks a question again in its format, unless that is to be dropped', async () => {
  addRefused('kept');
  actions.regenerate('kept');
  await vi.waitFor(() => expect(bodies).toMatchObject([{ outputFormat: 'As a table.' }]));
  actions.newChat();
  addRefused('dropped');
  actions.regenerate('dropped', [], { keepsFormat: false });
  await vi.waitFor(() => expect(bodies).toMatchObject([{}, { outputFormat: null }]));
  actions.newChat();
});
