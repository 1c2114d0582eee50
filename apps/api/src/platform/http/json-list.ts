import type { ServerContext } from './client.ts';

/**
 * Answers an object whose last field `list.name` is a list, item by item and at the pace of the user, so that a long
 * list is never held whole. Nothing on the way may keep it.
 */
export function jsonListResponse(
  context: ServerContext,
  fields: object,
  list: { name: string; items: AsyncIterable<unknown> },
): Response {
  return context.body(streamOf(jsonParts(fields, list)), 200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
}

async function* jsonParts(
  fields: object,
  { name, items }: { name: string; items: AsyncIterable<unknown> },
): AsyncGenerator<string> {
  const head = JSON.stringify(fields).slice(0, -1);
  let before = `${head}${head === '{' ? '' : ','}${JSON.stringify(name)}:[`;
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
