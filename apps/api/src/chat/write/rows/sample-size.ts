import type { Citation } from '@footnote/domain';

const PEOPLE = String.raw`(?:\w+ )?(?:patients|subjects|women|men|children|participants|adults|infants|people|controls)`;
/** One group beside another: "63 patients treated with A compared with 67 patients". */
const TWO_GROUPS = new RegExp(
  String.raw`\b(\d[\d,]*) ${PEOPLE} [^.;]{2,80}?(?:compared (?:with|to)|and|versus|vs\.?) (\d[\d,]*) ${PEOPLE}`,
  'gi',
);
/** Each of two groups has as many. */
const EQUAL =
  /\b(?:equal numbers|each (?:group|arm)|both (?:groups|arms)|per (?:group|arm))[^.;]{0,20}\( ?n ?= ?(\d[\d,]*) ?\)/gi;

/** How many were studied: both groups, where what was drawn is one of two; null where it is one of several, or each has so many. */
export function sampleSize({ ml_n: drawn, abstract }: Pick<Citation, 'ml_n' | 'abstract'>): number | null {
  if (drawn === null) return null;
  const pairs = [...abstract.matchAll(TWO_GROUPS)].map(([, one, other]) => [valueOf(one), valueOf(other)] as const);
  const [pair, ...others] = pairs.filter(areGroups);
  if (pair !== undefined && [pair, ...others].flat().includes(drawn))
    return others.length > 0 ? null : pair[0] + pair[1];
  if (isAge(drawn, abstract)) return null;
  return [...abstract.matchAll(EQUAL)].some(([, size]) => valueOf(size) === drawn) ? null : drawn;
}

/** Years are no groups, nor is a part of many one. */
const MOST_UNEQUAL = 4;

function areGroups([one, other]: readonly [number, number]): boolean {
  const isYear = [one, other].some((size) => size >= 1900 && size <= 2100);
  return !isYear && Math.min(one, other) > 1 && Math.max(one, other) <= MOST_UNEQUAL * Math.min(one, other);
}

/** Whether a number stands in an abstract only as an age: "age range, 18 to 70 years". */
function isAge(drawn: number, abstract: string): boolean {
  const places = [...abstract.matchAll(new RegExp(String.raw`(?<![\d.,])${drawn}(?![\d.,]\d)`, 'g'))];
  return (
    places.length > 0 &&
    places.every(({ index, 0: digits }) => {
      const before = abstract.slice(Math.max(0, index - 20), index);
      const behind = abstract.slice(index + digits.length, index + digits.length + 20);
      return (
        /\bage[ds]?\b[^.;]*$/i.test(before) || /^ ?(?:(?:to|-|–|and) ?\d+ ?)?(?:years?|yrs?)\b|^-years?\b/i.test(behind)
      );
    })
  );
}

function valueOf(digits = ''): number {
  return Number(digits.replaceAll(',', ''));
}
