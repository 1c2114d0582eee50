import { withoutEnd } from '../../kernel/scan-text.ts';

/** A number of a text with every value its writing can stand for ("4,744" is 4744; "0,74" is 0.74; "1,234" may be both). */
export interface ClaimNumber {
  readings: readonly string[];
  /** Written as a word ("three"). */
  worded: boolean;
}

const WORDED: Record<string, number> = {};
const NAMES: readonly (readonly [number, string])[] = [
  [2, 'two twee zwei deux dos dois duas'],
  [3, 'three drie drei trois tres três'],
  [4, 'four vier quatre cuatro quatro'],
  [5, 'five vijf fünf cinq cinco'],
  [6, 'six zes sechs seis'],
  [7, 'seven zeven sieben sept siete sete'],
  [8, 'eight acht huit ocho oito'],
  [9, 'nine negen neun neuf nueve nove'],
  [10, 'ten tien zehn dix diez dez'],
  [11, 'eleven elf onze once'],
  [12, 'twelve twaalf zwölf douze doce doze'],
  [20, 'twenty twintig zwanzig vingt veinte vinte'],
];
for (const [value, names] of NAMES) for (const name of names.split(' ')) WORDED[name] = value;

/** Digits with separators; not those of a name ("PD-L1", "COVID-19") nor the exponent of a unit. */
const DIGITS = /(?<![\p{L}\p{N}_]|\p{L}[-–])(\d+(?:[.,·]\d+|[\u00A0\u2009\u202F ](?=\d{3}(?!\d))\d{3})*)/gu;
const WORDS = /\p{L}+/gu;

function canonical(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const trimmed = withoutEnd(fraction, /0/);
  const integer = whole.replace(/^0+(?=\d)/, '');
  return trimmed === '' ? integer : `${integer}.${trimmed}`;
}

function readings(written: string): string[] {
  const plain = written.replace(/·/g, '.');
  const found = new Set<string>();
  if (/^\d{1,3}(?:[,.\u00A0\u2009\u202F ]\d{3})+(?:[.,]\d+)?$/.test(plain)) {
    const groups = /^(\d{1,3}(?:[,.\u00A0\u2009\u202F ]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain);
    if (groups !== null) found.add(canonical(`${(groups[1] ?? '').replace(/\D/g, '')}.${groups[2] ?? ''}`));
  }
  if (/^\d+$/.test(plain)) found.add(canonical(plain));
  if (/^\d+[.,]\d+$/.test(plain)) found.add(canonical(plain.replace(',', '.')));
  if (found.size === 0) for (const part of plain.split(/[^\d.]+/)) if (part !== '') found.add(canonical(part));
  return [...found];
}

/** The numbers of a text, in order. */
export function numbersOf(text: string): ClaimNumber[] {
  const digits = [...text.matchAll(DIGITS)].map((match) => ({
    at: match.index,
    readings: readings(match[1] ?? ''),
    worded: false,
  }));
  const worded = [...text.toLowerCase().matchAll(WORDS)].flatMap((match) => {
    const value = Object.hasOwn(WORDED, match[0]) ? WORDED[match[0]] : undefined;
    return value === undefined ? [] : [{ at: match.index, readings: [String(value)], worded: true }];
  });
  return [...digits, ...worded]
    .sort((a, b) => a.at - b.at)
    .map(({ readings: values, worded: isWorded }) => ({ readings: values, worded: isWorded }));
}

/** Whether a source's number says what a claim's says; the claim may round it to fewer decimals. */
export function numbersAgree(claim: ClaimNumber, source: ClaimNumber): boolean {
  return claim.readings.some((wanted) => source.readings.some((found) => found === wanted || roundsTo(found, wanted)));
}

/** Decimals a number can be rounded to; nobody writes as many. */
const MAX_DECIMALS = 100;

function roundsTo(found: string, wanted: string): boolean {
  const decimals = (value: string) => value.split('.')[1]?.length ?? 0;
  if (decimals(found) <= decimals(wanted) || decimals(wanted) > MAX_DECIMALS) return false;
  return canonical(Number(found).toFixed(decimals(wanted))) === wanted;
}
