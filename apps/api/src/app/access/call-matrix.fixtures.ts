import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { exampleOf } from '../example-values.fixtures.ts';
import { NOWHERE, WHO, type signInEveryKind, type Who } from './kinds-of-users.fixtures.ts';

type Browsers = Awaited<ReturnType<typeof signInEveryKind>>;

/** How a call is named in the matrix. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

/** Whether the address of a call names an organization. */
export const isAboutOrganization = ({ path }: Pick<Endpoint, 'path'>) => path.includes(':organizationId');

/** Who may make each call about their own organization, in the order of WHO. A call without a row fails. */
export const OF_OWN: Readonly<Record<string, string>> = {
  'get /api/organizations/:organizationId': '401 404 404 404 yes yes 404 401 yes',
  'patch /api/organizations/:organizationId': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/suspension': '401 404 404 404 403 403 404 401 yes',
  'delete /api/organizations/:organizationId': '401 404 404 404 403 403 404 401 yes',
  'get /api/organizations/:organizationId/members': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/members/:accountId': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/members/:accountId': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/invites': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/invites': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/invites/:inviteId/again': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/invites/:inviteId': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/single-sign-on': '401 404 404 404 403 yes 404 401 yes',
  'put /api/organizations/:organizationId/single-sign-on': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/single-sign-on': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/single-sign-on': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/domains': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/domains/:domain/check': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/domains/:domain/verification': '401 404 404 404 403 403 404 401 yes',
  'delete /api/organizations/:organizationId/domains/:domain': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/plan': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/plan/refresh': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/plan/checkouts': '401 404 404 404 403 yes 404 401 yes',
  'patch /api/organizations/:organizationId/plan': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/plan/cancellation': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/plan/cancellation': '401 404 404 404 403 yes 404 401 yes',
  'post /api/organizations/:organizationId/plan/card': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/invoices': '401 404 404 404 403 yes 404 401 yes',
  'get /api/organizations/:organizationId/invoices/:invoiceId': '401 404 404 404 403 yes 404 401 yes',
  'delete /api/organizations/:organizationId/membership': '401 404 404 404 yes yes 404 401 404',
};

/** Of any other organization nobody but a super admin learns anything, not even that there is one. */
export const OF_OTHER = '401 404 404 404 404 404 404 401 yes';

/** Nor does one know of an organization that there is none. */
export const OF_NONE = '401 404 404 404 404 404 404 401 404';

/** Who may make a call that names no organization, in the order of WHO, by what it needs. */
export const OF_NEED: Readonly<Record<string, string>> = {
  anyone: 'yes yes yes yes yes yes yes yes yes',
  owner: 'yes yes yes yes yes yes yes 401 yes',
  signedIn: '401 yes yes yes yes yes yes 401 yes',
  paying: '401 403 yes yes 403 403 403 401 yes',
  superAdmin: '401 403 403 403 403 403 403 401 yes',
};

/** What each call needs by the reviewed list, which nobody changes by changing the call. */
function reviewedNeeds(): ReadonlyMap<string, string> {
  const lines = readFileSync(join(import.meta.dirname, '../endpoints.fixtures.txt'), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [method, path, need = ''] = line.split(/\s+/);
      return [`${method} ${path}`, need];
    }),
  );
}

const NEEDS = reviewedNeeds();

/** The row of a call that names no organization; undefined where the reviewed list has none. */
export const rowOf = (endpoint: Endpoint): string | undefined => OF_NEED[NEEDS.get(nameOf(endpoint)) ?? ''];

/** The calls that no row says anything about, and the rows that are about no call. */
export function unmatched(endpoints: readonly Endpoint[]): { calls: string[]; rows: string[] } {
  const rows = [...Object.keys(OF_OWN), ...[...NEEDS.keys()].filter((name) => !isAboutOrganization({ path: name }))];
  const names = new Set(endpoints.map(nameOf));
  const hasRow = (endpoint: Endpoint) =>
    isAboutOrganization(endpoint) ? nameOf(endpoint) in OF_OWN : rowOf(endpoint) !== undefined;
  return {
    calls: endpoints.filter((endpoint) => !hasRow(endpoint)).map(nameOf),
    rows: rows.filter((name) => !names.has(name)),
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  'identity/signed-out': '401',
  'identity/forbidden': '403',
  'organization/not-found': '404',
};

/** Makes a call as each kind of user and gives what became of it, in the order of WHO; `restore` puts back what it took away. */
export async function cellsOf(
  browsers: Browsers,
  endpoint: Endpoint,
  { organization = NOWHERE, restore }: { organization?: string; restore?: () => Promise<unknown> } = {},
): Promise<string> {
  const cells: string[] = [];
  for (const who of WHO) {
    cells.push(await cellOf(browsers, endpoint, { who, organization }));
    await restore?.();
  }
  return cells.join(' ');
}

async function cellOf(
  browsers: Browsers,
  endpoint: Endpoint,
  { who, organization }: { who: Who; organization: string },
): Promise<string> {
  const { method, path, body } = endpoint;
  const address = path.replace(':organizationId', organization).replaceAll(/:\w+/g, NOWHERE);
  const response = await browsers[who](method.toUpperCase(), address, contentOf(endpoint, body));
  const refused = z
    .object({ code: z.string() })
    .safeParse(response.ok ? null : await response.json().catch(() => null));
  if (!refused.success) return 'yes';
  // Only calls about an organization hide that there is something: any other 404 is about what was asked for.
  const refusal = REFUSALS[refused.data.code];
  return refusal === undefined || (refusal === '404' && !isAboutOrganization(endpoint)) ? 'yes' : refusal;
}

/** A body that a call about an organization takes; others are refused for theirs only after who asks was. */
function contentOf(endpoint: Endpoint, body: Endpoint['body']): unknown {
  if (isAboutOrganization(endpoint)) return body === undefined ? undefined : exampleOf(body);
  return endpoint.method === 'get' ? undefined : {};
}
