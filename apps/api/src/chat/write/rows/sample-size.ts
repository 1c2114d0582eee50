import type { Citation } from '@footnote/domain';

const COUNT = String.raw`(?<![\d.,])\d[\d,]{0,9}`;
const PEOPLE = String.raw`(?:\w{1,30} )?(?:patients|subjects|women|men|children|participants|adults|infants|people|controls)\b`;
/** One group beside another: "63 patients treated with A compared with 67 patients"; each count of people is looked at as the first. */
const TWO_GROUPS = new RegExp(
  String.raw`(${COUNT}) ${PEOPLE}(?=([^.;]{1,80}?)\b(compared (?:with|to)|and|versus|vs\.?) (${COUNT}) (${PEOPLE})([^.;]{0,60}))`,
  'gi',
);
const COUNT_OF_PEOPLE = new RegExp(`${COUNT} ${PEOPLE}`, 'i');
/** Behind how many: what a group got, and nothing that befell some of them. */
const GROUP =
  /^ (?:(?:who )?(?:were )?(?:treated (?:with|by)|receiv(?:ed|ing)|given|assigned to|allocated to|randomi[sz]ed to|taking|undergoing|underwent)|on|in the) (?!(?:average|total|followup|follow-up|analysis|study|trial)\b)/i;
/** Behind how many: who of all were left, or how they fared. */
const SOME_OF_ALL =
  /\b(?:screened|enrol|analy[sz]|complet|follow|improv|died|relaps|recover|respond|developed|withdr|excluded|eligible)/i;
/** Before how many: all of them. */
const OF_ALL = /\b(?:of|total|all|overall),? $/i;
/** Each of two groups has as many. */
const EQUAL =
  /\b(?:equal numbers|each (?:group|arm)|both (?:groups|arms)|per (?:group|arm))[^.;]{0,20}\( ?n ?= ?(\d[\d,]{0,9}) ?\)/gi;

/** How many were studied: both groups, where what was drawn is one of two; null where it is one of several, or each has so many. */
export function sampleSize({ ml_n: drawn, abstract }: Pick<Citation, 'ml_n' | 'abstract'>): number | null {
  if (drawn === null) return null;
  const pairs = pairsIn(abstract);
  const [pair] = pairs;
  if (pair !== undefined && pairs.some(({ sizes }) => sizes.includes(drawn))) {
    if (pairs.length > 1) return null;
    if (pair.areAll) return pair.sizes[0] + pair.sizes[1];
    return pair.isTotal && pair.sizes[0] === drawn ? drawn : null;
  }
  if (isAge(drawn, abstract)) return null;
  return [...abstract.matchAll(EQUAL)].some(([, size]) => valueOf(size) === drawn) ? null : drawn;
}

interface Pair {
  sizes: readonly [number, number];
  /** Whether they are all that were studied, each given something of its own. */
  areAll: boolean;
  /** Whether the first of them is called all of them. */
  isTotal: boolean;
}

function pairsIn(abstract: string): readonly Pair[] {
  return [...abstract.matchAll(TWO_GROUPS)].flatMap((found) => {
    const [, one, between = '', joint = '', other, people = '', behind = ''] = found;
    const sizes = [valueOf(one), valueOf(other)] as const;
    if (!areGroups(sizes) || COUNT_OF_PEOPLE.test(between)) return [];
    const [before = ''] = abstract
      .slice(Math.max(0, found.index - 80), found.index)
      .split(/[.;]/)
      .slice(-1);
    const isAmongOthers = COUNT_OF_PEOPLE.test(before) || COUNT_OF_PEOPLE.test(behind);
    const isTotal = OF_ALL.test(before);
    const areControls = /controls$/i.test(people);
    const isFirst = GROUP.test(between) || (areControls && !SOME_OF_ALL.test(between));
    const isSecond = joint.toLowerCase() !== 'and' || areControls || GROUP.test(behind);
    const isLeft = SOME_OF_ALL.test(between) || SOME_OF_ALL.test(behind);
    return [{ sizes, isTotal, areAll: isFirst && isSecond && !isLeft && !isAmongOthers && !isTotal }];
  });
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
