/** Stop words of the six interface languages; also how a text's language is told. */
const STOP_WORDS: Record<string, readonly string[]> = {
  en: 'a an the of in on at to for with by from and or but as is are was were be been being it its this that these those which who whom whose than then there their they we our us you your he she his her has have had do does did can could may might will would shall should such also into over under between among both each per via through during after before about however while when where whether if so more most less some any all other only very well within who what how up out because'.split(
    ' ',
  ),
  nl: 'de het een van in op aan te voor met door uit en of maar als is zijn was waren wordt worden werd werden dit dat deze die wie dan er hun ze wij we u hij zij heeft hebben had kan kunnen zou zouden ook bij naar over onder tussen zowel per tijdens na om wel zoals meer meest'.split(
    ' ',
  ),
  de: 'der die das den dem des ein eine einer eines einem einen und oder aber als ist sind war waren wird werden wurde wurden im am zu zum zur für mit durch von vom aus auf an bei nach über unter zwischen sowohl pro während es sie er wir ihr ihre sich hat haben hatte kann können könnte auch wie dass dies diese dieser mehr sowie in'.split(
    ' ',
  ),
  fr: 'le la les un une des du de d l à au aux en dans sur pour par avec et ou mais comme est sont était étaient a ont avait avaient être été ce cet cette ces qui que dont où se sa son ses leur leurs il elle ils elles nous vous plus entre chez après avant pendant ainsi aussi peut peuvent lors'.split(
    ' ',
  ),
  es: 'el la los las un una unos unas de del al en con por para y o u pero como es son era eran fue fueron ha han había ser sido este esta estos estas ese esa que quien cuyo donde se su sus lo le les más entre después antes durante así también puede pueden según sobre e'.split(
    ' ',
  ),
  pt: 'o os a as um uma uns umas de do da dos das no na nos nas em com por para e ou mas como é são era eram foi foram tem têm havia ser sido este esta estes estas esse essa que quem cujo onde se seu sua seus suas lhe mais entre após antes durante assim também pode podem segundo sobre ao à pelo pela'.split(
    ' ',
  ),
};

/** English words that only hold a sentence together. */
export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(STOP_WORDS['en']);
const ALL_STOP_WORDS = new Set(Object.values(STOP_WORDS).flat());
const STOP_SETS = Object.entries(STOP_WORDS).map(([code, words]) => ({ code, words: new Set(words) }));

/** Words nearly every abstract has: they carry little of a claim. */
const GENERIC = new Set(
  'patient study studi trial result conclusion conclud method group significant significantly treatment associat compar effect effectiv clinical data analysi includ show shown report found find suggest evidence outcome randomiz randomis control participant people person year month week day high low rate use level case mean total overall potential important role several different based present known'.split(
    ' ',
  ),
);

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*|(?<!\p{N})\p{N}+(?:-?\p{L}{3,}[\p{L}\p{N}]*)/gu;
const SUFFIXES =
  /(?:isations?|izations?|ations?|ements?|aciones|ación|ações|ação|ungen|ung|ities|ity|ness|ingly|edly|ically|ings?|ively|ives?|ally|ized|ised|ates?|ated|iers?|ies|ied|ers?|ous|ed|es|ly|s|e|en|al|ic)$/u;

/** Lower case without accents, typographic quotes, dashes and doubled space: the form in which texts are compared. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/·/g, '.')
    .replace(/[*_\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folds the endings of a word so that its forms compare equal; at least four letters stay. */
export function foldWord(word: string): string {
  let stem = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s?$/, '');
  stem = stem
    .replace(/ae(?=[mst])/g, 'e')
    .replace(/^oe/, 'e')
    .replace(/(?<=[a-z])our/, 'or');
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(SUFFIXES, '');
    if (shorter.length < 4 || /\d/.test(stem)) break;
    stem = shorter;
  }
  return stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/i$/, 'y');
}

export interface ContentWord {
  /** Folded form, compared between texts. */
  stem: string;
  /** How much of a claim it carries. */
  weight: number;
  /** Place among all words of the text. */
  position: number;
}

function weigh(word: string, stem: string): number {
  if (GENERIC.has(stem) || GENERIC.has(word.toLowerCase())) return 0.4;
  if (/\d/.test(word) || /^\p{Lu}{2,}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return 1.6;
  if (word.length >= 9) return 1.3;
  return word.length <= 3 ? 0.6 : 1;
}

/** All words of a text in order, hyphenated ones apart unless a number is part of the name ("PD-L1"). */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => (/\d/.test(word) ? [word] : word.split('-')));
}

/** The words of a text that say something, in order. */
export function contentWords(words: readonly string[]): ContentWord[] {
  return words.flatMap((word, position) => {
    const plain = word.toLowerCase();
    if (ALL_STOP_WORDS.has(plain) || (word.length === 1 && word === plain)) return [];
    const stem = foldWord(/\d/.test(word) ? word.replace(/-/g, '') : word);
    return [{ stem, weight: weigh(word, stem), position }];
  });
}

/** The first letters of long Latin words, by which cognates of two languages are recognised ("hypertension", "hipertensión"). */
export function cognate(stem: string): string {
  if (!/^[a-z]{5,}/.test(stem)) return stem;
  const sound = stem
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/[ckq]h?/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1/g, '$1');
  return sound.slice(0, 5);
}

/** BCP 47 tag of the interface language a text is written in, its script for others ("Han"), '' when that cannot be told. */
export function languageOf(text: string): string {
  const script =
    /(\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana})|(\p{sc=Cyrillic})|(\p{sc=Arabic})|(\p{sc=Hangul})|(\p{sc=Greek})|(\p{sc=Devanagari})/gu;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(script)?.length ?? 0;
  if (foreign * 2 > letters)
    return `script:${[...text.matchAll(script)][0]?.slice(1).findIndex((group) => group !== undefined) ?? 0}`;
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, 3_000);
  const counts = STOP_SETS.map(({ code, words: stops }) => ({
    code,
    hits: words.filter((word) => stops.has(word)).length,
  }));
  counts.sort((a, b) => b.hits - a.hits);
  const [best, second] = counts;
  if (best === undefined || best.hits < 2 || best.hits * 10 < words.length) return '';
  return best.hits > (second?.hits ?? 0) * 1.15 ? best.code : '';
}
