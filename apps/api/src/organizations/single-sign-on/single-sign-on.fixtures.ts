import { singleSignOnSchema, socialSignInAnswerSchema, type SingleSignOn } from '@footnote/domain';
import type { TestDns } from '../../../../../tests/support/dns-server.ts';
import type { browserOf, TestServer } from '../../app/test-server.fixtures.ts';
import type { TestProvider } from '../../identity/openid-provider.fixtures.ts';

export type Browser = ReturnType<typeof browserOf>;

export const settingsAt = (id: string) => `/api/organizations/${id}/single-sign-on`;
export const domainsAt = (id: string, domain = '') =>
  `/api/organizations/${id}/domains${domain === '' ? '' : `/${domain}`}`;

export async function settingsOf(response: Response): Promise<SingleSignOn> {
  return singleSignOnSchema.parse(await response.json());
}

/** What the form of a provider is filled in with. */
export function connectionTo({ settings, issuer }: TestProvider) {
  const { clientId, clientSecret } = settings;
  return { label: 'Northern', issuer, clientId, clientSecret };
}

/** Names a domain and verifies it by its record. */
export async function verifyByDns(admin: Browser, id: string, { domain, dns }: { domain: string; dns: TestDns }) {
  const added = await settingsOf(await admin('POST', domainsAt(id), { domain }));
  const record = added.domains.find((known) => known.domain === domain)?.record;
  if (record === undefined) throw new Error('The domain was not added.');
  dns.records.set(record.name, [record.value]);
  const checked = await admin('POST', `${domainsAt(id, domain)}/check`);
  if (!checked.ok) throw new Error(await checked.text());
}

/** Begins to sign on and lets the provider send the browser back; gives the address it is sent to. */
export async function visitProvider(browser: Browser, email: string): Promise<string> {
  const begun = await browser('POST', '/api/auth/single-sign-on', { email });
  if (!begun.ok) throw new Error(await begun.text());
  const { url } = socialSignInAnswerSchema.parse(await begun.json());
  const { pathname, search } = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
  return `${pathname}${search}`;
}

/** What coming back with an address ends with: `new`, `known`, or the code of a refusal. */
export async function endOfVisit(browser: Browser, path: string): Promise<string> {
  const response = await browser('GET', path);
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
  if (response.status !== 302 || pathname !== '/customAuthAction') throw new Error(`An end at ${pathname}.`);
  if (searchParams.get('outcome') === 'failed') return searchParams.get('code') ?? '';
  return searchParams.get('newAccount') === 'true' ? 'new' : 'known';
}

/** Signs somebody on. */
export async function signOn(browser: Browser, email: string): Promise<string> {
  return endOfVisit(browser, await visitProvider(browser, email));
}

/** Events of an organization in the audit log, in their order. */
export async function eventsOf({ database }: TestServer, organization: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ event: string }>(
    "SELECT event FROM audit_event WHERE detail ->> 'organization' = $1 ORDER BY position",
    [organization],
  );
  return rows.map(({ event }) => event);
}
