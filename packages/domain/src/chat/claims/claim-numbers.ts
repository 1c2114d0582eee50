import { withoutEnd } from '../../kernel/scan-text.ts';

/** A number of a text with every value its writing can stand for ("4,744" is 4744; "0,74" is 0.74; "1,234" may be both). */
export interface ClaimNumber {
  readings: readonly string[];
  /** What it counts, as far as its own words say; '' where they do not. */
  unit: NumberUnit;
  /** Written as a word ("three"). */
  worded: boolean;
}

/** A share is "one in two", "493 per million" or "28 %"; its readings are fractions of one. */
export type NumberUnit = '' | 'share' | 'money' | 'time' | 'dose' | 'fold';

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

const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  miljoen: 1e6,
  millionen: 1e6,
  millions: 1e6,
  millones: 1e6,
  milhões: 1e6,
};
const TIME = /^(?:years?|months?|weeks?|days?|hours?|hrs?|h|minutes?|min|seconds?|jahren?|jaar|ans|años|anos)$/;
const DOSE = /^(?:mg|g|kg|µg|μg|mcg|ng|ml|l|dl|mmol|iu|mm|cm|kcal)$/;
/** What follows a number: a scale, then what it counts. */
const BEHIND =
  /^[\s-]{0,2}(thousand|million|billion|trillion|miljoen|millionen|millions|millones|milhões)?[\s-]{0,2}(%|percent|per cent|[\p{L}]{1,12})?/u;
const MONEY = /(?:[$€£]|us\$|eur|usd) ?$/;
/** Between the two numbers of "one in two"; of other numbers of people only "out of" and "per" make a share. */
const ONE_OUT_OF = /^\s(?:in|out of|per)(?: every)?\s$/;
const OUT_OF = /^\s(?:out of|per)(?: every)?\s$/;
/** Between numbers that count the same: "76.3 to 85.4 %". */
const LISTED = /^\s?(?:vs\.?|versus|v|to|and|or|-|–|,|\/)\s?$/;

interface PlacedNumber extends ClaimNumber {
  at: number;
  end: number;
}

function withUnit(number: Omit<PlacedNumber, 'unit'>, text: string): PlacedNumber {
  const behind = BEHIND.exec(text.slice(number.end, number.end + 32).toLowerCase());
  const factor = SCALES[behind?.[1] ?? ''] ?? 1;
  const counted = behind?.[2] ?? '';
  const end = behind?.[1] === undefined ? number.end : number.end + (behind[0].length - counted.length);
  const isMoney = MONEY.test(text.slice(Math.max(0, number.at - 4), number.at).toLowerCase());
  return inUnit({ ...number, readings: times(number.readings, factor), end }, isMoney ? 'money' : unitOf(counted));
}

function unitOf(counted: string): NumberUnit {
  if (/^(?:%|percent|per cent)$/.test(counted)) return 'share';
  if (counted === 'fold') return 'fold';
  if (TIME.test(counted)) return 'time';
  return DOSE.test(counted) ? 'dose' : '';
}

function inUnit(number: Omit<PlacedNumber, 'unit'>, unit: NumberUnit): PlacedNumber {
  return { ...number, readings: unit === 'share' ? times(number.readings, 0.01) : number.readings, unit };
}

function times(values: readonly string[], factor: number): readonly string[] {
  return factor === 1 ? values : values.map((value) => canonical(plainNumber(Number(value) * factor)));
}

/** Never in powers of ten, which are no digits of a text. */
function plainNumber(value: number): string {
  return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 });
}

/** Numbers that say a share together ("one in two") become one, and those of a list count what its last counts. */
function joined(numbers: readonly PlacedNumber[], text: string): PlacedNumber[] {
  const found: PlacedNumber[] = [];
  for (const number of numbers) {
    const before = found.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, number.at).toLowerCase();
    const share = before === undefined ? undefined : shareOf(before, number, between);
    if (share !== undefined) found[found.length - 1] = share;
    else {
      if (before?.unit === '' && number.unit !== '' && LISTED.test(between))
        found[found.length - 1] = inUnit(before, number.unit);
      found.push(number);
    }
  }
  return found;
}

function shareOf(part: PlacedNumber, whole: PlacedNumber, between: string): PlacedNumber | undefined {
  const [first = ''] = part.readings;
  const count = Number(whole.readings[0]);
  if (part.unit !== '' || first.includes('.') || !(count >= Number(first)) || count === 0) return undefined;
  if (!(first === '1' ? ONE_OUT_OF : OUT_OF).test(between)) return undefined;
  return { ...part, readings: times(part.readings, 1 / count), end: whole.end, unit: 'share' };
}

const ONE_IN = /\bone (?=in |out of )/gi;
/** The whole of "493 per million". */
const PER_SCALE = /(?<=\bper )(?:thousand|million|billion)\b/gi;

/** The numbers of a text, in order. */
export function numbersOf(text: string): ClaimNumber[] {
  const place = (at: number, written: string, values: readonly string[], worded: boolean) =>
    withUnit({ at, end: at + written.length, readings: values, worded }, text);
  const digits = [...text.matchAll(DIGITS)].map(({ index, 1: written = '' }) =>
    place(index, written, readings(written), false),
  );
  const worded = [...text.toLowerCase().matchAll(WORDS)].flatMap(({ index, 0: word }) => {
    const value = Object.hasOwn(WORDED, word) ? WORDED[word] : undefined;
    return value === undefined ? [] : [place(index, word, [String(value)], true)];
  });
  const ones = [...text.matchAll(ONE_IN)].map(({ index }) => place(index, 'one', ['1'], true));
  const scales = [...text.matchAll(PER_SCALE)].map(({ index, 0: scale }) =>
    place(index, scale, [String(SCALES[scale.toLowerCase()] ?? 1)], true),
  );
  const inOrder = [...digits, ...worded, ...ones, ...scales].sort((a, b) => a.at - b.at);
  return joined(inOrder, text).map(({ readings: values, worded: isWorded, unit }) => ({
    readings: values,
    worded: isWorded,
    unit,
  }));
}

/** Whether a source's number says what a claim's says; the claim may round it, and may leave out what it counts. */
export function numbersAgree(claim: ClaimNumber, source: ClaimNumber): boolean {
  if (claim.unit !== source.unit && !isCounted(claim, source)) return false;
  return claim.readings.some((wanted) =>
    source.readings.some((found) => found === wanted || (!claim.worded && roundsTo(found, wanted))),
  );
}

/** A number alone may be any but a span of time, a sum of money or a share: "5 years" gives no 5. */
function isCounted(claim: ClaimNumber, source: ClaimNumber): boolean {
  const alone = (unit: NumberUnit) => unit === '' || unit === 'dose' || unit === 'fold';
  return (claim.unit === '' || source.unit === '') && alone(claim.unit) && alone(source.unit);
}

/** Decimals a number can be rounded to; nobody writes as many. */
const MAX_DECIMALS = 100;
/** What rounding may take or add: 25.6 may be 26, 1.55 is no 2. */
const ROUNDED_BY = 0.06;

function roundsTo(found: string, wanted: string): boolean {
  const decimals = (value: string) => value.split('.')[1]?.length ?? 0;
  if (decimals(found) <= decimals(wanted) || decimals(wanted) > MAX_DECIMALS) return false;
  if (Math.abs(Number(found) - Number(wanted)) > ROUNDED_BY * Math.abs(Number(found))) return false;
  return canonical(Number(found).toFixed(decimals(wanted))) === wanted;
}
