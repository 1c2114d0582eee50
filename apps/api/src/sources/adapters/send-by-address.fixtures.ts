import { request } from 'node:http';
import type { TestUpload } from '../store/object-store.contract.ts';

/** Sends a file as it is told, to an address that may be none; whether it was taken. */
export function sendByAddress({ url, headers, body }: TestUpload): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const sent = request(
        url,
        { method: 'PUT', headers: { ...headers, 'content-length': body.length } },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode === 200));
        },
      );
      sent.on('error', () => resolve(false));
      sent.end(body);
    } catch {
      resolve(false);
    }
  });
}
