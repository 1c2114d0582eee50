import type { Citation } from '@footnote/domain';

const COUNT = String.raw`(?<![\d.,])\d(?:[\d,]{0,8}\d)?`;
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
  const sexes = ofBothSexes(drawn, abstract);
  if (sexes !== undefined) return sexes;
  const pairs = pairsIn(abstract);
  const [pair] = pairs;
  if (pair !== undefined && pairs.some(({ sizes }) => sizes.includes(drawn))) {
    if (pairs.length > 1) return null;
    if (pair.areAll) return pair.sizes[0] + pair.sizes[1];
    return pair.isTotal && pair.sizes[0] === drawn ? drawn : null;
  }
  if (isAge(drawn, abstract)) return null;
  const all = allOf(drawn, abstract);
  if (all !== undefined) return all;
  return [...abstract.matchAll(EQUAL)].some(([, size]) => valueOf(size) === drawn) ? null : drawn;
}

/** One sex beside the other, which are all: "209 men and 124 women"; not those whom something befell. */
const BOTH_SEXES = new RegExp(
  String.raw`(?<!\b(?:occurred|seen|died|deaths?|failed|events?|cases|found|developed|observed) (?:in |were )?)(${COUNT}) (?:(?:males|men|boys) and (?=[\d,]{1,10} (?:fem|wom|girl))|(?:females|women|girls) and (?=[\d,]{1,10} (?:male|men|boy)))(${COUNT})`,
  'gi',
);
/** How many of them were of one sex: "13 patients entered (9 males". */
const OF_ONE_SEX = new RegExp(
  String.raw`(${COUNT}) ${PEOPLE}[^.;()]{0,40} ?\( ?(${COUNT}) (?:(?:fe)?males|(?:wo)?men|boys|girls)\b`,
  'gi',
);
/** Before those who took part, who was looked at: "We screened 189 patients and enrolled 156". */
const SCREENED = new RegExp(
  String.raw`\b(?:screened|assessed|approached|invited) (${COUNT})\b[^.;]{0,60}?\b(?:enrol\w{1,6}|randomi[sz]ed|included|recruited) (${COUNT})(?![\d,])(?= ?(?:[(.;]|$)| ${PEOPLE}| (?:of|to|in|into|with|who)\b)(?![^.;(]{0,60} and ${COUNT} (?:to|on|in|received)\b)`,
  'gi',
);
/** Of those on record, who was studied. */
const MET_CRITERIA = new RegExp(
  String.raw`(${COUNT}) ${PEOPLE} (?:who |that )?(?:met|fulfilled) (?:our|the|all)(?: (?:inclusion|eligibility|entry|study|selection))? criteria\b(?! (?:for|of|at|after|by|on|during)\b)`,
  'gi',
);
/** So few are told of a report; a study that counts more of them was not of so few. */
const FEW = 5;
const MANY = 10;

/** How many there were where a number drawn is that of a part of them; null where nobody can say, undefined where it is none. */
function allOf(drawn: number, abstract: string): number | null | undefined {
  for (const pattern of [SCREENED, MET_CRITERIA]) {
    const [found, ...others] = countsIn(pattern, abstract);
    if (found === undefined || others.length > 0) continue;
    const [first, last] = pattern === SCREENED ? found : [drawn, found[0]];
    if (first === drawn && last > 1 && last < drawn) return last;
  }
  const ofSex = countsIn(OF_ONE_SEX, abstract).find(([, part]) => part === drawn);
  const counted = [...abstract.matchAll(EVERY_COUNT)].map(([, count]) => valueOf(count));
  if (ofSex !== undefined && isOnlyOnce(drawn, abstract)) {
    const areAll = ofSex[0] > drawn && counted.every((count) => ofSex.includes(count));
    return areAll ? ofSex[0] : null;
  }
  const isCounted = drawn === 1 || counted.includes(drawn);
  return drawn < FEW && !isCounted && counted.some((count) => count >= MANY) ? null : undefined;
}

/** Both sexes together, where what was drawn is one of them; null where people are counted beside them, or one is a year. */
function ofBothSexes(drawn: number, abstract: string): number | null | undefined {
  const [sexes, ...others] = countsIn(BOTH_SEXES, abstract).filter((counts) => counts.includes(drawn));
  if (sexes === undefined) return undefined;
  const both = sexes[0] + sexes[1];
  const counted = [...abstract.matchAll(EVERY_COUNT)].map(([, count]) => valueOf(count));
  const areCountedAgain = counted.some((count) => count !== both && !sexes.includes(count));
  return others.length > 0 || areCountedAgain || sexes.some(isYear) || PART_OF_SEXES.test(abstract) ? null : both;
}

/** Behind both sexes: what befell them, so that they are a part of all. */
const PART_OF_SEXES =
  /\d (?:men|women|males|females|boys|girls) (?:who )?(?:withdrew|relapsed|failed|died|dropped out|left|recovered|responded)\b/i;

const EVERY_COUNT = new RegExp(String.raw`(${COUNT}) ${PEOPLE}`, 'gi');

function countsIn(pattern: RegExp, abstract: string): (readonly [number, number])[] {
  return [...abstract.matchAll(pattern)].map(([, one, other]) => [valueOf(one), valueOf(other)] as const);
}

function isOnlyOnce(drawn: number, abstract: string): boolean {
  return [...abstract.matchAll(new RegExp(String.raw`(?<![\d.,])${drawn}(?![\d.,]\d|%| ?%)`, 'g'))].length === 1;
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
  return (
    ![one, other].some(isYear) &&
    Math.min(one, other) > 1 &&
    Math.max(one, other) <= MOST_UNEQUAL * Math.min(one, other)
  );
}

function isYear(count: number): boolean {
  return count >= 1900 && count <= 2100;
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
