import { emailSchema, err, ok, type Result } from '@footnote/domain';
import { isIP } from 'node:net';
import { z } from 'zod';
import { address, flag, text } from './environment-values.ts';

/** An address as 192.0.2.1, 192.0.2.1:53, 2001:db8::1 or [2001:db8::1]:53. */
function isDnsServer(server: string): boolean {
  const [, bracketed, host = server] = /^(?:\[([^\]]+)\]|([\d.]+)):\d{1,5}$/.exec(server) ?? [];
  return isIP(bracketed ?? host) !== 0;
}

function dnsServers(value: string): string[] {
  return value.split(',').map((server) => server.trim());
}

const headerName = text.regex(/^[\w-]+$/, 'must be the name of a header').optional();
const id = text.regex(/^[\w.-]+$/, 'must be one word').optional();

/** What the environment says about accounts and mail; documented in docs/operations.md. */
export const accountEnvironment = {
  FOOTNOTE_PUBLIC_URL: address(['http:', 'https:'], 'https://footnote.example.org'),
  FOOTNOTE_AUTH_SECRET: text.min(32, 'must be at least 32 characters long').optional(),
  AUTH_REVEAL_EMAILS: flag,
  FOOTNOTE_SANDBOX: flag,
  FOOTNOTE_SANDBOX_EMAILS: text.optional(),
  FOOTNOTE_COUNTRY_HEADER: headerName,
  FOOTNOTE_CITY_HEADER: headerName,
  FOOTNOTE_GOOGLE_CLIENT_ID: text.optional(),
  FOOTNOTE_GOOGLE_CLIENT_SECRET: text.optional(),
  FOOTNOTE_MICROSOFT_CLIENT_ID: text.optional(),
  FOOTNOTE_MICROSOFT_CLIENT_SECRET: text.optional(),
  FOOTNOTE_MICROSOFT_TENANT: id,
  FOOTNOTE_OIDC_DISCOVERY_URL: address(['http:', 'https:'], 'https://id.example.org/.well-known/openid-configuration'),
  FOOTNOTE_OIDC_CLIENT_ID: text.optional(),
  FOOTNOTE_OIDC_CLIENT_SECRET: text.optional(),
  FOOTNOTE_OIDC_NAME: text.max(60).default('Single sign-on'),
  FOOTNOTE_SSO_NETWORKS: z
    .enum(['public', 'private', 'loopback'], 'must be public, private or loopback')
    .default('public'),
  FOOTNOTE_DNS_SERVERS: text
    .refine((value) => dnsServers(value).every(isDnsServer), 'must be IP addresses with commas between them')
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org:465'),
  FOOTNOTE_MAIL_FROM: text
    .max(320)
    .regex(/^[^\r\n]+$/, 'must be one line')
    .default('Footnote <no-reply@localhost>'),
} as const;
type AccountEnvironment = z.output<z.ZodObject<typeof accountEnvironment>>;

/** What this server is called at a provider, and what it proves it with. */
export interface ProviderKeys {
  clientId: string;
  clientSecret: string;
}

/** Others who vouch for users; null where one is not configured. */
export interface ProviderSettings {
  google: ProviderKeys | null;
  microsoft: (ProviderKeys & { tenant: string }) | null;
  oidc: (ProviderKeys & { discoveryUrl: string; name: string }) | null;
}

/** How the providers of organizations are reached, and their domains verified. */
export interface SingleSignOnSettings {
  /** Which networks providers may be in: public ones, those of whoever runs the server, too, or its own machine as well. */
  networks: 'public' | 'private' | 'loopback';
  /** Servers that are asked for records of domains; none means those of the machine. */
  dnsServers: readonly string[];
}

export interface AccountSettings {
  /** Where users reach the server, without a slash at the end; null means this machine. */
  publicUrl: string | null;
  /** Null means the one kept in the data directory. */
  secret: string | null;
  /** Whether it is said that an address has no account, or has one already. */
  revealEmails: boolean;
  /** Null lets everybody in; otherwise e-mail addresses, or `*@` and a domain. */
  sandboxEmails: readonly string[] | null;
  /** Header in which a proxy names the country of a user. */
  countryHeader: string | null;
  /** Header in which a proxy names the city of a user. */
  cityHeader: string | null;
  providers: ProviderSettings;
  singleSignOn: SingleSignOnSettings;
  mail: { smtpUrl: string | null; from: string };
}

/** Reads the settings of accounts and mail; the error is one sentence fit for the terminal. */
export function accountSettings(values: AccountEnvironment): Result<AccountSettings, string> {
  const google = keys(values, 'GOOGLE');
  if (!google.ok) return google;
  const microsoft = keys(values, 'MICROSOFT');
  if (!microsoft.ok) return microsoft;
  const oidc = keys(values, 'OIDC');
  if (!oidc.ok) return oidc;
  const { FOOTNOTE_OIDC_DISCOVERY_URL: discoveryUrl, FOOTNOTE_OIDC_NAME: name } = values;
  if ((oidc.value === null) !== (discoveryUrl === undefined)) {
    return err('FOOTNOTE_OIDC_DISCOVERY_URL and FOOTNOTE_OIDC_CLIENT_ID are only of use together.');
  }
  const sandbox = sandboxEmails(values);
  if (!sandbox.ok) return sandbox;
  return ok({
    publicUrl: values.FOOTNOTE_PUBLIC_URL === undefined ? null : new URL(values.FOOTNOTE_PUBLIC_URL).origin,
    secret: values.FOOTNOTE_AUTH_SECRET ?? null,
    revealEmails: values.AUTH_REVEAL_EMAILS,
    sandboxEmails: sandbox.value,
    countryHeader: values.FOOTNOTE_COUNTRY_HEADER?.toLowerCase() ?? null,
    cityHeader: values.FOOTNOTE_CITY_HEADER?.toLowerCase() ?? null,
    providers: {
      google: google.value,
      microsoft:
        microsoft.value === null ? null : { ...microsoft.value, tenant: values.FOOTNOTE_MICROSOFT_TENANT ?? 'common' },
      oidc: oidc.value === null || discoveryUrl === undefined ? null : { ...oidc.value, discoveryUrl, name },
    },
    singleSignOn: {
      networks: values.FOOTNOTE_SSO_NETWORKS,
      dnsServers: values.FOOTNOTE_DNS_SERVERS === undefined ? [] : dnsServers(values.FOOTNOTE_DNS_SERVERS),
    },
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.FOOTNOTE_MAIL_FROM },
  });
}

function keys(values: AccountEnvironment, who: 'GOOGLE' | 'MICROSOFT' | 'OIDC'): Result<ProviderKeys | null, string> {
  const clientId = values[`FOOTNOTE_${who}_CLIENT_ID`];
  const clientSecret = values[`FOOTNOTE_${who}_CLIENT_SECRET`];
  if (clientId === undefined && clientSecret === undefined) return ok(null);
  if (clientId === undefined || clientSecret === undefined) {
    return err(`FOOTNOTE_${who}_CLIENT_ID and FOOTNOTE_${who}_CLIENT_SECRET are only of use together.`);
  }
  return ok({ clientId, clientSecret });
}

function sandboxEmails(values: AccountEnvironment): Result<readonly string[] | null, string> {
  if (!values.FOOTNOTE_SANDBOX) return ok(null);
  const entries = (values.FOOTNOTE_SANDBOX_EMAILS ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  const given = entries.filter((entry) => entry !== '');
  const isOne = (entry: string) => emailSchema.safeParse(entry.replace(/^\*(?=@)/, 'anybody')).success;
  return given.every(isOne)
    ? ok(given)
    : err('FOOTNOTE_SANDBOX_EMAILS must be e-mail addresses, or *@ and a domain, with commas between them.');
}
