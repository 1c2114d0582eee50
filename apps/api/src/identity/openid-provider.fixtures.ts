import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

const CLIENT = { clientId: 'footnote', clientSecret: 'a secret of the tests' };

/** Whom the provider vouches for. */
interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  /** How they signed in (RFC 8176). */
  amr?: string[];
}

/** Ways in which a provider, or whoever stands between, may prove something else than who signs in now. */
export const FORGERIES = [
  'no ID token',
  'no nonce',
  'the nonce of another sign-in',
  'the ID token for another client',
  'the ID token of another provider',
  'an ID token that expired',
  'an ID token that never expires',
  'an ID token signed by somebody else',
  'an ID token that nobody signed',
  'an ID token without a person',
  'an ID token of another person than the profile',
] as const;
type Forgery = (typeof FORGERIES)[number];

/** Ways in which a provider may fail to be one, or to be there. */
export const FAILURES = [
  'answers nothing',
  'answers 500',
  'answers 404',
  'leads elsewhere',
  'writes no JSON',
  'writes a list',
  'writes without end',
  'calls itself otherwise',
  'has no keys',
  'leads into a closed network',
] as const;
type Failure = (typeof FAILURES)[number];

/** An OpenID Connect provider on this machine; whoever is sent there is signed in as `person` at once. */
export interface TestProvider {
  settings: typeof CLIENT & { discoveryUrl: string; name: string };
  person: Person;
  /** Sends every browser back with this error. */
  refusal: string | null;
  /** What is wrong with the proof it gives; null for nothing. */
  forgery: Forgery | null;
  /** What is wrong with how it answers; null for nothing. */
  failure: Failure | null;
  /** The same with another name, as the provider of another organization. */
  issuer: string;
  close(): Promise<void>;
}

interface Grant {
  nonce: string;
  challenge: string;
  redirect: string;
}

/** Starts one on a port of its own. */
export async function startOpenIdProvider(): Promise<TestProvider> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const person: Person = { sub: 'ada', email: 'ada@example.org', email_verified: true, given_name: 'Ada' };
  const server = createServer((request, response) => {
    void answer({ provider, issuer, privateKey, grants }, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const settings = { ...CLIENT, discoveryUrl: `${issuer}/.well-known/openid-configuration`, name: 'Test provider' };
  const provider: TestProvider = {
    settings,
    person,
    refusal: null,
    forgery: null,
    failure: null,
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

interface Stage {
  provider: TestProvider;
  issuer: string;
  privateKey: KeyObject;
  grants: Map<string, Grant>;
}

async function answer(stage: Stage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { issuer, privateKey } = stage;
  const url = new URL(request.url ?? '/', issuer);
  const { failure } = stage.provider;
  if (failure === 'answers nothing') return void response.destroy();
  if (failure !== null) {
    const { status, location, text } = failingAnswer(stage, failure);
    const headers = { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) };
    return void response.writeHead(status, headers).end(text);
  }
  const json = (body: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (url.pathname) {
    case '/.well-known/openid-configuration':
      return void json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/profile`,
        id_token_signing_alg_values_supported: ['RS256', 'none'],
      });
    case '/keys':
      return void json({
        keys: [{ ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }],
      });
    case '/authorize':
      return void response.writeHead(302, { location: authorize(stage, url.searchParams) }).end();
    case '/token':
      return void json(...exchange(stage, new URLSearchParams(await bodyOf(request)), request));
    case '/profile':
      return void json(stage.provider.person);
    default:
      return void json({}, 404);
  }
}

/** What a provider that is none writes. */
function failingAnswer({ issuer }: Stage, failure: Failure): { status: number; location?: string; text: string } {
  const document = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
  const jwks_uri = `${issuer}/keys`;
  const texts: Readonly<Partial<Record<Failure, string>>> = {
    'writes no JSON': '<html>',
    'writes a list': '[]',
    'writes without end': `{"issuer":"${'x'.repeat(2_000_000)}"}`,
    'calls itself otherwise': JSON.stringify({ ...document, issuer: 'https://id.example.org', jwks_uri }),
    'has no keys': JSON.stringify(document),
    'leads into a closed network': JSON.stringify({
      ...document,
      jwks_uri,
      token_endpoint: 'https://169.254.169.254/',
    }),
  };
  if (failure === 'leads elsewhere') return { status: 302, location: 'http://169.254.169.254/latest/', text: '' };
  const status = /^answers (\d+)$/.exec(failure)?.[1] ?? '200';
  return { status: Number(status), text: texts[failure] ?? '{}' };
}

function authorize({ provider, grants }: Stage, asked: URLSearchParams): string {
  const redirect = asked.get('redirect_uri') ?? '';
  const target = new URL(redirect);
  target.searchParams.set('state', asked.get('state') ?? '');
  if (provider.refusal !== null) {
    target.searchParams.set('error', provider.refusal);
    return target.href;
  }
  const code = randomUUID();
  grants.set(code, {
    nonce: asked.get('nonce') ?? '',
    challenge: asked.get('code_challenge_method') === 'S256' ? (asked.get('code_challenge') ?? '') : '',
    redirect,
  });
  target.searchParams.set('code', code);
  return target.href;
}

function exchange(stage: Stage, asked: URLSearchParams, { headers }: IncomingMessage): [object, number] {
  const grant = stage.grants.get(asked.get('code') ?? '');
  stage.grants.delete(asked.get('code') ?? '');
  // Written as a form where a client keeps to RFC 6749, section 2.3.1.
  const basics = [CLIENT.clientSecret, encodeURIComponent(CLIENT.clientSecret).replaceAll('%20', '+')].map(
    (secret) => `Basic ${Buffer.from(`${CLIENT.clientId}:${secret}`).toString('base64')}`,
  );
  const isClient = asked.get('client_secret') === CLIENT.clientSecret || basics.includes(headers.authorization ?? '');
  const challenge = createHash('sha256')
    .update(asked.get('code_verifier') ?? '')
    .digest('base64url');
  if (grant === undefined || !isClient || challenge !== grant.challenge) return [{ error: 'invalid_grant' }, 400];
  if (grant.redirect !== asked.get('redirect_uri')) return [{ error: 'invalid_grant' }, 400];
  const proof = stage.provider.forgery === 'no ID token' ? {} : { id_token: idToken(stage, grant.nonce) };
  return [{ access_token: randomUUID(), token_type: 'Bearer', ...proof }, 200];
}

const STRANGER = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

function idToken({ provider, issuer, privateKey }: Stage, nonce: string): string {
  const { forgery, person } = provider;
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...person, iss: issuer, aud: CLIENT.clientId, iat: now, exp: now + 300, nonce };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const nobody = forgery === 'an ID token that nobody signed';
  const header = nobody ? { alg: 'none' } : { alg: 'RS256', kid: 'k' };
  const signed = `${part(header)}.${part({ ...claims, ...forgedClaims(forgery, now) })}`;
  if (nobody) return `${signed}.`;
  const key = forgery === 'an ID token signed by somebody else' ? STRANGER : privateKey;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

function forgedClaims(forgery: Forgery | null, now: number): object {
  switch (forgery) {
    case 'no nonce':
      return { nonce: undefined };
    case 'the nonce of another sign-in':
      return { nonce: randomUUID() };
    case 'the ID token for another client':
      return { aud: 'somebody else' };
    case 'the ID token of another provider':
      return { iss: 'https://id.example.org' };
    case 'an ID token that expired':
      return { iat: now - 900, exp: now - 600 };
    case 'an ID token that never expires':
      return { exp: undefined };
    case 'an ID token without a person':
      return { sub: undefined };
    case 'an ID token of another person than the profile':
      // Without an address the library asks for the profile, which may be anybody's.
      return { sub: 'somebody else', email: undefined };
    default:
      return {};
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
