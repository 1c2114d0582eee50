import { findTraits, type FoundTrait } from './population-qualifiers.ts';

/** How the people of a study stand to those asked about. */
export type TraitMatch = 'same' | 'not-stated' | 'different';

export interface TraitComparison {
  asked: FoundTrait;
  match: TraitMatch;
  /** What the study says of the same trait; '' where it says nothing. */
  studied: string;
}

type Ages = readonly [from: number, to: number];

const ADULT: Ages = [18, 90];
/** Years by which ages may pass each other and still be the same people. */
const MIN_SHARED = 0.34;

function sharedYears([a, b]: Ages, [c, d]: Ages): number {
  const shared = Math.min(b, d) - Math.max(a, c);
  const shorter = Math.max(0.5, Math.min(b - a, d - c));
  return shared < 0 ? 0 : Math.max(shared, 0.5) / shorter;
}

/** Years on either side of a mean age within which most people of a trial of adults are. */
const ADULTS_APART = 12;
/** The same for children, as a share of the mean. */
const CHILDREN_APART = 0.3;

/** A single age that a study tells is the mean or the median of its people, some of whom are older and some younger. */
function aroundMean([from, to]: Ages): Ages {
  if (from !== to) return [from, to];
  if (from < ADULT[0]) return [from * (1 - CHILDREN_APART), Math.min(ADULT[0], from * (1 + CHILDREN_APART))];
  return [Math.max(ADULT[0], from - ADULTS_APART), from + ADULTS_APART];
}

function compareAges(asked: FoundTrait, studied: readonly FoundTrait[]): TraitComparison {
  const ages = asked.ages ?? ADULT;
  const told = studied.filter((trait) => trait.ages !== null && !trait.negated);
  // Results for a subgroup answer those who ask about it.
  const named = told.find((trait) => trait.value === asked.value);
  if (named !== undefined) return { asked, match: 'same', studied: named.value };
  if (told.length === 0) {
    // Who says nothing of age has studied adults.
    const match = sharedYears(ages, ADULT) >= MIN_SHARED ? 'not-stated' : 'different';
    return { asked, match, studied: '' };
  }
  const ofOne = ages[0] === ages[1];
  const fits = told.some((trait) => {
    const years = trait.ages ?? ADULT;
    return sharedYears(ages, ofOne ? aroundMean(years) : years) >= MIN_SHARED;
  });
  return { asked, match: fits ? 'same' : 'different', studied: told[0]?.value ?? '' };
}

/** Traits whose absence from a study means that others were studied. */
const HAS_TO_BE_SAID = new Set([
  'intensive care',
  'pregnancy',
  'breastfeeding',
  'postpartum',
  'animals',
  'asymptomatic',
  'never smokers',
  'European',
  'African',
  'Hispanic',
]);

function compareTrait(asked: FoundTrait, studied: readonly FoundTrait[]): TraitComparison {
  if (asked.dimension === 'age') return compareAges(asked, studied);
  const group = studied.filter((trait) => trait.group === asked.group);
  const same = group.find((trait) => trait.value === asked.value);
  if (same !== undefined) {
    const told = same.negated ? `not ${same.value}` : same.value;
    return { asked, match: same.negated === asked.negated ? 'same' : 'different', studied: told };
  }
  const other = group.find((trait) => !trait.negated);
  if (asked.negated) return { asked, match: 'not-stated', studied: other?.value ?? '' };
  if (other !== undefined) return { asked, match: 'different', studied: other.value };
  return { asked, match: HAS_TO_BE_SAID.has(asked.value) ? 'different' : 'not-stated', studied: '' };
}

/**
 * Compares the traits a question names with those a study tells of its people; results that name the trait themselves
 * (`found`) speak of a subgroup that has it.
 */
export function comparePopulations(
  asked: readonly FoundTrait[],
  { people, found }: { people: string; found: string },
): TraitComparison[] {
  if (asked.length === 0) return [];
  const studied = findTraits(people);
  const subgroups = findTraits(found);
  return asked.map((trait) => {
    const compared = compareTrait(trait, studied);
    if (compared.match !== 'different' || trait.negated) return compared;
    const inResults = compareTrait(trait, subgroups);
    return inResults.match === 'same' ? inResults : compared;
  });
}
