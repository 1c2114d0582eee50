import type { IncomingMessage } from 'node:http';

/** How long a store elsewhere is waited for. */
export interface StoreTimeouts {
  /** Milliseconds to a connection, and to the head of an answer. */
  connect: number;
  answer: number;
  /** Milliseconds in each of which a body brings so many bytes at least, or ends, unless what it brought is not read yet. */
  window: number;
  leastBytes: number;
}

/** Several times what a slow line takes; a store that copies a file of 500 MB answers when it has. */
export const STORE_TIMEOUTS: StoreTimeouts = { connect: 10_000, answer: 120_000, window: 30_000, leastBytes: 32_768 };

/** Ends a body with an error where it stalls, or brings hardly anything, instead of letting it be waited for without end. */
export function unlessStalled(
  body: IncomingMessage,
  { window, leastBytes }: Pick<StoreTimeouts, 'window' | 'leastBytes'>,
): IncomingMessage {
  let before = body.socket.bytesRead;
  const clock = setInterval(() => {
    const brought = body.socket.bytesRead - before;
    before = body.socket.bytesRead;
    const isWaitedFor = !body.complete && body.readableLength === 0;
    if (brought < leastBytes && isWaitedFor) body.destroy(new Error('The body of an object stalled.'));
  }, window).unref();
  return body.once('close', () => clearInterval(clock));
}
