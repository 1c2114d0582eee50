import { joinAlternatives, MIN_CHANCE, likeliest, type Choice } from './alternatives.ts';
import type { Passage } from './article-passages.ts';
import { namesStudyKind } from './terms/known-terms.ts';
import { withAcronyms, withCores, withoutParts } from './terms/other-names.ts';
import { mayBeEnglish } from './stated-language.ts';
import { outcomesOf } from './outcome.ts';
import { populationsIn } from './population.ts';
import { treatmentsOf } from './terms/treatments.ts';
import { hasBit, combinedMasks, wordsWith } from './terms/prefilter-mask.ts';

/** Who was studied, what was done, compared with what, and what was measured; each '' when the text does not tell. */
export interface Pico {
  population: string;
  intervention: string;
  comparison: string;
  outcome: string;
}

/** Where none of these is named, the text is hardly about a study of somebody. */
const STUDIED =
  /\b(?:patients?|participants?|subjects?|people|persons?|individuals|volunteers?|cases|adults?|child(?:ren)?|adolescents?|infants?|neonates?|newborns?|wom[ae]n|m[ae]n|(?:fe)?males?|students|residents|veterans|nurses|physicians|mothers|families|elderly|humans?|mice|mouse|rats?|rabbits?|dogs?|pigs?|sheep|monkeys|animals?|eyes|teeth|pregnan(?:t|cy|cies)|athletes|smokers|trials?|randomi[sz]ed)\b/i;
const TREATED = ['drug', 'drug-class', 'procedure'] as const;
const AFFECTED = ['condition', 'population'] as const;

const STUDIED_WORDS = wordsWith(new RegExp(STUDIED.source));

function isOfSomebody(passages: readonly Passage[], text: string, title: string): boolean {
  if (hasBit(combinedMasks(passages), STUDIED_WORDS) && STUDIED.test(text)) return true;
  return namesStudyKind(title, TREATED) && namesStudyKind(title, AFFECTED);
}

const NOTHING: Pico = { population: '', intervention: '', comparison: '', outcome: '' };

// How many phrases still read as a summary, and from which chance on they are right more often than not.
const POPULATION: Choice = { most: 4, least: MIN_CHANCE };
const INTERVENTION: Choice = { most: 4, least: MIN_CHANCE };
const COMPARISON: Choice = { most: 2, least: MIN_CHANCE };
const OUTCOME: Choice = { most: 6, least: MIN_CHANCE };
const OTHER_NAMES = 2;

/**
 * Draws the four fields from title and abstract by the labels of sections, the ways trials are worded and the lexicon:
 * every alternative stands there word for word. Texts that are not English, or name nobody who was studied, give
 * nothing.
 */
export function picoOf(passages: readonly Passage[]): Pico {
  const text = passages.map((passage) => passage.text).join('\n');
  const title = passages.find(({ part }) => part === 'title')?.text ?? '';
  if (!mayBeEnglish(text) || !isOfSomebody(passages, text, title)) return NOTHING;
  const { interventions, comparisons } = treatmentsOf(passages);
  const compared = likeliest(comparisons, COMPARISON);
  const done = likeliest(interventions, INTERVENTION).filter((phrase) => !compared.includes(phrase));
  const treated = new Set([...done, ...compared].map((phrase) => phrase.toLowerCase()));
  const outcomes = outcomesOf(passages).filter((candidate) => !treated.has(candidate.text.toLowerCase()));
  const named = (phrases: readonly string[]) => withAcronyms(withoutParts(phrases, text), text, OTHER_NAMES);
  return {
    population: joinAlternatives(named(likeliest(populationsIn(passages), POPULATION))),
    intervention: joinAlternatives(withCores(named(done), text, OTHER_NAMES)),
    comparison: joinAlternatives(named(compared)),
    outcome: joinAlternatives(named(likeliest(outcomes, OUTCOME))),
  };
}
