const ENGLISH =
  'the of and in to with for was were is are that by from on at or as be this after than between we not which have has had been who';
const FOREIGN =
  'de la el los las del en que un una y con por para se le les des et du dans une est sur pour au der die das und den von mit bei zu ist ein eine im auf wurde wurden nach dem van het een zijn met op voor o os do da dos em com não foi foram il di che per con i gli sono delle della och att som av på til af ved var ble';
/** Small words by whether they are English; those of both are. */
const SMALL_WORDS = new Map([
  ...FOREIGN.split(' ').map((word): [string, boolean] => [word, false]),
  ...ENGLISH.split(' ').map((word): [string, boolean] => [word, true]),
]);
const LONGEST_SMALL_WORD = Math.max(...[...SMALL_WORDS.keys()].map(({ length }) => length));
const CHARACTERS_TO_JUDGE = 600;
/** Texts with fewer words may have no small word. */
const SHORT_TEXT = 40;
const BEYOND_ASCII = /[^\s!-~]/;
const SPACE = /\s/;

function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return SPACE.test(String.fromCharCode(code));
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return 2 * (text.match(/[\p{Script=Latin}\p{Script=Greek}]/gu) ?? []).length >= letters.length;
}

/** Whether a text is English, told by how it begins: its letters and small words; a short title without any may be. */
export function mayBeEnglish(text: string): boolean {
  const beginning = text.slice(0, CHARACTERS_TO_JUDGE);
  const lower = beginning.toLowerCase();
  let words = 0;
  let english = 0;
  let foreign = 0;
  for (let start = 0, end = 0; end <= lower.length; end += 1) {
    if (end < lower.length && !isSpace(lower.charCodeAt(end))) continue;
    words += 1;
    if (end > start && end - start <= LONGEST_SMALL_WORD) {
      const isEnglish = SMALL_WORDS.get(lower.slice(start, end));
      if (isEnglish === true) english += 1;
      else if (isEnglish === false) foreign += 1;
    }
    start = end + 1;
  }
  if (english < foreign || (words >= SHORT_TEXT && 15 * english < words)) return false;
  return !BEYOND_ASCII.test(beginning) || isLatin(beginning);
}
