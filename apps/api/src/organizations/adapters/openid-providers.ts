import { err, ok, type SingleSignOnErrorCode } from '@footnote/domain';
import type { ClientAuth, Configuration } from 'openid-client';
import { z } from 'zod';
import type { OpenIdProviders, ProvenPerson, SignOnAttempt } from '../single-sign-on/single-sign-on.ports.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';

/** Loaded late: only those who sign on need it. */
const library = () => import('openid-client');

type Keys = Parameters<OpenIdProviders['check']>[0];

/** Milliseconds for which what a provider says of itself is believed. */
const KEPT_MS = 5 * 60 * 1000;
/** The most providers that are kept. */
const MOST_KEPT = 200;

/** What the address of a user is read from; providers write what they like into the rest. */
const profileSchema = z.object({
  email: z.string().max(320).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
const methodsSchema = z.object({ amr: z.array(z.string()).default([]).catch([]) });

/** Ways to sign on that take more than a password (RFC 8176). */
const SECOND_FACTORS: ReadonlySet<string> = new Set(['mfa', 'otp', 'hwk', 'swk', 'sc', 'fpt', 'face', 'iris', 'pop']);

/** Speaks OpenID Connect with the providers of organizations. */
export function createOpenIdProviders({ guard, now }: { guard: GuardedFetch; now: () => number }): OpenIdProviders {
  const kept = new Map<string, { configuration: Configuration; until: number }>();
  const known = async (keys: Keys & { version: string }) => {
    const found = kept.get(keys.version);
    if (found !== undefined && found.until > now()) return found.configuration;
    const configuration = await discover(guard, keys);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(keys.version, { configuration, until: now() + KEPT_MS });
    return configuration;
  };
  return {
    async check(keys) {
      try {
        await discover(guard, keys);
        return ok(null);
      } catch (error) {
        return err(problemOf(error));
      }
    },
    async begin(keys, { redirectUri, email }) {
      const openid = await library();
      const configuration = await known(keys).catch(() => null);
      if (configuration === null) return null;
      const [state, nonce, codeVerifier] = [
        openid.randomState(),
        openid.randomNonce(),
        openid.randomPKCECodeVerifier(),
      ];
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        login_hint: email,
      });
      return { state, nonce, codeVerifier, url: url.href };
    },
    async finish(keys, back) {
      const openid = await library();
      try {
        return ok(await personOf(await known(keys), back));
      } catch (error) {
        const canceled = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
        return err(canceled ? 'identity/provider-canceled' : 'identity/provider-failed');
      }
    },
  };
}

/** What a provider is that this server cannot work with. */
class UnfitProvider extends Error {}

async function discover(guard: GuardedFetch, { issuer, clientId, clientSecret }: Keys): Promise<Configuration> {
  if (!guard.mayAsk(issuer)) throw new Error('This address may not be asked.');
  const openid = await library();
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  const byHeader = openid.ClientSecretBasic(clientSecret);
  const byForm = openid.ClientSecretPost(clientSecret);
  const prove: ClientAuth = (server, ...others) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    return (methods.includes('client_secret_basic') ? byHeader : byForm)(server, ...others);
  };
  const configuration = await openid.discovery(new URL(issuer), clientId, undefined, prove, {
    [openid.customFetch]: (address, options) => guard.fetch(address, options),
    execute: insecure,
  });
  const said = configuration.serverMetadata();
  const addresses = [said.authorization_endpoint, said.token_endpoint, said.jwks_uri];
  if (!addresses.every((address) => address !== undefined && guard.mayAsk(address))) throw new UnfitProvider();
  // The signature of an ID token is judged whatever connection it came by: what nobody signed proves nothing.
  openid.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** What the library says where a document is not what it has to be, by its codes; all else is a provider that does not answer. */
const PROBLEMS: Readonly<Record<string, SingleSignOnErrorCode>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'sso/other-issuer',
  OAUTH_RESPONSE_IS_NOT_JSON: 'sso/not-openid',
  OAUTH_PARSE_ERROR: 'sso/not-openid',
  OAUTH_INVALID_RESPONSE: 'sso/not-openid',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'sso/not-openid',
};

function problemOf(error: unknown): SingleSignOnErrorCode {
  if (error instanceof UnfitProvider) return 'sso/not-openid';
  if (!(error instanceof Error)) return 'sso/unreachable';
  const { cause } = error;
  // A document that is not there was read; a server that fails or sends elsewhere was not.
  if (cause instanceof Response && cause.status !== 200) {
    return cause.status === 404 ? 'sso/not-openid' : 'sso/unreachable';
  }
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' ? PROBLEMS[code] : undefined) ?? 'sso/unreachable';
}

/** Exchanges a code and judges the ID token: issuer, audience, nonce, times and signature; throws where one is wrong. */
async function personOf(
  configuration: Configuration,
  { address, state, attempt }: { address: URL; state: string; attempt: SignOnAttempt },
): Promise<ProvenPerson> {
  const openid = await library();
  const tokens = await openid.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || claims.sub === '') throw new Error('There is no ID token of anybody.');
  const told = profileSchema.parse(claims);
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const profile =
    told.email === undefined && hasMore
      ? profileSchema.parse(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub))
      : told;
  const { email, email_verified: verified, given_name: firstName = '', family_name: lastName = '' } = profile;
  const isDenied = verified === false || verified === 'false';
  return {
    subject: claims.sub,
    email: email === undefined || isDenied ? null : email,
    firstName: firstName.trim().slice(0, 100),
    lastName: lastName.trim().slice(0, 100),
    secondFactor: methodsSchema.parse(claims).amr.some((method) => SECOND_FACTORS.has(method)),
  };
}
