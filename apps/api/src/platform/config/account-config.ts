import { emailSchema, err, ok, type Result } from '@footnote/domain';
import type { z } from 'zod';
import { address, flag, text } from './environment-values.ts';

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
