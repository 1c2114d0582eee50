import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenIdProvider, type TestProvider } from '../identity/openid-provider.fixtures.ts';
import { readConfig } from '../platform/config/config.ts';
import { prepareDataDirectory, type DataDirectory } from '../platform/data-directory.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { testBilling } from '../billing/billing.fixtures.ts';
import { openIdentity } from './compose-identity.ts';
import { deleteDirectory, preparedDataDirectory } from './server-process.fixtures.ts';
import { createLog } from '../platform/log.ts';

function partsOn(database: Database, directory: DataDirectory) {
  const { paidPlans } = testBilling(database);
  return { database, directory, url: 'http://localhost:3000', log: createLog('silent'), paidPlans };
}

describe('accounts as they are composed', () => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
  });
  afterAll(() => provider.close());

  const providersWith = async (discoveryUrl: string) => {
    const path = await preparedDataDirectory();
    const { clientId, clientSecret } = provider.settings;
    const config = readConfig({
      FOOTNOTE_DATA_DIR: path,
      FOOTNOTE_OIDC_DISCOVERY_URL: discoveryUrl,
      FOOTNOTE_OIDC_CLIENT_ID: clientId,
      FOOTNOTE_OIDC_CLIENT_SECRET: clientSecret,
      FOOTNOTE_OIDC_NAME: 'The clinic',
    });
    const directory = prepareDataDirectory(path);
    if (!config.ok || !directory.ok) throw new Error('The test is not set up.');
    const database = openDatabase({ url: null, directory: directory.value.postgres });
    const said: string[] = [];
    const parts = partsOn(database, directory.value);
    const { served } = openIdentity(config.value, { ...parts, say: (line) => void said.push(line) });
    const providers = await (await served.identity.authentication()).providers();
    const secret = statSync(`${path}/auth-secret`);
    await database.close();
    deleteDirectory(path);
    return { providers, said, secret };
  };

  it.each([
    [{}, 'with a key'],
    [{ NODE_ENV: 'production' }, 'with a key'],
    [{ NODE_ENV: 'development' }, 'to all'],
    [{ FOOTNOTE_PUBLIC_URL: 'http://localhost:8080' }, 'with a key'],
    [{ FOOTNOTE_PUBLIC_URL: 'https://footnote.example.org' }, 'to nobody'],
    [{ FOOTNOTE_PUBLIC_URL: 'http://127.0.0.1.example.org' }, 'to nobody'],
    [{ FOOTNOTE_PUBLIC_URL: 'https://footnote.example.org', FOOTNOTE_OUTBOX: 'on' }, 'to all'],
    [{ HOST: '0.0.0.0' }, 'to nobody'],
    [{ FOOTNOTE_TRUST_PROXY: 'true' }, 'to nobody'],
    [{ FOOTNOTE_TRUST_PROXY: 'true', NODE_ENV: 'development' }, 'to nobody'],
    [{ FOOTNOTE_OUTBOX: 'off' }, 'to nobody'],
    [{ SMTP_URL: 'smtp://127.0.0.1:9', FOOTNOTE_OUTBOX: 'on' }, 'to nobody'],
  ])('with %j show on this machine the mail that is not sent: %s', async (environment, shown) => {
    const path = await preparedDataDirectory();
    const config = readConfig({ FOOTNOTE_DATA_DIR: path, ...environment });
    const directory = prepareDataDirectory(path);
    if (!config.ok || !directory.ok) throw new Error('The test is not set up.');
    const database = openDatabase({ url: null, directory: null });
    const parts = partsOn(database, directory.value);
    const said: string[] = [];
    const identity = openIdentity(config.value, { ...parts, say: (line) => void said.push(line) });
    const { outbox } = identity.served;
    const key = outbox?.key ?? null;
    expect(outbox === null ? 'to nobody' : key === null ? 'to all' : 'with a key').toBe(shown);
    // Whoever tries it finds the mail, and nobody else learns the key.
    const sentence = `Mail is not sent (SMTP_URL is not set); read it at http://localhost:3000/dev/outbox?key=${key}`;
    expect(said).toEqual(key === null ? [] : [sentence]);
    await identity.close();
    await database.close();
    deleteDirectory(path);
  });

  it('leave out a provider that does not answer, and say so', async () => {
    const { providers, said } = await providersWith('http://127.0.0.1:9/.well-known/openid-configuration');
    expect(providers).toEqual([]);
    expect(said.filter((line) => !line.startsWith('Mail'))).toEqual([
      'The sign-in provider The clinic does not answer; it is left out until the next start.',
    ]);
  });

  it('keep passwords by a function that is dear to guess with', async () => {
    const path = await preparedDataDirectory();
    const config = readConfig({ FOOTNOTE_DATA_DIR: path });
    const directory = prepareDataDirectory(path);
    if (!config.ok || !directory.ok) throw new Error('The test is not set up.');
    const database = openDatabase({ url: null, directory: directory.value.postgres });
    const parts = partsOn(database, directory.value);
    const { served } = openIdentity(config.value, { ...parts, say: () => undefined });
    const account = { email: 'ada@example.org', password: 'correct horse battery', firstName: '', lastName: '' };
    await (await served.identity.authentication()).create({ ...account, language: null });
    const { rows } = await database.pool.query('SELECT password FROM account_credential');
    // 16 bytes of salt and 64 of scrypt.
    expect(rows).toEqual([{ password: expect.stringMatching(/^[\da-f]{32}:[\da-f]{128}$/) }]);
    await database.close();
    deleteDirectory(path);
  });

  it('offer one that does, and keep their secret to themselves', async () => {
    const { providers, said, secret } = await providersWith(provider.settings.discoveryUrl);
    expect(providers).toEqual([{ id: 'oidc', name: 'The clinic' }]);
    expect(said.filter((line) => !line.startsWith('Mail'))).toEqual([]);
    expect([secret.mode & 0o777, secret.size]).toEqual([0o600, 43]);
  });
});
