import type { Qualifier } from '@footnote/domain';
import { POPULATION_TRAITS, type PopulationTrait } from './population-traits.ts';

/** A trait found in a text, with the years of age it tells and whether the text denies it. */
export interface FoundTrait extends Qualifier {
  group: string;
  ages: readonly [from: number, to: number] | null;
  /** UTF-16 offsets in the text. */
  start: number;
  end: number;
}

const OLDEST = 120;
const DENIED =
  /(?:\bnon-?|\bnot (?:in |on |being )?(?:\w+ )?|\bwithout (?:\w+ )?|\bno (?:\w+ )?|\bneither (?:\w+ )?|\bnever had (?:\w+ )?|\brather than (?:in )?)$/i;

function isDenied(text: string, start: number): boolean {
  return DENIED.test(text.slice(Math.max(0, start - 24), start));
}

const years = String.raw`(?:[- ]?(?:years?|yrs?|y)(?:[- ]?olds?)?(?: of age)?|s\b)?`;
/** What else is told by a number and an F or M at the beginning: a width, a temperature, a tracer. */
const NO_AGE =
  'catheter|tube|drain|sheath|needle|cannula|stent|foley|pigtail|scope|dilator|fever|temperature|febrile|FDG|PET\\b|\\d{2} ?F\\b';
/** What is so many weeks old besides people. */
const OLD_THING =
  'DVT|VTE|PE|thromb|clot|fracture|injur|wound|ulcer|burn|pregnan|graft|stroke|infarct|MI|scar|hernia|bleed|ha?ematoma|tear|rupture|symptom|pain|cough|rash|lesion|infection|stitch|suture|stent|fistula|stoma|ankle|sprain|abscess|transplant|implant|scan|x-?ray';
const PERSON =
  'sons?|daughters?|child|boy|girl|kid|baby|toddler|teen(?:ager)?|m[ou]m|mother|dad|father|gran(?:dm[ao]ther|dfather|dad|ny|ma|pa)?|nan|wife|husband|partner|brother|sister|aunt|uncle|friend|patient|pt|man|woman|lady|gentleman';
const AGE_SPANS: readonly { pattern: RegExp; span: (a: number, b: number) => readonly [number, number] }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:aged?|ages|between)\s*)?(?<!\b(?:for|after|over|within|in) )(\d{1,3})(?:\s*(?:-|–|to|and|through)|-\s?to)\s*(?:<\s*)?(\d{1,3})[- ]?(?:years?|yrs?|y\b|year-olds?)`,
      'gi',
    ),
    // Those of 75 and those below 75 are people of any age.
    span: (a, b) => (a === b ? [0, OLDEST] : [a, b]),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:over|above|older than|aged?|at least|from|≥|>)[- ]?\s*(?:age |aged |≥ ?|> ?|over )?)(\d{2,3})${years}(?:\s*(?:years?)?\s*(?:or|and) (?:older|over|above|more))`,
      'gi',
    ),
    span: (a) => [a, OLDEST],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:over|above|older than|after (?:the )?age(?: of)?)[- ](?:the age of |age )?(\d{2})(?:s\b|[- ]?(?:years?|y\b|yrs?)|(?=\s*[?.,;:)]|\s*$|\s+in\b|\s+with\b))`,
      'gi',
    ),
    span: (a) => [a, OLDEST],
  },
  { pattern: /[≥>]\s*(\d{2})\s*(?:years?|yrs?|y\b)/gi, span: (a) => [a, OLDEST] },
  { pattern: /\b(\d{2})\s*(?:years?|yrs?)?(?: of age)? (?:or|and) (?:older|over|above)\b/gi, span: (a) => [a, OLDEST] },
  { pattern: /\b(\d{2})\s*(?:years?|yrs?)?(?: of age)? (?:or|and) (?:younger|under|below)\b/gi, span: (a) => [0, a] },
  {
    pattern: /\b(?:under|below|younger than|<)\s*(?:age |the age of )?(\d{1,2})(?:s\b|[- ]?(?:years?|yrs?|y\b))/gi,
    span: (a) => [0, a],
  },
  { pattern: /\b(?:aged|age)\s+(\d{1,3})\b(?!\s*(?:-|–|to|and|or|through|years? (?:or|and)))/gi, span: (a) => [a, a] },
  { pattern: /\b(\d{1,3})[- ]?(?:years?|yrs?|y)[-/. ]?(?:olds?|o)\b/gi, span: (a) => [a, a] },
  {
    pattern: /\b(\d{1,2})[- ]?(?:months?|mths?|mo)[- ]?(?:olds?|of age)\b/gi,
    span: (a) => [a / 12, a / 12],
  },
  {
    pattern: new RegExp(
      String.raw`\b(\d{1,2})[- ]?(?:weeks?|wks?)[- ]?(?:olds?|of age)\b(?!\s+(?:[\w-]+\s+){0,2}(?:${OLD_THING}))`,
      'gi',
    ),
    span: (a) => [a / 52, a / 52],
  },
  // "72F with", and "8M, fever": as notes tell age and sex; "20F" is also the width of a catheter.
  { pattern: /\b(\d{2}) ?[MF]\b(?=,? (?:with|on|who)\b)/g, span: (a) => [a, a] },
  { pattern: /^\s*(\d) ?[MF]\b(?=,|,? (?:with|on|who)\b)/g, span: (a) => [a, a] },
  {
    pattern: new RegExp(String.raw`^\s*(\d{2})[MF]\b(?!-|\/|[^.?;]{0,80}\b(?:${NO_AGE}))`, 'g'),
    span: (a) => [a, a],
  },
  // "My son (8)", "mum, 82,".
  {
    pattern: new RegExp(
      String.raw`(?<!\b(?:one|1|per|each|no) )\b(?:${PERSON}) ?[(,] ?(\d{1,3}) ?(?:[),?]|\.(?!\d)|$)(?!\s*\d)`,
      'gi',
    ),
    span: (a) => [a, a],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:I['’]?m|I am|s?he['’]?s|s?he is|who is|who['’]s) (\d{1,3})(?=[,.;?!)]|$| and\b| with\b| who\b)`,
      'gi',
    ),
    span: (a) => [a, a],
  },
  {
    pattern: /\bin (?:their|her|his|my) (?:early |mid[- ]?|late )?(\w+ties|\d0(?=['’]?s\b))/gi,
    span: (a) => [a, a + 9],
  },
];
const DECADES: Readonly<Record<string, number>> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};

/** What parts an age from what follows it. */
const ENDS = /[,.?;] ?$/;

function agesIn(text: string): FoundTrait[] {
  return AGE_SPANS.flatMap(({ pattern, span }) =>
    [...text.matchAll(pattern)].flatMap((match): FoundTrait[] => {
      const first = DECADES[(match[1] ?? '').toLowerCase()] ?? Number(match[1]);
      const ages = span(first, Number(match[2]));
      if (!Number.isFinite(ages[0]) || !Number.isFinite(ages[1]) || ages[1] > OLDEST || ages[0] > ages[1]) return [];
      const found = { start: match.index, end: match.index + match[0].length };
      return [
        { dimension: 'age', group: 'age', value: match[0].replace(ENDS, '').trim(), negated: false, ages, ...found },
      ];
    }),
  );
}

function traitsIn(text: string, { pattern, dimension, group, value, ages }: PopulationTrait): FoundTrait[] {
  const match = pattern.exec(text);
  if (match === null) return [];
  const start = match.index;
  const negated = value !== 'asymptomatic' && isDenied(text, start);
  return [{ dimension, group, value, negated, ages: ages ?? null, start, end: start + match[0].length }];
}

/** Finds the traits a text names of people; `text` is a question, or what a study says of its participants (at most 4,000 characters are read). */
export function findTraits(text: string): FoundTrait[] {
  const read = text.slice(0, 4_000);
  const spans = agesIn(read);
  const traits = POPULATION_TRAITS.flatMap((trait) => traitsIn(read, trait));
  // Years of age say more than the word beside them.
  const isTold = ({ dimension }: FoundTrait) => dimension === 'age' && spans.length > 0;
  return [...spans.slice(0, 6), ...traits.filter((trait) => !isTold(trait))];
}
