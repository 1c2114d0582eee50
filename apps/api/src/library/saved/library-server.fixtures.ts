import { loadStarterCollection } from '@footnote/literature';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../../app/test-server.fixtures.ts';

export const ITEMS = '/api/library/items';
export const COLLECTIONS = '/api/library/collections';
/** Articles of the starter collection. */
export const DAPA_HF = '31535829';
export const EMPA_REG = '26378978';
/** An organization. */
export const NORTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b01';
export const forNorth = { 'footnote-organization-id': NORTH };

/** A browser with the session of somebody. */
export type Browser = ReturnType<typeof browserOf>;

/** A server with the starter collection, whose plans open everything. */
export async function startLibraryServer(): Promise<TestServer> {
  const server = await startTestServer({ plans: 'off' });
  await loadStarterCollection({ index: server.literature });
  return server;
}

/** Takes everything out of every library, and what was told of it. */
export async function emptyLibraries({ database }: TestServer): Promise<void> {
  await database.pool.query('DELETE FROM library_item; DELETE FROM library_collection; DELETE FROM notification');
}

/** The browser of somebody who signed in before. */
export function signedIn(who: Browser | undefined): Browser {
  if (who === undefined) throw new Error('Nobody is signed in yet.');
  return who;
}

/** Status and code of a refusal. */
export async function codeOf(response: Response) {
  return (await refusalOf(response)).slice(0, 2);
}

/** The body of an answer; throws on a refusal. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
