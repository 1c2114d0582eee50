import { err, ok, PASSWORD_LENGTH, type IdentityErrorCode, type Result } from '@footnote/domain';
import type { CommonPasswords } from '../identity.ports.ts';

/** Characters that are put after a word to make a password of it, such as `2024!`; more of them are a password themselves. */
const TAIL = 4;
/** Signs that stand for a letter in a password such as `p@ssw0rd`. */
const DISGUISED: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
};
/** Our own name, which every list of others lacks. */
const OWN_NAME = 'footnote';

/** Somebody's new password, and the address of their account. */
interface NewPassword {
  password: string;
  email: string;
}

/** Refuses a password that is too short or too long, and one that is guessed first: one rule for every way to set one. */
export async function checkNewPassword(
  { commonPasswords }: { commonPasswords: CommonPasswords },
  { password, email }: NewPassword,
): Promise<Result<null, IdentityErrorCode>> {
  if (password.length > PASSWORD_LENGTH.most) return err('identity/password-too-long');
  if (/^[\s\p{C}\p{Z}]*$/u.test(password) && password !== '') return err('identity/password-blank');
  if (password.trim().length < PASSWORD_LENGTH.least) return err('identity/password-too-short');
  const guesses = guessesOf(password);
  if (guesses.some((guess) => isOfAddress(guess, email))) return err('identity/password-like-email');
  if (guesses.includes(OWN_NAME) || isSequence(guesses[0] ?? '')) return err('identity/password-common');
  for (const guess of guesses) if (await commonPasswords.has(guess)) return err('identity/password-common');
  return ok(null);
}

/** What somebody who guesses begins with to arrive at a password: itself, its word alone, and both without disguise. */
function guessesOf(password: string): string[] {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  let end = plain.length;
  while (end > plain.length - TAIL && end > 0 && !/\p{L}/u.test(plain.charAt(end - 1))) end -= 1;
  const word = plain.slice(0, end);
  return [...new Set([plain, word, undisguised(plain), undisguised(word)])];
}

function undisguised(text: string): string {
  return text.replaceAll(/[@431!0$5]/g, (sign) => DISGUISED[sign] ?? sign);
}

/** Whether a text is an address or what stands before its at sign, however it is divided. */
function isOfAddress(text: string, email: string): boolean {
  const joined = (part: string) => part.replaceAll(/[._+-]/g, '');
  const [local = ''] = email.split('@');
  const [name = ''] = local.split('+');
  return [email, local, name].some((part) => part !== '' && joined(part) === joined(text));
}

/** Whether a text is one to three characters over and over, or goes through an alphabet or the digits step by step. */
function isSequence(text: string): boolean {
  const repeats = (length: number) => text === text.slice(0, length).repeat(text.length).slice(0, text.length);
  if ([1, 2, 3].some(repeats)) return true;
  const step = text.charCodeAt(1) - text.charCodeAt(0);
  if (Math.abs(step) !== 1) return false;
  for (let at = 1; at < text.length; at += 1) {
    if (text.charCodeAt(at) - text.charCodeAt(at - 1) !== step) return false;
  }
  return true;
}
