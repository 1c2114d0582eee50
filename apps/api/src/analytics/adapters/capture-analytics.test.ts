import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Analytics, ProductEvent } from '../analytics.ports.ts';
import { createCaptureAnalytics } from './capture-analytics.ts';

const bodySchema = z.object({ batch: z.array(z.object({ properties: z.object({ page: z.string() }) })).default([]) });

/** What the host does with a request; without an answer it is silent. */
let answer: (response: ServerResponse) => void;
let asked: number;
let taken: string[];
let analytics: Analytics;
let stop: () => void;
beforeEach(async () => {
  [asked, taken] = [0, []];
  const server = createServer((request, response) => {
    asked += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { batch } = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      response.on('finish', () => {
        if (response.statusCode === 200) taken.push(...batch.map(({ properties }) => properties.page));
      });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const target = { url: `http://127.0.0.1:${port}`, key: 'key', recording: true };
  analytics = createCaptureAnalytics({ target, onProblem: () => undefined, patience: 500 });
  stop = () => {
    server.close();
    server.closeAllConnections();
  };
});
afterEach(() => stop());

const event = (page: number): ProductEvent => ({
  name: 'page_view',
  user: 'somebody',
  at: '2026-01-01T00:00:00.000Z',
  properties: { page: String(page) },
});
const captureAll = (count: number) => {
  for (let page = 0; page < count; page += 1) analytics.capture(event(page));
};
const pages = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => String(from + index));

it('keeps the last thousand events of a silent host, asks it once at closing, and sends them in order once it answers', async () => {
  answer = () => undefined;
  captureAll(3_000);
  await analytics.close();
  expect(asked).toBe(1);
  answer = (response) => response.end();
  await analytics.close();
  expect(taken).toEqual(pages(2_000, 3_000));
});

it('puts a batch that failed back at the front', async () => {
  answer = (response) => response.writeHead(503).end();
  captureAll(60);
  await analytics.close();
  answer = (response) => response.end();
  analytics.capture(event(60));
  await analytics.close();
  expect(taken).toEqual(pages(0, 61));
});

it('does not send again what was refused', async () => {
  answer = (response) => response.writeHead(400).end();
  captureAll(60);
  await analytics.close();
  answer = (response) => response.end();
  await analytics.close();
  expect([asked, taken]).toEqual([2, []]);
});

it('has one deadline for all that closing sends', async () => {
  answer = (response) => setTimeout(() => response.end(), 200);
  captureAll(1_000);
  await analytics.close();
  expect(asked).toBeLessThan(10);
});

it('takes no more than ten parts of recordings at once', async () => {
  answer = () => undefined;
  const part = { user: 'somebody', session: 'one', events: [] };
  const parts = Array.from({ length: 11 }, () => analytics.record(part));
  expect(await parts.at(-1)).toBe(false);
  await Promise.all(parts);
  expect(asked).toBe(10);
  answer = (response) => response.end();
  expect(await analytics.record(part)).toBe(true);
});
