import { emptyTurn, NO_FILTERS, composeQuery, turnEnded, type ChatStreamEvent, type ChatTurn } from '@footnote/domain';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestPage } from '../../platform/rendering/test-page.fixtures.ts';
import { addEntry, chat, resetChat } from './chat.store.ts';
import { TurnFollower } from './follow-turn.ts';

const SESSION = '6f1c7a52-3a0e-4a53-9d5e-0d2f6f1c7a52';
const part = (index: number, text: string): ChatStreamEvent => ({ event: 'answer_part', index, text });
const STORY: ChatStreamEvent[] = [
  { event: 'main_question', question: 'q' },
  { event: 'search_string', search_string: 'q' },
  { event: 'number_retrieved_docs', number: 3 },
  { event: 'all_docs', docs: [] },
  part(0, 'Dapagliflozin — '),
  part(1, 'réduit 😢.'),
  { event: 'done', session_id: SESSION, claims: [], writer: { kind: 'extractive' }, language: 'en' },
];
const text = (events: readonly ChatStreamEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');

const question: ChatTurn = emptyTurn({
  id: 't1',
  position: 0,
  question: 'q',
  language: 'en',
  request: null,
  askedAt: '2026-01-01T00:00:00.000Z',
});
const composed = composeQuery({
  question: 'q',
  earlier: [],
  filters: NO_FILTERS,
  settings: { language: 'en', layman: false, precision: false, elaborate: false, format: '', sources: ['pubmed'] },
  chosen: null,
  frame: null,
  today: '2026-01-01',
});

let page: { close: () => Promise<void> } | undefined;
afterEach(async () => {
  await page?.close();
  resetChat();
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

async function follow(answers: { query?: Answer; stream?: Answer; session?: Answer; stop?: Answer }, resume = false) {
  const asked: string[] = [];
  const none: Answer = (response) => response.writeHead(404).end('{"error":"no","code":"chat/session-not-found"}');
  page = await openTestPage((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname;
    asked.push(`${request.method} ${path}`);
    const answer = path.endsWith('/query')
      ? answers.query
      : path.endsWith('/stream')
        ? answers.stream
        : path.endsWith('/stop')
          ? answers.stop
          : answers.session;
    (answer ?? none)(response, request);
  });
  const ended = vi.fn<() => void>();
  const entry = addEntry(question);
  const follower = new TurnFollower(entry, SESSION, resume ? null : composed, { started: () => undefined, ended });
  follower.start();
  const untilEnd = () => vi.waitFor(() => expect(turnEnded(entry.progress.stage)).toBe(true), { timeout: 5_000 });
  return { entry, follower, ended, asked, untilEnd };
}

describe('TurnFollower', () => {
  it('follows an answer whose bytes are cut inside characters', async () => {
    const bytes = Buffer.from(text(STORY));
    const { entry, ended, untilEnd } = await follow({
      query: (response) => {
        for (const byte of bytes) response.write(Uint8Array.of(byte));
        response.end();
      },
    });
    await untilEnd();
    expect(entry.turn).toMatchObject({ state: 'answered', answer: 'Dapagliflozin — réduit 😢.' });
    expect(entry.progress.stage).toBe('answered');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('takes up a cut answer again from its first event without showing less than before', async () => {
    const shown: string[] = [];
    const { entry, asked, untilEnd } = await follow({
      query: (response) => {
        response.write(text(STORY.slice(0, 5)));
        setTimeout(() => response.destroy(), 60);
      },
      stream: (response) => {
        response.write(text(STORY.slice(0, 4)));
        setTimeout(() => response.end(text(STORY.slice(4))), 60);
      },
    });
    const watch = setInterval(() => shown.push(entry.turn.answer), 2);
    await untilEnd();
    clearInterval(watch);
    expect(entry.turn.answer).toBe('Dapagliflozin — réduit 😢.');
    expect(asked).toEqual([
      'POST /api/chat/query',
      `GET /api/chat/sessions/${SESSION}`,
      `GET /api/chat/sessions/${SESSION}/stream`,
    ]);
    expect(shown.every((now, at) => now.length >= (shown[at - 1] ?? '').length)).toBe(true);
  });

  it('settles a turn that ended while the connection was away', async () => {
    const saved = { ...question, state: 'answered', answer: 'Saved [1].' };
    const session = { sessionId: SESSION, timestamp: '', title: 'q', isChatShared: false, turns: [saved] };
    const { entry, untilEnd } = await follow({
      query: (response) => response.destroy(),
      session: (response) => response.writeHead(200).end(JSON.stringify(session)),
    });
    await untilEnd();
    expect(entry.turn).toMatchObject({ state: 'answered', answer: 'Saved [1].' });
  });

  it('does not follow the answer of another tab in place of its own', async () => {
    const own = { ...question, state: 'answered', answer: 'Mine.' };
    const other = { ...question, id: 't2', position: 1, question: 'other', mainQuestion: 'other' };
    const session = { sessionId: SESSION, timestamp: '', title: 'q', isChatShared: false, turns: [own, other] };
    const { entry, asked, untilEnd } = await follow({
      query: (response) => response.destroy(),
      stream: (response) => response.end(text(STORY)),
      session: (response) => response.writeHead(200).end(JSON.stringify(session)),
    });
    await untilEnd();
    expect(entry.turn).toMatchObject({ state: 'answered', answer: 'Mine.' });
    expect(asked).not.toContain(`GET /api/chat/sessions/${SESSION}/stream`);
  });

  it('fails as interrupted where the server never heard of the question', async () => {
    const { entry, untilEnd } = await follow({ query: (response) => response.destroy() });
    await untilEnd();
    expect(entry.turn.failure?.code).toBe('chat/interrupted');
  });

  it('shows a refusal in the words of the server, and 401 as unauthorized', async () => {
    const refused = await follow({
      query: (response) => response.writeHead(409).end('{"error":"Busy.","code":"chat/session-busy"}'),
    });
    await refused.untilEnd();
    expect(refused.entry.turn.failure).toEqual({ code: 'chat/session-busy', message: 'Busy.' });
    expect(refused.entry.onServer).toBe(false);
    await page?.close();
    resetChat();
    const stranger = await follow({ query: (response) => response.writeHead(401).end('{}') });
    await stranger.untilEnd();
    expect(stranger.entry.turn.failure?.code).toBe('chat/unauthorized');
  });

  it('stops at once, tells the server, and keeps what was written', async () => {
    const { entry, follower, ended, asked } = await follow({
      query: (response) => response.write(text(STORY.slice(0, 5))),
      stop: (response) => response.writeHead(204).end(),
    });
    await vi.waitFor(() => expect(entry.turn.answer).not.toBe(''));
    await follower.stop();
    expect(entry.turn).toMatchObject({ state: 'stopped', answer: 'Dapagliflozin — ' });
    expect(asked).toContain(`POST /api/chat/sessions/${SESSION}/stop`);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('passes over a bad line, reports it, and reads on', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const { entry, untilEnd } = await follow({
      query: (response) => response.end(`nonsense\n{"event":"unknown"}\n${text(STORY)}`),
    });
    await untilEnd();
    expect(entry.turn.state).toBe('answered');
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('resumes a running answer, and leaves it running when the reader goes elsewhere', async () => {
    const { entry, follower, ended } = await follow(
      { stream: (response) => response.write(text(STORY.slice(0, 5))) },
      true,
    );
    await vi.waitFor(() => expect(entry.turn.answer).toBe('Dapagliflozin — '));
    follower.leave();
    expect(entry.progress.stage).toBe('writing');
    expect(ended).not.toHaveBeenCalled();
    expect(chat.entries).toHaveLength(1);
  });
});
