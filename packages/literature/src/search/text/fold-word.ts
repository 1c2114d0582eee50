/** Longest word kept; longer runs (sequences, base64) are cut so that they cannot bloat the dictionary. */
export const LONGEST_WORD = 60;

const GREEK_NAMES: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

const PLAIN = /^[a-z0-9]*$/;
const UNDECOMPOSED_LETTER = /[ßæœøđðþłıħ]/g;
const MICRO_PREFIX = /μ(?=[a-z])/g;
const LONE_GREEK_LETTER = /(?<!\p{Script=Greek})\p{Script=Greek}(?!\p{Script=Greek})/gu;

/**
 * The form a word is indexed and searched in: lower case, without diacritics, sub- and superscripts as plain digits.
 * A Greek letter standing alone among other letters is spelled out ("β" and "TNFα" become "beta" and "tnfalpha", the
 * micro sign before a unit becomes "u"), so that both ways of writing it meet; words written in Greek stay Greek.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  const folded = PLAIN.test(lower) ? lower : foldUncommon(lower);
  return folded.length > LONGEST_WORD ? Array.from(folded).slice(0, LONGEST_WORD).join('') : folded;
}

function foldUncommon(lower: string): string {
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(UNDECOMPOSED_LETTER, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replaceAll(MICRO_PREFIX, 'u')
    .replaceAll(LONE_GREEK_LETTER, (letter) => GREEK_NAMES[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}
