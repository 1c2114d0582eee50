import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrganizations } from '../../app/compose-organizations.ts';
import { createPostgresAccounts } from '../../identity/adapters/postgres-accounts.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { Actor } from '../../platform/owner.ts';
import { createPostgresIdentities, createPostgresRemovals } from '../adapters/postgres-sign-ons.ts';
import type { Removals } from '../organizations.ports.ts';
import { saveAccounts, saveMembers, saveOrganization } from '../organizations.fixtures.ts';
import {
  addDomain,
  connectionIdOf,
  saveSingleSignOn,
  verifyDomain,
  type SingleSignOnDeps,
} from './manage-single-sign-on.ts';
import type { Identities, SignOnAttempts } from './single-sign-on.ports.ts';

interface Process {
  deps: SingleSignOnDeps;
  attempts: SignOnAttempts;
  identities: Identities;
  removals: Removals;
}

/** How often what only fails at an unlucky moment is tried. */
const ROUNDS = 10;
const MINUTE = 60_000;
const START = 1_800_000_000_000;
const SECRET = 'a secret of the tests and of nothing else';

const ROOT: Actor = {
  user: { accountId: '', sessionId: '', email: '', superAdmin: true, sandbox: false, since: 0 },
  address: '',
};

/** What single sign-on promises whatever happens at once, on every database. `open` gives two views of an empty one. */
export function singleSignOnContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`Single sign-on: ${what}`, () => {
    let databases: [Database, Database];
    let processes: [Process, Process];
    let moment = START;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      processes = [processOn(databases[0]), processOn(databases[1])];
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    const now = () => moment;
    const processOn = (database: Database): Process => {
      const { singleSignOn, attempts } = openOrganizations({
        database,
        now,
        accounts: createPostgresAccounts({ database, now }),
        audit: { write: () => Promise.resolve() },
        mail: { add: () => Promise.resolve() },
        limits: { message: () => Promise.resolve(0) },
        publicUrl: '',
        secret: SECRET,
        settings: { networks: 'loopback', dnsServers: [] },
        authentication: () => Promise.reject(new Error('Nobody signs in here.')),
      });
      // Every provider can be read: what is looked at here is what is kept.
      const providers = { ...singleSignOn.providers, check: () => Promise.resolve(ok(null)) };
      return {
        deps: { ...singleSignOn, providers },
        attempts,
        identities: createPostgresIdentities({ database, now }),
        removals: createPostgresRemovals({ database, now }),
      };
    };
    /** Work that both processes do at once. */
    const atOnce = <T>(times: number, work: (process: Process, index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: times }, (_, index) => work(processes[index % 2] ?? processes[0], index)));
    const codes = (results: readonly Result<unknown, { code: string }>[]) =>
      results.map((result) => (result.ok ? 'done' : result.error.code)).toSorted();

    describe('domains', () => {
      const randomDomain = () => `${randomUUID()}.example`;
      const claimed = async (domain: string) => {
        const id = await saveOrganization(databases[0]);
        await addDomain(processes[0].deps, { id, actor: ROOT, domain });
        return id;
      };
      const verify = ({ deps }: Process, id: string, domain: string) =>
        verifyDomain(deps, { id, actor: ROOT, domain, by: 'superAdmin' });

      it('belong to one of two organizations that verify them at once, and the other is told', async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const domain = randomDomain();
          const ids = [await claimed(domain), await claimed(domain)];
          const results = await atOnce(2, (process, index) => verify(process, ids[index] ?? '', domain));
          expect(codes(results)).toEqual(['done', 'sso/domain-taken']);
          const winner = ids[results.findIndex((result) => result.ok)];
          expect(await processes[1].deps.domains.ownerOf(domain)).toBe(winner);
        }
      });

      it('belong to one of many, and to the next once that one lets them go', async () => {
        const domain = randomDomain();
        const ids: string[] = [];
        for (let made = 0; made < 8; made += 1) ids.push(await claimed(domain));
        const results = await atOnce(8, (process, index) => verify(process, ids[index] ?? '', domain));
        expect(codes(results)).toEqual(['done', ...Array<string>(7).fill('sso/domain-taken')]);
        const at = results.findIndex((result) => result.ok);
        const [winner = '', next = ''] = [ids[at], ids[(at + 1) % ids.length]];
        await processes[0].deps.domains.remove(winner, domain);
        expect(await processes[1].deps.domains.ownerOf(domain)).toBeNull();
        expect(codes([await verify(processes[1], next, domain)])).toEqual(['done']);
      });

      it('are verified once, and named once, however often at once', async () => {
        const id = await saveOrganization(databases[0]);
        const domain = randomDomain();
        const named = await atOnce(6, ({ deps }) => addDomain(deps, { id, actor: ROOT, domain }));
        expect(codes(named)).toEqual(Array<string>(6).fill('done'));
        const tokens = named.map((result) => (result.ok ? result.value.domains[0]?.record.value : ''));
        expect(new Set(tokens).size).toBe(1);
        moment = START;
        expect(codes(await atOnce(6, (process) => verify(process, id, domain)))).toEqual(Array<string>(6).fill('done'));
        moment = START + MINUTE;
        await verify(processes[0], id, domain);
        const [kept] = await processes[1].deps.domains.list(id);
        expect(kept).toMatchObject({ verifiedAt: new Date(START).toISOString(), verifiedBy: 'superAdmin' });
      });

      it('are twenty at most of those that are named at once', async () => {
        const id = await saveOrganization(databases[0]);
        const results = await atOnce(24, ({ deps }) => addDomain(deps, { id, actor: ROOT, domain: randomDomain() }));
        expect(codes(results)).toEqual([
          ...Array<string>(20).fill('done'),
          ...Array<string>(4).fill('sso/too-many-domains'),
        ]);
      });

      it('of nobody, or with a name that is none, belong to nobody', async () => {
        const id = await saveOrganization(databases[0]);
        for (const domain of ['', 'localhost', "' OR 1=1 --", `${'a'.repeat(300)}.example`, '🩺']) {
          expect(codes([await addDomain(processes[0].deps, { id, actor: ROOT, domain })])).toEqual([
            'sso/domain-invalid',
          ]);
          expect(await processes[0].deps.domains.ownerOf(domain)).toBeNull();
          expect(await processes[0].deps.connections.findByDomain(domain)).toBeNull();
        }
      });
    });

    describe('connections', () => {
      const update = (clientSecret: string) => ({
        label: 'Northern',
        issuer: 'https://idp.example',
        clientId: 'footnote',
        clientSecret,
      });

      it('are one for an organization, the same for every process, with a secret that no row tells', async () => {
        const id = await saveOrganization(databases[0]);
        const clientSecret = 'Umlaut ü, 🗝 and a quote "';
        const saved = await atOnce(6, ({ deps }) =>
          saveSingleSignOn(deps, { id, actor: ROOT, update: update(clientSecret) }),
        );
        expect(codes(saved)).toEqual(Array<string>(6).fill('done'));
        const [one, other] = [
          await processes[0].deps.connections.find(id),
          await processes[1].deps.connections.findById(connectionIdOf(id)),
        ];
        expect(one).toMatchObject({ clientSecret, provenAt: null, only: false });
        expect(other).toEqual(one);
        const { rows } = await databases[0].pool.query(
          'SELECT to_jsonb(kept) AS kept FROM organization_connection AS kept WHERE organization_id = $1',
          [id],
        );
        expect(rows).toHaveLength(1);
        expect(JSON.stringify(rows)).not.toContain('Umlaut');
      });

      it('have to be proven anew, and are not the only way, once anything but the label changes', async () => {
        const id = await saveOrganization(databases[0]);
        const { deps } = processes[0];
        const { connections } = deps;
        const state = async () => {
          const found = await processes[1].deps.connections.find(id);
          return [found?.label, found?.provenAt !== null, found?.only];
        };
        await saveSingleSignOn(deps, { id, actor: ROOT, update: update('first') });
        // Nothing is the only way that nobody came in by; the database itself refuses it.
        await expect(connections.setOnly(id, true)).rejects.toThrow('only_way');
        await connections.setProven(id);
        await connections.setOnly(id, true);
        await saveSingleSignOn(deps, { id, actor: ROOT, update: { ...update(''), label: 'Southern' } });
        expect(await state()).toEqual(['Southern', true, true]);
        await saveSingleSignOn(deps, { id, actor: ROOT, update: update('second') });
        expect(await state()).toEqual(['Northern', false, false]);
      });

      it('are found by a verified domain while their organization is not suspended, and are the only way for its members', async () => {
        const id = await saveOrganization(databases[0]);
        const [member = '', stranger = ''] = await saveAccounts(databases[0], 2, 'signing on');
        await saveMembers(databases[0], id, { accounts: [member], role: 'Member' });
        const domain = `${randomUUID()}.example`;
        const { deps } = processes[0];
        const { connections } = processes[1].deps;
        await saveSingleSignOn(deps, { id, actor: ROOT, update: update('first') });
        await connections.setProven(id);
        await connections.setOnly(id, true);
        await addDomain(deps, { id, actor: ROOT, domain });
        const seen = async () => [
          (await connections.findByDomain(domain))?.organizationId ?? null,
          await connections.isOnlyWay(member, domain),
          await connections.isOnlyWay(stranger, domain),
        ];
        const closed = [null, false, false];
        expect(await seen()).toEqual(closed);
        await verifyDomain(deps, { id, actor: ROOT, domain, by: 'superAdmin' });
        expect(await seen()).toEqual([id, true, false]);
        await deps.organizations.setSuspended(id, true);
        expect(await seen()).toEqual(closed);
        await deps.organizations.setSuspended(id, false);
        await connections.remove(id);
        expect(await seen()).toEqual(closed);
      });
    });

    describe('those who sign on', () => {
      const attempt = () => ({ connectionId: 'c', version: 'v', nonce: 'n', codeVerifier: 'p' });

      it('come back once, in the browser that left, within ten minutes, to any process', async () => {
        moment = START;
        const [state, browser] = [randomUUID(), randomUUID()];
        await processes[0].attempts.keep({ ...attempt(), state, browser });
        expect(await processes[1].attempts.take(state, 'another')).toBeNull();
        expect(await processes[1].attempts.take('', browser)).toBeNull();
        const taken = await atOnce(6, ({ attempts }) => attempts.take(state, browser));
        expect(taken.filter((found) => found !== null)).toEqual([attempt()]);
        await processes[0].attempts.keep({ ...attempt(), state, browser });
        moment = START + 10 * MINUTE;
        expect(await processes[1].attempts.take(state, browser)).toBeNull();
        await processes[1].attempts.forgetExpired();
        const { rows } = await databases[0].pool.query('SELECT 1 FROM sign_on_attempt');
        expect(rows).toEqual([]);
      });

      it('are kept so that who reads the database can end nothing', async () => {
        const [state, browser] = [randomUUID(), randomUUID()];
        await processes[0].attempts.keep({ ...attempt(), state, browser });
        const { rows } = await databases[0].pool.query('SELECT to_jsonb(kept) AS kept FROM sign_on_attempt AS kept');
        expect(rows).toHaveLength(1);
        for (const secret of [state, browser]) expect(JSON.stringify(rows)).not.toContain(secret);
      });

      it('are one person at a provider, of one account, whoever is linked at once', async () => {
        const organizationId = await saveOrganization(databases[0]);
        const issuer = 'https://idp.example';
        const accounts = await saveAccounts(databases[0], 6, 'linked');
        await atOnce(6, ({ identities }, index) =>
          identities.link({ organizationId, issuer, subject: 'ada', accountId: accounts[index] ?? '' }),
        );
        const owner = await processes[1].identities.accountOf({ organizationId, issuer, subject: 'ada' });
        const has = await Promise.all(
          accounts.map((accountId) => processes[0].identities.has({ organizationId, issuer, accountId })),
        );
        expect(accounts.filter((_, index) => has[index])).toEqual([owner]);
        await processes[0].identities.link({ organizationId, issuer, subject: 'another', accountId: owner ?? '' });
        const another = { organizationId, issuer, subject: 'another' };
        expect(await processes[1].identities.accountOf(another)).toBeNull();
        expect(await processes[1].identities.accountOf({ ...another, subject: 'ADA' })).toBeNull();
        expect(
          await processes[1].identities.accountOf({ organizationId, issuer: `${issuer}/`, subject: 'ada' }),
        ).toBeNull();
      });

      it('stay out of the organization that took them out, and of no other, until that is forgotten', async () => {
        const [id, other] = [await saveOrganization(databases[0]), await saveOrganization(databases[0])];
        const email = 'gone@example.org';
        await atOnce(6, ({ removals }) => removals.note(id, email));
        const { removals } = processes[1];
        expect([await removals.has(id, email), await removals.has(other, email)]).toEqual([true, false]);
        const { rows } = await databases[0].pool.query(
          'SELECT to_jsonb(kept) AS kept FROM organization_removal AS kept',
        );
        expect(JSON.stringify(rows)).not.toContain('gone');
        await removals.forget(id, email);
        expect(await processes[0].removals.has(id, email)).toBe(false);
      });
    });
  });
}
