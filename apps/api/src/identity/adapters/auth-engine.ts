import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PASSWORD_LENGTH } from '@footnote/domain';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { verifyPassword } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { bearer, genericOAuth } from 'better-auth/plugins';
import type { ProviderSettings } from '../../platform/config/account-config.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { accountCredentials, accountLinks, accounts, accountSessions } from './account-tables.ts';
import { sessionPlugin } from './second-factor/session-plugin.ts';

export interface AuthEngineSettings {
  database: Database;
  secret: string;
  /** Where readers reach the server, without a slash at the end. */
  publicUrl: string;
  /** In sandbox mode addresses need not be verified, and new accounts are marked. */
  sandbox: boolean;
  providers: ProviderSettings;
  /** How passwords are kept and compared; as the library does it, by scrypt, unless tests need hundreds of them. */
  passwords?: {
    hash: (password: string) => Promise<string>;
    verify: (kept: { hash: string; password: string }) => Promise<boolean>;
  };
  /** Milliseconds since 1970, by which codes of authenticator apps count. */
  now?: () => number;
  /** Told what the library has to complain about; never of anything a reader sent. */
  onProblem: (message: string) => void;
}

/** What the library tells us only while it is at work. */
interface CallbackData {
  resetCode?: string;
  reset?: { accountId: string; wasVerified: boolean };
  /** The hash that a password was compared with. */
  compared?: string;
}

const text = { type: 'string', required: false, defaultValue: '' } as const;
const HOUR = 60 * 60;

/** What we keep of an account beside what the library does; nobody can bring what says what they may do. */
const ADDITIONAL_FIELDS = {
  firstName: text,
  lastName: text,
  interfaceLanguage: { type: 'string', required: false },
  superAdmin: { type: 'boolean', required: false, input: false, defaultValue: false },
  sandbox: { type: 'boolean', required: false, input: false, defaultValue: false },
  suspendedAt: { type: 'date', required: false, input: false },
} as const;

/** Sets up the library that keeps passwords, sessions and providers. */
export function createAuthEngine(settings: AuthEngineSettings) {
  const callbackData = new AsyncLocalStorage<CallbackData>();
  const auth = betterAuth({
    appName: 'Footnote',
    baseURL: settings.publicUrl,
    basePath: '/api/auth',
    secret: settings.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(queriesOf(settings.database), {
      provider: 'pg',
      schema: { user: accounts, session: accountSessions, account: accountCredentials, verification: accountLinks },
    }),
    user: {
      additionalFields: ADDITIONAL_FIELDS,
    },
    databaseHooks: {
      user: { create: { before: (user) => Promise.resolve({ data: { ...user, sandbox: settings.sandbox } }) } },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: !settings.sandbox,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      resetPasswordTokenExpiresIn: HOUR,
      password: noting(settings.passwords, callbackData),
      revokeSessionsOnPasswordReset: true,
      sendResetPassword({ token }) {
        Object.assign(callbackData.getStore() ?? {}, { resetCode: token });
        return Promise.resolve();
      },
      onPasswordReset({ user }) {
        Object.assign(callbackData.getStore() ?? {}, {
          reset: { accountId: user.id, wasVerified: user.emailVerified },
        });
        return Promise.resolve();
      },
    },
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true, accountLinking: { enabled: false } },
    socialProviders: socialProviders(settings.providers),
    plugins: [bearer({ requireSignature: true }), sessionPlugin(), ...singleSignOn(settings.providers)],
    // Limits are ours: the address of a client is found out in one place.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'footnote',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    // Whatever else it would add holds what a reader sent.
    logger: { level: 'error', log: (_level, message) => settings.onProblem(message) },
  });
  return { auth, callbackData };
}
export type AuthEngine = ReturnType<typeof createAuthEngine>;
export type AuthContext = Awaited<AuthEngine['auth']['$context']>;

/** How passwords are kept, where the hash that one is compared with is noted. */
function noting(
  passwords: AuthEngineSettings['passwords'] | { verify: typeof verifyPassword } = { verify: verifyPassword },
  callbackData: AsyncLocalStorage<CallbackData>,
) {
  return {
    ...passwords,
    verify(kept: { hash: string; password: string }) {
      Object.assign(callbackData.getStore() ?? {}, { compared: kept.hash });
      return passwords.verify(kept);
    },
  };
}

/** The library asks whatever is asked at the moment: the transaction under way, or the pool. */
function queriesOf(database: Database): Queries {
  return new Proxy(database.queries(), {
    get(_target, name) {
      const queries = database.queries();
      const value: unknown = Reflect.get(queries, name);
      return typeof value === 'function' ? value.bind(queries) : value;
    },
  });
}

/** An address the provider does not vouch for has to be verified like any other. */
const vouched = { requireEmailVerification: true } as const;

function names(profile: object): { firstName: string; lastName: string } {
  const name = (key: string) => {
    const value: unknown = Reflect.get(profile, key);
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return { firstName: name('given_name'), lastName: name('family_name') };
}

function socialProviders({ google, microsoft }: ProviderSettings) {
  return {
    ...(google === null ? {} : { google: { ...google, ...vouched, mapProfileToUser: names } }),
    ...(microsoft === null
      ? {}
      : {
          microsoft: {
            clientId: microsoft.clientId,
            clientSecret: microsoft.clientSecret,
            tenantId: microsoft.tenant,
            disableProfilePhoto: true,
            // Who somebody is, and nothing of theirs besides.
            disableDefaultScope: true,
            scope: ['openid', 'profile', 'email'],
            ...vouched,
            mapProfileToUser: names,
          },
        }),
  };
}

/** Any provider that speaks OpenID Connect. */
function singleSignOn({ oidc }: ProviderSettings) {
  if (oidc === null) return [];
  return [
    genericOAuth({
      config: [
        {
          providerId: 'oidc',
          name: oidc.name,
          clientId: oidc.clientId,
          clientSecret: oidc.clientSecret,
          discoveryUrl: oidc.discoveryUrl,
          scopes: ['openid', 'email', 'profile'],
          requireIdTokenVerification: true,
          ...vouched,
          mapProfileToUser: names,
        },
      ],
    }),
  ];
}
