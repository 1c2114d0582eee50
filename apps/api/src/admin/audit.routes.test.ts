import { auditChainSchema, auditPageSchema, type AuditLine } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const AUDIT = '/api/admin/audit';

/** The rows of a table as a spreadsheet reads them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** With the byte-order mark, which reading as text takes away. */
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('utf8');

describe('the audit log', () => {
  let server: TestServer;
  let root: Browser;
  let ada: Browser;
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true });
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
    ada = await createSignedInUser(server, 'ada@example.org');
  });
  afterAll(() => server.close());

  const list = async (query = '') => auditPageSchema.parse(await (await root('GET', `${AUDIT}?${query}`)).json());
  const newest = async (): Promise<AuditLine | undefined> => (await list('page_size=1')).items[0];
  const idOf = async (email: string) => {
    const sql = 'SELECT id FROM account WHERE email = $1';
    return (await server.database.pool.query<{ id: string }>(sql, [email])).rows[0]?.id ?? '';
  };

  it('says who did what to whom, when and from where', async () => {
    const signIn = { email: 'ada@example.org', password: 'not the password' };
    await browserOf(server.app)('POST', '/api/auth/sign-in', signIn, { 'x-forwarded-for': '198.51.100.77' });
    expect(await newest()).toMatchObject({
      event: 'sign-in-refused',
      by: 'account',
      actor: { email: 'ada@example.org' },
      subject: null,
      organization: null,
      detail: { because: 'identity/wrong-credentials' },
      address: '198.51.100.77',
    });
    await root('PATCH', `/api/admin/users/${await idOf('ada@example.org')}`, { superAdmin: true });
    expect(await newest()).toMatchObject({
      event: 'super-admin-granted',
      actor: { email: 'root@example.org' },
      subject: { email: 'ada@example.org' },
      detail: {},
    });
    await root('POST', '/api/organizations', { name: '=1+1 Clinic', description: '', userLimit: 3 });
    expect(await newest()).toMatchObject({ event: 'organization-created', organization: { name: '=1+1 Clinic' } });
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM organization');
    const organization = await saveOrganization(server.database, {
      id: rows[0]?.id ?? '',
      name: '=1+1 Clinic',
      people: { 'ada@example.org': 'Member' },
    });
    await root('PATCH', `/api/organizations/${organization}/members/${await idOf('ada@example.org')}`, {
      role: 'Admin',
    });
    expect(await newest()).toMatchObject({
      event: 'member-role-changed',
      subject: { email: 'ada@example.org' },
      organization: { name: '=1+1 Clinic' },
      detail: { from: 'Member', to: 'Admin' },
    });
    expect((await list('search=ada&page_size=1')).items).toEqual([await newest()]);
    const byCommand = (await list('event=super-admin-granted')).items.at(-1);
    expect(byCommand).toMatchObject({ by: 'commandLine', actor: null, subject: { email: 'root@example.org' } });
  });

  it('is filtered by person, kind and time, and paged', async () => {
    const all = await list('page_size=100');
    expect(all.total).toBe(all.items.length);
    const positions = all.items.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => other - one));
    const ofAda = await list('search=ada&page_size=100');
    expect(ofAda.total).toBeGreaterThan(2);
    for (const { actor, subject } of ofAda.items) expect([actor?.email, subject?.email]).toContain('ada@example.org');
    const [second] = (await list('page_size=1&page=2')).items;
    expect(second?.position).toBe(positions[1]);
    expect((await list('event=signed-in&search=root')).items.map(({ event }) => event)).toEqual(['signed-in']);
    const moment = all.items[2]?.happenedAt ?? '';
    const before = await list(`until=${moment}&page_size=100`);
    const after = await list(`since=${moment}&page_size=100`);
    expect(before.total + after.total).toBe(all.total);
    for (const wrong of ['event=x', 'since=yesterday', 'page=0', 'page_size=101', 'sort=id', "since='; DROP TABLE--"]) {
      const response = await root('GET', `${AUDIT}?${wrong}`);
      expect([wrong, (await refusalOf(response)).slice(0, 2)]).toEqual([wrong, [400, 'request/invalid']]);
    }
  });

  it('leaves as a table in which nothing runs as a formula, and notes that it did', async () => {
    await ada('PATCH', '/api/users/me', { firstName: '=HYPERLINK("https://evil")', lastName: '@SUM(1)\n"x",y' });
    const response = await root('GET', `${AUDIT}/export?search=ada`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="footnote-audit-log.csv"');
    const text = await bytesOf(response);
    const rows = readCsv(text);
    expect(rows.length - 1).toBe((await list('search=ada')).total);
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => 14));
    expect(rows.flat().filter((cell) => cell.startsWith(`'=HYPERLINK("https://evil") @SUM(1)`)).length).toBeGreaterThan(
      0,
    );
    expect(await newest()).toMatchObject({ event: 'audit-exported', actor: { email: 'root@example.org' } });
  });

  it('leaves whole, however long it is', async () => {
    await server.database.pool.query(
      `INSERT INTO audit_event (id, account_id, event, detail, address, happened_at)
       SELECT gen_random_uuid()::text, NULL, 'sign-in-refused', '{}', '', now() FROM generate_series(1, 2500)`,
    );
    const text = await bytesOf(await root('GET', `${AUDIT}/export`));
    const positions = readCsv(text)
      .slice(1)
      .map(([position]) => Number(position));
    const newestLine = positions[0] ?? 0;
    expect(positions).toEqual(Array.from({ length: newestLine }, (_, index) => newestLine - index));
    expect(text.split('\uFEFF')).toHaveLength(2);
  });

  it('tells whether it is whole, and where it is not', async () => {
    const chain = async () => auditChainSchema.parse(await (await root('GET', `${AUDIT}/chain`)).json());
    expect(await chain()).toMatchObject({ broken: null });
    await server.database.pool.query("UPDATE audit_event SET address = '192.0.2.1' WHERE position = 3");
    expect(await chain()).toMatchObject({ broken: { fault: 'changed', position: 3 } });
  });

  it('is for super admins alone', async () => {
    const nobody = browserOf(server.app);
    const plain = await createSignedInUser(server, 'plain@example.org');
    for (const path of [AUDIT, `${AUDIT}/chain`, `${AUDIT}/export`]) {
      expect((await refusalOf(await nobody('GET', path)))[1]).toBe('identity/signed-out');
      expect((await refusalOf(await plain('GET', path)))[1]).toBe('identity/forbidden');
    }
  });

  it('forgets somebody who deletes their account, and says of their lines that they are erased', async () => {
    const gone = await createSignedInUser(server, 'gone@example.org');
    const id = await idOf('gone@example.org');
    expect((await gone('DELETE', '/api/users/me', { password: USER_PASSWORD })).status).toBe(204);
    const text = JSON.stringify(await list('page_size=100'));
    expect([text.includes('gone@'), text.includes(id)]).toEqual([false, false]);
    expect(text).toContain('"by":"erased"');
  });
});
