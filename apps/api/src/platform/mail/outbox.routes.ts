import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import PostalMime, { type Email } from 'postal-mime';
import { isThisMachine, type ServerContext, type ServerEnvironment } from '../http/client.ts';
import { RequestFailure } from '../http/request-errors.ts';
import { outboxNames } from './eml-outbox.ts';

const OUTBOX = '/dev/outbox';
/** Messages shown. */
const SHOWN = 50;

/** A message may show its own styles and open its links elsewhere, and nothing more. */
const MESSAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Where whoever asks reads the mail that is not sent; null for everybody who is not at this machine. */
export function outboxOf(directory: string | null, context: ServerContext): string | null {
  return directory !== null && isThisMachine(context) ? OUTBOX : null;
}

/** Pages on which whoever develops at this machine reads the mail that is not sent; null serves none. */
export function outboxRoutes(directory: string | null): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  if (directory === null) return routes;
  routes.get(OUTBOX, async (context) => {
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
                <p><a href="/dev/outbox/${name}">As it looks</a></p>
              </article>`,
          )}
        </html>`,
      200,
      { 'cache-control': 'no-store' },
    );
  });
  routes.get(`${OUTBOX}/:name`, async (context) => {
    ownOnly(context);
    const names = await outboxNames(directory);
    const name = names.find((known) => known === context.req.param('name'));
    if (name === undefined) throw new RequestFailure('request/not-found');
    const mail = await read(directory, name);
    return context.html(mail.html ?? '', 200, {
      'content-security-policy': MESSAGE_POLICY,
      'cache-control': 'no-store',
    });
  });
  return routes;
}

function ownOnly(context: ServerContext): void {
  if (!isThisMachine(context)) throw new RequestFailure('request/not-found');
}

async function read(directory: string, name: string): Promise<Email> {
  return PostalMime.parse(await readFile(join(directory, name)));
}
