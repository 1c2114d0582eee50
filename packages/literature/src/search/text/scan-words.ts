// Scripts written without spaces are cut into single characters; phrases put them together again.
const STANDS_ALONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/v;
const IN_WORDS = /^[[\p{L}\p{N}\p{M}]--[\u02B9\u02BC]]$/v;

/** What a character is to the words of a text. */
const ROLES = { unknown: 0, between: 1, plain: 2, uncommon: 3, alone: 4, surrogate: 5 } as const;

/** Roles by UTF-16 code unit, looked up when one first occurs. */
const roles = new Uint8Array(65_536);
for (let unit = 0; unit < 128; unit += 1)
  roles[unit] = /[A-Za-z0-9]/.test(String.fromCharCode(unit)) ? ROLES.plain : ROLES.between;
roles.fill(ROLES.surrogate, 0xd800, 0xdc00);

function roleOf(character: string): number {
  if (STANDS_ALONE.test(character)) return ROLES.alone;
  return IN_WORDS.test(character) ? ROLES.uncommon : ROLES.between;
}

function roleOfUnit(unit: number): number {
  const known = roles[unit] ?? ROLES.between;
  if (known !== ROLES.unknown) return known;
  const role = roleOf(String.fromCharCode(unit));
  roles[unit] = role;
  return role;
}

/** Hears of a word by its UTF-16 range; a plain one has Latin letters and digits alone, and folds to lower case. */
export type TakeWord = (start: number, end: number, isPlain: boolean) => void;

/** Finds the words of a text, as yet unfolded, in order. */
export function scanWords(text: string, take: TakeWord): void {
  let start = -1;
  let isPlain = true;
  for (let at = 0, size = 1; at < text.length; at += size) {
    size = 1;
    let role = roleOfUnit(text.charCodeAt(at));
    if (role === ROLES.surrogate) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      size = character.length;
      role = roleOf(character);
    }
    if (role === ROLES.plain || role === ROLES.uncommon) {
      if (start < 0) [start, isPlain] = [at, true];
      if (role === ROLES.uncommon) isPlain = false;
      continue;
    }
    if (start >= 0) take(start, at, isPlain);
    start = -1;
    if (role === ROLES.alone) take(at, at + size, false);
  }
  if (start >= 0) take(start, text.length, isPlain);
}
