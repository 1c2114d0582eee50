import type { ServerContext } from './client.ts';

/** Answers a stream of JSON lines that nothing on the way may keep back or keep. */
export function ndjsonResponse(
  context: ServerContext,
  lines: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Response {
  return context.body(lines, 200, {
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...headers,
  });
}
