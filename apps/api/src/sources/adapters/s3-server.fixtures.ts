import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that speaks as much of S3 as the store does, and takes nothing that is not signed to the letter (SigV4). */
export interface S3ServerOfTests {
  url: string;
  /** Lets time go by. */
  pass(milliseconds: number): void;
  /** Has the next so many calls fail with a status. */
  fail(status: number, times: number): void;
  /** Has the next so many calls answered slowly; the rest of what they bring is as it should be. */
  slow(how: Slowness, times: number): void;
  close(): Promise<void>;
}

/** `never` sends no head, `late` sends it after some milliseconds, `stalls` sends half of the body, `trickles` a byte at a time. */
export type Slowness = 'never' | 'late' | 'stalls' | 'trickles';

/** Milliseconds to the head of a late answer, and between the bytes of one that trickles. */
const [LATE, TRICKLE] = [60, 5];

interface Stored {
  content: Buffer;
  changed: number;
}

interface Call {
  method: string;
  path: string;
  /** Pairs as they were sent. */
  query: readonly (readonly [string, string])[];
  headers: Record<string, string>;
  body: Buffer;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

interface Signature {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  /** Seconds; null for one that stands in a header. */
  expires: number | null;
}

function signatureOf({ query, headers }: Call): Signature | null {
  const given = new Map(query);
  const fromQuery = given.get('X-Amz-Signature');
  if (fromQuery !== undefined) {
    if (given.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return null;
    return {
      credential: given.get('X-Amz-Credential') ?? '',
      signedHeaders: given.get('X-Amz-SignedHeaders') ?? '',
      signature: fromQuery,
      date: given.get('X-Amz-Date') ?? '',
      expires: Number(given.get('X-Amz-Expires')),
    };
  }
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    headers['authorization'] ?? '',
  );
  if (found === null) return null;
  const [, credential = '', signedHeaders = '', signature = ''] = found;
  return { credential, signedHeaders, signature, date: headers['x-amz-date'] ?? '', expires: null };
}

function isSigned(call: Call, { secret, now }: { secret: string; now: number }): boolean {
  const given = signatureOf(call);
  if (given === null || new Set(call.query.map(([name]) => name)).size !== call.query.length) return false;
  const [id, day, region, service, end] = given.credential.split('/');
  if (id !== 'key' || service !== 's3' || end !== 'aws4_request' || !given.date.startsWith(day ?? '-')) return false;
  const began = Date.parse(given.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (given.expires !== null && !(now <= began + given.expires * 1000 && given.expires <= 604_800)) return false;
  const names = given.signedHeaders.split(';');
  if (!names.includes('host')) return false;
  const canonicalQuery = call.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const payload = given.expires === null ? (call.headers['x-amz-content-sha256'] ?? '') : 'UNSIGNED-PAYLOAD';
  if (given.expires === null && payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(call.body)) return false;
  const canonical = [
    call.method,
    call.path,
    canonicalQuery,
    ...names.map((name) => `${name}:${(call.headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}`),
    '',
    given.signedHeaders,
    payload,
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const toSign = ['AWS4-HMAC-SHA256', given.date, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<Buffer | string>((k, part) => hmac(k, part ?? ''), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === given.signature;
}

/** Reads a call; null for an address that is not written as it is signed. */
async function readCall(incoming: IncomingMessage): Promise<Call | null> {
  const [path = '', rest = ''] = (incoming.url ?? '').split('?');
  const query: [string, string][] = [];
  for (const part of rest === '' ? [] : rest.split('&')) {
    const [name = '', value = ''] = part.split('=').map((text) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return '\0';
      }
    });
    const isCanonical = part === `${encoded(name)}=${encoded(value)}` || (value === '' && part === encoded(name));
    if (!isCanonical || name === '') return null;
    query.push([name, value]);
  }
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  return { method: incoming.method ?? '', path, query, headers, body: await buffer(incoming) };
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;

/** Sends a body, as slowly as it is told. */
async function send(part: Buffer, { outgoing, slowness }: Pick<Serving, 'outgoing' | 'slowness'>): Promise<void> {
  if (slowness === 'stalls') return void outgoing.write(part.subarray(0, part.length >> 1));
  if (slowness === 'trickles')
    for (let at = 0; at < part.length && !outgoing.destroyed; at += 1) {
      outgoing.write(part.subarray(at, at + 1));
      await pause(TRICKLE);
    }
  outgoing.end(slowness === 'trickles' ? undefined : part);
}

interface Serving {
  slowness: Slowness | null;
  objects: Map<string, Stored>;
  now: () => number;
  key: string;
  outgoing: ServerResponse;
  refuse: (status: number, code: string) => unknown;
}

function serve(
  { method, query, headers, body }: Call,
  { objects, now, key, outgoing, refuse, slowness }: Serving,
): void {
  const found = objects.get(key);
  const asked = new Map(query);
  if (method === 'PUT') {
    const from = headers['x-amz-copy-source'];
    const content = from === undefined ? body : objects.get(from.replace(/^\/?documents\//, ''))?.content;
    if (content === undefined) return void refuse(404, 'NoSuchKey');
    if (headers['if-none-match'] === '*' && found !== undefined) return void refuse(412, 'PreconditionFailed');
    objects.set(key, { content, changed: now() });
    outgoing.end(from === undefined ? '' : xml(`<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>`));
  } else if (method === 'POST' && asked.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name);
    outgoing.end(xml('<DeleteResult/>'));
  } else if (method === 'GET' && asked.get('list-type') === '2') {
    outgoing.end(xml(listing(objects, asked)));
  } else if (found === undefined) {
    refuse(404, 'NoSuchKey');
  } else if (method === 'HEAD') {
    outgoing.writeHead(200, { 'content-length': found.content.length }).end();
  } else if (method === 'GET') {
    const [, start = '0', end = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '') ?? [];
    if (headers['range'] !== undefined && Number(start) >= found.content.length)
      return void refuse(416, 'InvalidRange');
    const part = found.content.subarray(Number(start), end === '' ? undefined : Number(end) + 1);
    outgoing.writeHead(headers['range'] === undefined ? 200 : 206, { 'content-length': part.length });
    void send(part, { outgoing, slowness });
  } else refuse(405, 'MethodNotAllowed');
}

/** Three keys a page, so that pages are gone through. */
function listing(objects: ReadonlyMap<string, Stored>, asked: ReadonlyMap<string, string>): string {
  const prefix = asked.get('prefix') ?? '';
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
  const after = names.filter((name) => name > (asked.get('continuation-token') ?? ''));
  const shown = after.slice(0, 3);
  const folderOf = (name: string) => prefix + name.slice(prefix.length).split('/')[0] + '/';
  const content = asked.has('delimiter')
    ? [...new Set(shown.map(folderOf))].map((name) => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`)
    : shown.map((name) => {
        const { content: stored, changed } = objects.get(name) ?? { content: Buffer.alloc(0), changed: 0 };
        const moment = new Date(changed).toISOString();
        return `<Contents><Key>${name}</Key><LastModified>${moment}</LastModified><Size>${stored.length}</Size></Contents>`;
      });
  const next = after.length > 3 ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${after.length > 3}</IsTruncated>${next}${content.join('')}</ListBucketResult>`;
}

/** Starts one with a bucket “documents”, whose key is “key” with the secret “secret”. */
export async function startS3Server(): Promise<S3ServerOfTests> {
  const objects = new Map<string, Stored>();
  let passed = 0;
  let failing = { status: 500, times: 0 };
  let slowed: { how: Slowness; times: number } = { how: 'late', times: 0 };
  const now = () => Date.now() + passed;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = await readCall(incoming);
    const refuse = (status: number, code: string) =>
      outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(xml(`<Error><Code>${code}</Code></Error>`));
    if (failing.times > 0) {
      failing = { ...failing, times: failing.times - 1 };
      return void refuse(failing.status, 'InternalError');
    }
    if (call === null || !isSigned(call, { secret: 'secret', now: now() }))
      return void refuse(403, 'SignatureDoesNotMatch');
    const slowness = slowed.times > 0 ? slowed.how : null;
    slowed = { ...slowed, times: slowed.times - 1 };
    if (slowness === 'never') return;
    if (slowness === 'late') await pause(LATE);
    const [, bucket, ...parts] = call.path.split('/');
    if (bucket !== 'documents') return void refuse(404, 'NoSuchBucket');
    serve(call, { objects, now, key: parts.join('/'), outgoing, refuse, slowness });
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    pass: (milliseconds) => void (passed += milliseconds),
    fail: (status, times) => void (failing = { status, times }),
    slow: (how, times) => void (slowed = { how, times }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
