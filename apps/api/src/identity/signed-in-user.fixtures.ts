import { browserOf, TEST_TOKEN, type TestServer } from '../app/test-server.fixtures.ts';

export const USER_PASSWORD = 'correct horse battery';

/** A browser whose user registered, verified the address and signed in. */
export async function createSignedInUser(
  server: TestServer,
  email: string,
  {
    registered = false,
    browser = browserOf(server.app),
  }: { registered?: boolean; browser?: ReturnType<typeof browserOf> } = {},
): Promise<ReturnType<typeof browserOf>> {
  const password = USER_PASSWORD;
  if (!registered) await browser('POST', '/api/auth/register', { email, password, agreed: true });
  const message = (await server.mail()).findLast(({ to }) => to === email);
  const token = new URLSearchParams(message?.link.split('?')[1]).get('token');
  await browser('POST', '/api/auth/verify-email', { token });
  const signedIn = await browser('POST', '/api/auth/sign-in', { email, password });
  if (signedIn.status !== 204) throw new Error(await signedIn.text());
  return browser;
}

/** Makes somebody a super admin, or one no longer, as the command line does. */
export function setSuperAdmin({ app }: TestServer, email: string, granted = true): Promise<Response> {
  const key = { authorization: `Bearer ${TEST_TOKEN}` };
  return browserOf(app)('POST', '/api/internal/accounts/super-admin', { email, granted }, key);
}

/** Lets the time pass in which an attempt counts. */
export async function forgetAttempts({ database }: TestServer): Promise<void> {
  await database.pool.query('DELETE FROM attempt_limit');
}
