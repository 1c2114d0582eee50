import { setTimeout } from 'node:timers/promises';
import type { ProductServer } from '../../support/product-server.ts';

const PASSWORD = 'correct horse battery';
const ATTEMPTS = 100;

/** Registers, verifies the address by the mail, and signs in as everybody does; then the command line gives the rights. Gives the cookies. */
export async function signInAsSuperAdmin({ url, command }: ProductServer, email: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: url };
    const response = await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  };
  await post('register', { email, password: PASSWORD, agreed: true });
  await post('verify-email', { token: await verificationToken(url, email) });
  const cookies = await post('sign-in', { email, password: PASSWORD });
  await command('admin', 'grant', email);
  return cookies.join('; ');
}

async function verificationToken(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const page = await (await fetch(`${url}/dev/outbox`)).text();
    const message = page.split('<article>').find((text) => text.includes(email));
    const token = /\/verification\?[^\s<]*token=([^\s<&]+)/.exec(message ?? '')?.[1];
    if (token !== undefined) return decodeURIComponent(token);
    await setTimeout(200);
  }
  throw new Error('The mail with the link did not come.');
}
