/** Figures of a code of an authenticator app, and the seconds for which it shows one (RFC 6238). */
export const AUTHENTICATOR_CODE = { digits: 6, seconds: 30 } as const;

/** How many recovery codes there are, and their characters: figures and letters without those that look alike. */
export const RECOVERY_CODES = { count: 10, length: 10, alphabet: '0123456789abcdefghjkmnpqrstvwxyz' } as const;

/** A code by which somebody proves a second time who they are. */
export interface SecondFactorCode {
  /** Of the authenticator app, or one of those that are kept for the day it is lost. */
  kind: 'authenticator' | 'recovery';
  /** Without what was only written to read it more easily. */
  code: string;
}

/** Letters that are taken for figures, and the figures they are taken for. */
const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Reads a code as somebody typed it, with blanks, hyphens, capitals and letters for figures; null for what can be none. */
export function readSecondFactorCode(text: string): SecondFactorCode | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'authenticator', code: plain };
  const code = plain.replaceAll(/[oil]/g, (letter) => ALIKE[letter] ?? letter);
  const isRecovery = code.length === RECOVERY_CODES.length && /^[0-9a-hjkmnp-tv-z]+$/.test(code);
  return isRecovery ? { kind: 'recovery', code } : null;
}

/** A recovery code as it is shown: in two halves. */
export function writeRecoveryCode(code: string): string {
  const half = RECOVERY_CODES.length / 2;
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
