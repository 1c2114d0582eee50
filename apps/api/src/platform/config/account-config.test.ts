import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const accounts = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return config.ok ? config.value.accounts : config.error;
};
const keys = { FOOTNOTE_OIDC_CLIENT_ID: 'id', FOOTNOTE_OIDC_CLIENT_SECRET: 'secret' };

it('needs nothing, and reveals nothing', () => {
  expect(accounts({})).toEqual({
    publicUrl: null,
    secret: null,
    revealEmails: false,
    sandboxEmails: null,
    countryHeader: null,
    cityHeader: null,
    providers: { google: null, microsoft: null, oidc: null },
    singleSignOn: { networks: 'public', dnsServers: [] },
    mail: { smtpUrl: null, from: 'Footnote <no-reply@localhost>' },
  });
});

it('reads where readers reach the server, who may come in, and who vouches for them', () => {
  const read = accounts({
    FOOTNOTE_PUBLIC_URL: 'https://footnote.example.org/anything?x',
    FOOTNOTE_SANDBOX: 'true',
    FOOTNOTE_SANDBOX_EMAILS: ' Ada@example.org, *@clinic.example ,',
    FOOTNOTE_CITY_HEADER: 'CF-IPCity',
    FOOTNOTE_MICROSOFT_CLIENT_ID: 'id',
    FOOTNOTE_MICROSOFT_CLIENT_SECRET: 'secret',
    FOOTNOTE_OIDC_DISCOVERY_URL: 'https://id.example.org/.well-known/openid-configuration',
    ...keys,
  });
  expect(read).toMatchObject({
    publicUrl: 'https://footnote.example.org',
    sandboxEmails: ['ada@example.org', '*@clinic.example'],
    cityHeader: 'cf-ipcity',
    providers: {
      microsoft: { clientId: 'id', clientSecret: 'secret', tenant: 'common' },
      oidc: { clientId: 'id', clientSecret: 'secret', name: 'Single sign-on' },
    },
  });
});

it('reads where providers of organizations may be, and who is asked about domains', () => {
  const settings = accounts({
    FOOTNOTE_SSO_NETWORKS: 'private',
    FOOTNOTE_DNS_SERVERS: '192.0.2.53, 127.0.0.1:5353,[2001:db8::53]:53,2001:db8::1',
  });
  const dnsServers = ['192.0.2.53', '127.0.0.1:5353', '[2001:db8::53]:53', '2001:db8::1'];
  expect(settings).toMatchObject({ singleSignOn: { networks: 'private', dnsServers } });
});

it.each([
  ['FOOTNOTE_SSO_NETWORKS', 'all', 'must be public, private or loopback'],
  ['FOOTNOTE_DNS_SERVERS', 'dns.example.org', 'must be IP addresses with commas between them'],
  ['FOOTNOTE_DNS_SERVERS', '192.0.2.53,', 'must be IP addresses with commas between them'],
])('does not start with %s %s', (name, value, problem) => {
  expect(accounts({ [name]: value })).toBe(`${name} ${problem}.`);
});

it('lets nobody in with sandbox mode and no list', () => {
  expect(accounts({ FOOTNOTE_SANDBOX: 'true' })).toMatchObject({ sandboxEmails: [] });
});

it.each([
  [
    { FOOTNOTE_GOOGLE_CLIENT_ID: 'id' },
    'FOOTNOTE_GOOGLE_CLIENT_ID and FOOTNOTE_GOOGLE_CLIENT_SECRET are only of use together.',
  ],
  [keys, 'FOOTNOTE_OIDC_DISCOVERY_URL and FOOTNOTE_OIDC_CLIENT_ID are only of use together.'],
  [{ FOOTNOTE_AUTH_SECRET: 'short' }, 'FOOTNOTE_AUTH_SECRET must be at least 32 characters long.'],
  [{ FOOTNOTE_PUBLIC_URL: 'ftp://x' }, 'FOOTNOTE_PUBLIC_URL must be an address such as https://footnote.example.org.'],
  [
    { FOOTNOTE_SANDBOX: 'true', FOOTNOTE_SANDBOX_EMAILS: 'ada@example.org,*' },
    'FOOTNOTE_SANDBOX_EMAILS must be e-mail addresses, or *@ and a domain, with commas between them.',
  ],
  [{ FOOTNOTE_CITY_HEADER: 'x-city: Paris' }, 'FOOTNOTE_CITY_HEADER must be the name of a header.'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address such as smtps://user:password@mail.example.org:465.'],
  [{ FOOTNOTE_MAIL_FROM: 'a@x.yz\r\nBcc: b@x.yz' }, 'FOOTNOTE_MAIL_FROM must be one line.'],
])('answers %j with one sentence that echoes no value', (environment, sentence) => {
  expect(accounts(environment)).toBe(sentence);
});
