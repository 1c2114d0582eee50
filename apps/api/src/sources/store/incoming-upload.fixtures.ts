import { Readable } from 'node:stream';
import type { IncomingUpload } from './object-store.ports.ts';

/** A file on its way to an address of this server, as its call reads it. */
export function incomingUpload(
  address: string,
  { content, account, headers = {} }: { content: Buffer; account: string; headers?: Record<string, string> },
): IncomingUpload {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const field = (name: string) => searchParams.get(name) ?? '';
  return {
    name: pathname.replace('/api/uploads/', ''),
    query: { size: field('size'), expires: field('expires'), signature: field('signature') },
    account,
    contentType: headers['content-type'] ?? 'application/pdf',
    contentLength: String(content.length),
    body: Readable.from(content.length === 0 ? [] : [content]),
  };
}
