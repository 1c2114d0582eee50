import { createHash } from 'node:crypto';
import { ORGANIZATION_HEADER, sourceDocumentPageSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearScreen,
  connect,
  filesOf,
  goneFile,
  memoryKept,
  newSource,
  openPage,
  openUploadServer,
  pdf,
  statusesOf,
  type Fault,
  type UploadServer,
} from './upload-engine.fixtures.ts';
import { findUpload, uploads } from './uploads.store.ts';

const NO_FAULT: Fault = () => null;

describe('uploads of a page', () => {
  let at: UploadServer;
  let calls: string[];
  let source: { id: string; name: string };
  const network = { fault: NO_FAULT };
  beforeAll(async () => {
    at = await openUploadServer();
    calls = connect(at.browser, network);
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await at.server.close();
  });
  beforeEach(async () => {
    clearScreen();
    network.fault = NO_FAULT;
    source = { id: await newSource(at), name: 'Protocols' };
    calls.length = 0;
  });
  const actor = () => at.actor;
  const open = (ports: Partial<Parameters<typeof openPage>[0]> = {}) => openPage({ actor, ...ports });
  const begin = (files: readonly File[], page = open()) => {
    page.engine.give(source, files);
    page.engine.start(source.id);
    return page;
  };
  const isOver = () =>
    filesOf(source.id).every(({ status }) => !['preparing', 'hashing', 'uploading'].includes(status));
  const listed = async () => {
    const path = `/api/sources/${source.id}/documents`;
    const answer = await at.browser('GET', path, undefined, { [ORGANIZATION_HEADER]: at.organization });
    return sourceDocumentPageSchema.parse(await answer.json());
  };
  const listedStatuses = async () =>
    Object.fromEntries((await listed()).documents.map(({ name, status }) => [name, status]));

  it('are hashed, announced together, sent and verified', async () => {
    const page = begin([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded', 'b.pdf': 'uploaded', 'c.pdf': 'uploaded' });
    const [first] = filesOf(source.id);
    expect(first?.hash).toBe(createHash('sha256').update('%PDF-1.7\na.pdf').digest('hex'));
    expect(first).toMatchObject({ bytesSent: first?.size, bytesHashed: first?.size });
    expect(calls.filter((call) => call.endsWith('/batches')).length).toBeLessThanOrEqual(2);
    const ids = (await listed()).documents.map(({ id }) => id);
    expect(new Set(filesOf(source.id).map(({ documentId }) => documentId))).toEqual(new Set(ids));
  });

  it('send three files at once and no more', async () => {
    let sending = 0;
    let most = 0;
    network.fault = (method) => {
      if (method !== 'PUT') return null;
      sending += 1;
      most = Math.max(most, sending);
      setTimeout(() => (sending -= 1), 4);
      return null;
    };
    const page = begin(Array.from({ length: 12 }, (_, index) => pdf(`${index}.pdf`)));
    await page.until(isOver);
    expect(most).toBe(3);
    expect((await listed()).meta.total).toBe(12);
  });

  it('take PDFs under 500 MB with names and contents of their own, and name the others', async () => {
    const page = open();
    page.engine.give(source, [pdf('notes.txt', 'words', 'text/plain'), new File([], 'empty.pdf')]);
    expect(findUpload(source.id)).toMatchObject({ files: [], problem: 'no-valid-files' });
    const large = Object.defineProperty(pdf('large.pdf'), 'size', { value: 500_000_000 });
    page.engine.give(source, [pdf('a.pdf', 'same'), pdf('A.PDF'), pdf('copy.pdf', 'same'), large]);
    expect(findUpload(source.id)).toMatchObject({
      problem: null,
      refused: [
        { name: 'A.PDF', reason: 'duplicate_name' },
        { name: 'large.pdf', reason: 'maximum_size_exceeded' },
      ],
    });
    page.engine.start(source.id);
    await page.until(isOver);
    expect(Object.values(statusesOf(source.id)).sort()).toEqual(['duplicate_content', 'uploaded']);
    const others = begin([pdf('a.pdf', 'other'), pdf('new.pdf', 'same')], page);
    await others.until(isOver);
    expect(statusesOf(source.id)).toMatchObject({ 'a.pdf': 'duplicate_name', 'new.pdf': 'duplicate_content' });
  });

  it('take a thousand files at once, and say so of more', async () => {
    let who: ReturnType<typeof actor> | null = at.actor;
    const page = open({ actor: () => who });
    page.engine.give(
      source,
      Array.from({ length: 1_001 }, (_, index) => pdf(`${index}.pdf`)),
    );
    expect(findUpload(source.id)?.files).toHaveLength(1_000);
    expect(findUpload(source.id)?.problem).toBe('too-many-files');
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    page.engine.start(source.id);
    await page.until(() => filesOf(source.id).every(({ status }) => status === 'uploading'));
    expect((await listed()).meta).toMatchObject({ total: 1_000, summary: { uploading: 1_000 } });
    expect(calls.filter((call) => call.endsWith('/batches')).length).toBeLessThan(100);
    who = null;
  });

  it('go on after the connection was lost, and send nothing twice where only an answer was', async () => {
    const lost = new Set<string>();
    network.fault = (method, path) => {
      const call = `${method} ${path.split('?')[0]}`;
      if (lost.has(call)) return null;
      lost.add(call);
      return lost.size % 2 === 0 ? 'lost' : 'answer-lost';
    };
    const page = begin(Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)));
    await page.until(() => uploads.isWaiting);
    await page.until(isOver);
    expect(new Set(Object.values(statusesOf(source.id)))).toEqual(new Set(['uploaded']));
    expect(uploads.isWaiting).toBe(false);
    expect((await listed()).meta.total).toBe(6);
  });

  it('wait longer and longer for a server that is gone, and try at once when the network is back', async () => {
    network.fault = () => new Response('', { status: 503 });
    const page = begin([pdf('a.pdf')]);
    for (let beat = 0; beat < 40; beat += 1) await page.beat();
    // After 2, 4, 8, 16 and 32 seconds, then each minute.
    expect(calls.length).toBeLessThanOrEqual(7);
    expect(calls.length).toBeGreaterThanOrEqual(5);
    network.fault = NO_FAULT;
    page.engine.connectionBack();
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded' });
  });

  it('ask for another address where the first became too old', async () => {
    const page = open();
    page.engine.give(source, [pdf('a.pdf')]);
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    page.engine.start(source.id);
    await page.until(() => uploads.isWaiting);
    page.clock.time += 60 * 60_000;
    network.fault = NO_FAULT;
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded' });
    expect(calls.filter((call) => /^POST .*\/upload$/.test(call))).toHaveLength(1);
  });

  it('are paused and resumed, one or all', async () => {
    const page = open();
    page.engine.give(source, [pdf('a.pdf'), pdf('b.pdf')]);
    const id = filesOf(source.id)[0]?.id ?? '';
    page.engine.start(source.id);
    page.engine.pause({ sourceId: source.id, id }, true);
    await page.until(() => statusesOf(source.id)['b.pdf'] === 'uploaded');
    expect(isOver()).toBe(false);
    page.engine.pause({ sourceId: source.id }, false);
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded', 'b.pdf': 'uploaded' });
  });

  it('are stopped, one or all, and the server gives them up', async () => {
    const page = open();
    page.engine.give(source, [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    page.engine.abort({ sourceId: source.id, id: filesOf(source.id)[2]?.id ?? '' });
    expect(Object.keys(statusesOf(source.id))).toEqual(['a.pdf', 'b.pdf']);
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    page.engine.start(source.id);
    await page.until(() => uploads.isWaiting);
    page.engine.abort({ sourceId: source.id });
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'upload_failed', 'b.pdf': 'upload_failed' });
    await page.until(() => calls.filter((call) => call.startsWith('DELETE')).length === 2);
    // What was called may still be on its way.
    await expect.poll(listedStatuses).toEqual({ 'a.pdf': 'upload_failed', 'b.pdf': 'upload_failed' });
    network.fault = NO_FAULT;
    page.engine.retry({ sourceId: source.id });
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded', 'b.pdf': 'uploaded' });
  });

  it('say of a file that was changed or taken away that it is unreadable, whenever that is found', async () => {
    const changing = pdf('changing.pdf');
    const page = begin([goneFile('gone.pdf'), changing, pdf('fine.pdf')]);
    network.fault = (method, path) => {
      if (method !== 'PUT' || !path.includes('uploads')) return null;
      Object.assign(changing, goneFile('changing.pdf'));
      return filesOf(source.id).find(({ name }) => name === 'changing.pdf')?.status === 'uploading' ? 'lost' : null;
    };
    await page.until(isOver);
    expect(statusesOf(source.id)).toMatchObject({ 'gone.pdf': 'hash_failed', 'changing.pdf': 'hash_rejected' });
    expect(statusesOf(source.id)['fine.pdf']).toBe('uploaded');
    await page.beat();
    await expect.poll(async () => (await listedStatuses())['changing.pdf']).toBe('upload_failed');
  });

  it('end where the page quota is exceeded', async () => {
    await at.server.database.pool.query('UPDATE source SET page_quota = 0 WHERE id = $1', [source.id]);
    const page = begin([pdf('a.pdf'), pdf('b.pdf')]);
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'quota_exceeded', 'b.pdf': 'quota_exceeded' });
    expect(uploads.news).toEqual([{ problem: 'quota-exceeded', sourceName: 'Protocols' }]);
  });

  it('end where the source is gone, or may be used no longer', async () => {
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    const page = begin([pdf('a.pdf'), pdf('b.pdf')]);
    await page.until(() => uploads.isWaiting);
    network.fault = NO_FAULT;
    await at.server.database.pool.query('DELETE FROM source WHERE id = $1', [source.id]);
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'upload_failed', 'b.pdf': 'upload_failed' });
    expect(findUpload(source.id)?.problem).toBe('access-lost');
  });

  it('end where their user acts for another organization, and wait where a session only ended', async () => {
    let who: ReturnType<typeof actor> | null = at.actor;
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    const { held, kept } = memoryKept();
    const page = begin([pdf('a.pdf')], open({ actor: () => who, kept }));
    await page.until(() => uploads.isWaiting);
    who = null;
    page.engine.actorChanged(true);
    network.fault = NO_FAULT;
    calls.length = 0;
    for (let beat = 0; beat < 5; beat += 1) await page.beat();
    expect(calls).toEqual([]);
    who = at.actor;
    page.engine.actorChanged(false);
    await page.until(isOver);
    expect(statusesOf(source.id)).toEqual({ 'a.pdf': 'uploaded' });

    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    begin([pdf('b.pdf')], page);
    await page.until(() => uploads.isWaiting);
    who = { ...at.actor, organizationId: 'another' };
    page.engine.actorChanged(false);
    expect(findUpload(source.id)).toBeUndefined();
    expect(uploads.news).toEqual([{ problem: 'access-lost', sourceName: 'Protocols' }]);
    expect(held.size).toBe(0);
    network.fault = NO_FAULT;
    await page.until(() => calls.some((call) => call.startsWith('DELETE')));
    await expect.poll(async () => (await listedStatuses())['b.pdf']).toBe('upload_failed');
  });

  it('go on after a reload with the files that were kept, and with others once they are chosen again', async () => {
    const { held, kept } = memoryKept();
    network.fault = (method) => (method === 'PUT' ? 'lost' : null);
    const first = begin([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], open({ kept }));
    await first.until(() => uploads.isWaiting);
    const documents = (await listed()).documents.map(({ id }) => id).sort();
    first.engine.pause({ sourceId: source.id }, true);
    for (const entry of held.values()) {
      entry.upload = { ...entry.upload, isPaused: false };
      if (entry.upload.name !== 'a.pdf') entry.file = null;
    }
    clearScreen();
    network.fault = NO_FAULT;
    const second = open({ kept });
    await second.engine.restore();
    await second.until(() => statusesOf(source.id)['a.pdf'] === 'uploaded');
    expect(filesOf(source.id).map(({ name, isMissing }) => [name, isMissing])).toEqual([
      ['a.pdf', false],
      ['b.pdf', true],
      ['c.pdf', true],
    ]);
    // As long as the file before a reload, and not the one that was announced.
    second.engine.give(source, [pdf('B.pdf', 'b.pdf'), pdf('c.pdf', 'C.pdf')]);
    await second.until(isOver);
    expect(Object.values(statusesOf(source.id))).toEqual(['uploaded', 'uploaded', 'uploaded']);
    const ids = filesOf(source.id).map(({ documentId }) => documentId ?? '');
    expect(ids.slice(0, 2).every((id) => documents.includes(id))).toBe(true);
    expect(documents).not.toContain(ids[2]);
    expect(held.size).toBe(0);
  });
});
