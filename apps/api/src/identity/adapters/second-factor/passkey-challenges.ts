import { z } from 'zod';
import type { AuthContext } from '../auth-engine.ts';

/** The links of the library that work once. */
export type ChallengeLinks = Pick<
  AuthContext['internalAdapter'],
  'createVerificationValue' | 'consumeVerificationValue'
>;

/** Milliseconds in which a passkey has to be shown. */
const CHALLENGE_MS = 5 * 60 * 1000;
/** What stands before the names of such links, so that none of another kind is taken for one. */
const KIND = 'passkey:';

const clientDataSchema = z.object({ challenge: z.string().max(200) });

/** Keeps a challenge for whom and what it was made. */
export async function keepChallenge(
  links: ChallengeLinks,
  { purpose, accountId, challenge }: { purpose: string; accountId: string; challenge: string },
): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  const identifier = `${KIND}${purpose}:${challenge}`;
  await links.createVerificationValue({ identifier, value: accountId, expiresAt });
}

/** Uses up the challenge a browser says it answers; null where it was not made for this purpose, was used or is too old. */
export async function consumeChallenge(
  links: ChallengeLinks,
  purpose: string,
  clientDataJson: string,
): Promise<{ text: string; accountId: string } | null> {
  const text = challengeIn(clientDataJson);
  const link = text === null ? null : await links.consumeVerificationValue(`${KIND}${purpose}:${text}`);
  if (text === null || link === null || link.expiresAt <= new Date()) return null;
  return { text, accountId: link.value };
}

function challengeIn(clientDataJson: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    return clientDataSchema.parse(said).challenge;
  } catch {
    return null;
  }
}
