/** The most characters and the fewest and most digits a phone number has, with an extension. */
const PHONE_LENGTH = 60;
const PHONE_DIGITS = { fewest: 3, most: 24 };

// Any digits and any way to part them, then a word or a hash before an extension: “+49 (0)30 1234-5 ext. 12”.
const LOOSE_PHONE = /^[\p{Nd}\p{Zs}\p{Pd}+()./]+(?:(?:[,;]\p{Zs}*)?(?:\p{L}{1,12}[.:=]?|#)\p{Zs}*\p{Nd}+)?$/u;

/** True for what can be dialled from somewhere, however its country writes it, with or without an extension; spaces around it do not count. */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > PHONE_LENGTH || !LOOSE_PHONE.test(trimmed)) return false;
  const digits = trimmed.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= PHONE_DIGITS.fewest && digits <= PHONE_DIGITS.most;
}
