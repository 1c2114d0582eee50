import { err, ok, ORGANIZATION_HEADER, sourceSchema, type Result } from '@footnote/domain';
import { vi } from 'vitest';
import { startTestServer } from '../../../../api/src/app/test-server.fixtures.ts';
import { createSignedInUser } from '../../../../api/src/identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../../../api/src/organizations/organizations.fixtures.ts';
import { readError, type ApiError } from '../../platform/api/api.client.ts';
import { hashFile } from './hashing/hash-file.ts';
import { createUploadEngine } from './upload-engine.ts';
import type { Actor, KeptUpload, KeptUploads, UploadPorts } from './upload.ports.ts';
import { uploadCalls } from './uploads.client.ts';
import { findUpload, uploads, type UploadFile } from './uploads.store.ts';

type Browser = Awaited<ReturnType<typeof createSignedInUser>>;

/** Keeps uploads as a browser does, for the pages of one test. */
export function memoryKept(held = new Map<string, { upload: KeptUpload; file: File | null }>()) {
  const kept: KeptUploads = {
    add: (upload, file) => void held.set(upload.id, { upload, file }),
    change(upload) {
      const entry = held.get(upload.id);
      if (entry !== undefined) entry.upload = upload;
    },
    remove: (id) => void held.delete(id),
    adopt: () => Promise.resolve([...held.values()]),
  };
  return { held, kept };
}

/** A PDF as the server of tests reads it: text, whose form feeds end pages. */
export function pdf(name: string, text = name, type = 'application/pdf'): File {
  return new File([`%PDF-1.7\n${text}`], name, { type });
}

/** A file that was changed or taken away after it was chosen. */
export function goneFile(name: string, size = 100): File {
  const file = new File(['x'.repeat(size)], name, { type: 'application/pdf' });
  const fail = () => Promise.reject(new DOMException('It was changed.', 'NotReadableError'));
  return Object.assign(file, { slice: () => ({ arrayBuffer: fail }) });
}

/** A server with an organization, one of whose members is signed in, and how its network fails. */
export async function openUploadServer() {
  const server = await startTestServer();
  const browser = await createSignedInUser(server, 'admin@example.org');
  const organization = await saveOrganization(server.database, { people: { 'admin@example.org': 'Admin' } });
  const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account');
  const actor: Actor = { accountId: rows[0]?.id ?? '', organizationId: organization };
  return { server, browser, actor, organization };
}
export type UploadServer = Awaited<ReturnType<typeof openUploadServer>>;

/** Makes a source and gives its id. */
export async function newSource({ browser, organization }: UploadServer): Promise<string> {
  const body = { name: 'Protocols', description: 'Of our department.', languages: ['en'] };
  const made = await browser('POST', '/api/sources', body, { [ORGANIZATION_HEADER]: organization });
  return sourceSchema.parse(await made.json()).id;
}

/** What fails a call before it reaches the server, or loses its answer; null for neither. */
export type Fault = (method: string, path: string) => 'lost' | 'answer-lost' | Response | null;

/** Has the calls of this process made by a browser, over a network with faults; gives the calls that were made. */
export function connect(browser: Browser, network: { fault: Fault }): string[] {
  const made: string[] = [];
  const ask = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const fault = network.fault(method, path);
    made.push(`${method} ${path.split('?')[0]}`);
    if (fault instanceof Response) return fault;
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    const response = await browser(method, path, body, headers);
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch');
    return response;
  };
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    return ask(init.method ?? 'GET', url, init.body, headers);
  });
  return made;
}

/** Sends a file as a browser does, but by `fetch`, as Node has no XMLHttpRequest. */
const send: UploadPorts['calls']['send'] = async (link, file, { signal, onProgress }) => {
  signal.throwIfAborted();
  const body = await file.text();
  onProgress(Math.floor(file.size / 2));
  await new Promise((resolve) => setTimeout(resolve, 1));
  signal.throwIfAborted();
  try {
    const headers = { ...link.headers, 'content-length': String(file.size) };
    const response = await fetch(link.url, { method: link.method, headers, body });
    signal.throwIfAborted();
    return response.ok ? ok(null) : err(await readError(response));
  } catch (cause) {
    if (signal.aborted) throw cause;
    return lostConnection();
  }
};

function lostConnection(): Result<null, ApiError> {
  return err({ status: 0, code: '', message: 'The upload broke off.' });
}

/** A page that uploads, on the server of a test; its clock goes when it is told to. */
export function openPage(ports: Partial<UploadPorts> & Pick<UploadPorts, 'actor'>) {
  const clock = { time: Date.now() };
  let count = 0;
  const engine = createUploadEngine({
    calls: { ...uploadCalls, send },
    hash: hashFile,
    hashers: 2,
    kept: memoryKept().kept,
    isOnline: () => true,
    now: () => clock.time,
    newId: () => `file-${(count += 1)}-${Math.random()}`,
    ...ports,
  });
  /** Lets two seconds pass. */
  const beat = async () => {
    clock.time += 2_000;
    engine.beat();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  /** Lets time pass until something is so. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await beat();
  };
  return { engine, clock, beat, until };
}

/** The files of a source. */
export const filesOf = (sourceId: string): readonly UploadFile[] => findUpload(sourceId)?.files ?? [];

/** Status by name of the files of a source. */
export const statusesOf = (sourceId: string) =>
  Object.fromEntries(filesOf(sourceId).map(({ name, status }) => [name, status]));

/** Forgets what other tests have left on the screen. */
export function clearScreen(): void {
  Object.assign(uploads, { uploads: [], isWaiting: false, news: [], shown: null, opened: null, abandoned: [] });
}
