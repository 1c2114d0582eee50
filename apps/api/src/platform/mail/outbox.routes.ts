import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { isLocalRequest, type ServerContext } from '../http/client.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { isSame } from '../http/metrics-route.ts';
import { mount, type App } from '../http/mount.ts';
import { orNotFound, RequestFailure } from '../http/request-errors.ts';
import { outboxNames } from './eml-outbox.ts';

const OUTBOX = '/dev/outbox';

const page = {
  method: 'get',
  access: 'operator',
  budget: 'operator',
  answer: { files: ['text/html'] },
  internal: true,
} as const;
const OUTBOX_ENDPOINTS = {
  list: { ...page, path: OUTBOX, summary: 'Shows the newest messages that were not sent.' },
  message: {
    ...page,
    path: `${OUTBOX}/:name`,
    params: z.object({ name: z.string() }),
    summary: 'Shows one of them as it looks.',
  },
} as const satisfies Record<string, Endpoint>;

/** Messages shown. */
const SHOWN = 50;

/** A message may show its own styles and open its links elsewhere, and nothing more. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Mail that is not sent, and who may read it. */
export interface OutboxPages {
  directory: string;
  /** What the address must carry, as the terminal says it; null where this machine is enough. */
  key: string | null;
}

/** Where whoever asks reads the mail that is not sent; null for everybody who is not at this machine or needs the key. */
export function outboxOf(outbox: OutboxPages | null, context: ServerContext): string | null {
  return outbox !== null && outbox.key === null && isLocalRequest(context) ? OUTBOX : null;
}

/** Pages on which whoever sits at this machine reads the mail that is not sent; null serves none. */
export function mountOutbox(app: App, outbox: OutboxPages | null): void {
  if (outbox === null) return;
  const { directory, key } = outbox;
  const query = key === null ? '' : `?key=${key}`;
  const ownOnly = (context: ServerContext) => {
    const knows = key === null || isSame(context.req.query('key') ?? '', key);
    if (!isLocalRequest(context) || !knows) throw new RequestFailure('request/not-found');
  };
  mount(app, OUTBOX_ENDPOINTS.list, async ({ context }) => {
    ownOnly(context);
    const names = (await outboxNames(directory)).slice(0, SHOWN);
    const messages = await Promise.all(names.map(async (name) => ({ name, mail: await read(directory, name) })));
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <title>Outbox</title>
          <h1>Outbox</h1>
          <p>Messages that were written and not sent, newest first.</p>
          ${messages.map(
            ({ name, mail }) =>
              html`<article>
                <h2>${mail.subject ?? ''}</h2>
                <p>To ${mail.to?.map(({ address }) => address).join(', ') ?? ''}, ${mail.date ?? ''}</p>
                <pre>${mail.text ?? ''}</pre>
                <p><a href="${OUTBOX}/${name}${query}">As it looks</a></p>
              </article>`,
          )}
        </html>`,
      200,
      { 'cache-control': 'no-store' },
    );
  });
  mount(app, OUTBOX_ENDPOINTS.message, async ({ params, context }) => {
    ownOnly(context);
    const names = await outboxNames(directory);
    const known = names.find((name) => name === params.name);
    const mail = await read(directory, orNotFound(known, 'request/not-found'));
    return context.html(mail.html ?? '', 200, {
      'content-security-policy': MESSAGE_POLICY,
      'cache-control': 'no-store',
    });
  });
}

async function read(directory: string, name: string): Promise<Email> {
  return PostalMime.parse(await readFile(join(directory, name)));
}
