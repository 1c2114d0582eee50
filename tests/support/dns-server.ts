import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS server on this machine that knows TXT records. */
export interface TestDns {
  /** `127.0.0.1:` and its port. */
  address: string;
  /** Texts by name, in small letters. */
  records: Map<string, string[]>;
  close(): Promise<void>;
}

const TXT = 16;
const NO_SUCH_NAME = 3;

/** Starts one on a port of its own; it answers as much of RFC 1035 as TXT records need. */
export async function startDnsServer(): Promise<TestDns> {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answerTo(query, records), from.port, from.address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string[]>): Buffer {
  const { name, end } = questionOf(query);
  const texts = query.readUInt16BE(end) === TXT ? (records.get(name) ?? []) : [];
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (texts.length === 0 ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts.length, 6);
  return Buffer.concat([header, query.subarray(12, end + 4), ...texts.map(recordOf)]);
}

/** The name that is asked for, and where it ends. */
function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A record whose name is that of the question. */
function recordOf(text: string): Buffer {
  const content = Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
  const head = Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 1, 0, content.length]);
  return Buffer.concat([head, content]);
}
