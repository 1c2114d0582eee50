import { z } from 'zod';
import type { AuthContext } from './auth-engine.ts';

/** What says whose an ID token is and how long it counts (OpenID Connect Core 1.0, section 2). */
const claimsSchema = z.object({ sub: z.string().min(1), exp: z.number() });

/**
 * Has single sign-on vouch for nobody without an ID token of this very sign-in. The library verifies the one that comes,
 * but asks for a profile where none does, and takes that of anybody.
 */
export function requireIdToken({ socialProviders }: AuthContext): void {
  for (const provider of socialProviders.filter(({ id }) => id === 'oidc')) {
    const askProfile = provider.getUserInfo.bind(provider);
    provider.getUserInfo = async (tokens) => {
      const { idToken = '', expectedIdTokenNonce = '' } = tokens;
      if (idToken === '' || expectedIdTokenNonce === '') return null;
      const person = await askProfile(tokens);
      const claims = claimsSchema.safeParse(claimsOf(idToken));
      return person !== null && claims.success && Reflect.get(person.data, 'sub') === claims.data.sub ? person : null;
    };
  }
}

/** What a token says, whose signature is verified elsewhere. */
function claimsOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
