import {
  readSearchString,
  toldArms,
  type AnswerEvidence,
  type AnswerVerdict,
  type EffectDirection,
  type MatchDimension,
  type Qualifier,
} from '@footnote/domain';
import type { Message, Translate } from '../messages/define-messages.ts';
import { armMessages, indirectMessages, verdictMessages } from './evidence.messages.ts';
import { populationMessages, unfitMessages, withoutMessage } from './population.messages.ts';

/** BCP 47 tag of the language abstracts are quoted in. */
export const SOURCE_LANGUAGE = 'en';

/** True where the words of a source are in another language than the interface. */
export function isForeign(locale: string): boolean {
  return locale.split('-')[0] !== SOURCE_LANGUAGE;
}

/** Populations of which one may have been meant for another. */
const ALTERNATIVES: readonly (readonly (keyof typeof populationMessages)[])[] = [
  ['preterm infants', 'term infants', 'infants', 'children', 'adolescents', 'adults', 'older adults'],
  ['women', 'men'],
  ['pregnancy', 'breastfeeding', 'postpartum'],
  ['intensive care', 'hospital', 'nursing homes', 'outpatients', 'emergency care', 'primary care'],
  ['emergency surgery', 'elective surgery'],
  ['haemodialysis', 'peritoneal dialysis'],
  ['mild', 'moderate', 'severe'],
  ['acute', 'chronic'],
  ['early', 'metastatic'],
  ['HER2-positive', 'HER2-negative'],
  ['asymptomatic', 'symptomatic'],
  ['first line', 'after earlier treatment'],
  ['primary prevention', 'secondary prevention'],
  ['smokers', 'never smokers'],
  ['European', 'Asian', 'African', 'Hispanic'],
];

/** The populations that may have been meant for this one, itself among them; none where it is not one of the product's own. */
export function populationsLike(value: string): readonly string[] {
  return ALTERNATIVES.find((group) => group.some((population) => population === value)) ?? [];
}

const OWN_WORDS: ReadonlyMap<string, Message> = new Map(Object.entries({ ...populationMessages, ...unfitMessages }));

/** A term of a question or study: a word of the product's own in the user's language, else as it was written. */
export function termWords(term: string, t: Translate): string {
  const own = OWN_WORDS.get(term);
  return own === undefined ? term : t(own);
}

/** A trait of a population; one that is said to be absent reads “without diabetes”. */
export function qualifierWords({ value, negated }: Qualifier, t: Translate): string {
  const trait = termWords(value, t);
  return negated ? t(withoutMessage, { trait }) : trait;
}

/** The arms that an answer sets against each other, as far as the question names them. */
export function armNames(evidence: Pick<AnswerEvidence, 'frame' | 'answerLine'>, t: Translate) {
  const { interventions, comparators } = toldArms(evidence);
  return {
    intervention: interventions.join(', ') || t(armMessages.intervention),
    comparator: comparators.join(', ') || t(armMessages.comparator),
  };
}

/** What studies come to, or whose side one is on. */
export function verdictWords(
  verdict: AnswerVerdict | EffectDirection,
  arms: ReturnType<typeof armNames>,
  t: Translate,
): string {
  return t(verdictMessages[verdict], arms);
}

/** How a study differs from a question in one dimension: “adults, asked about adolescents”. */
export function differenceWords(
  { asked, studied }: { dimension: MatchDimension; asked: string; studied: string },
  t: Translate,
): string {
  if (asked === '') return studied === '' ? t(indirectMessages.uncertain) : termWords(studied, t);
  const asks = termWords(asked, t);
  return studied === ''
    ? t(indirectMessages.notStudied, { asked: asks })
    : t(indirectMessages.difference, { studied: termWords(studied, t), asked: asks });
}

/** The first letter as a sentence begins. */
export function capitalised(words: string, locale: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase(locale) + words.slice(first.length);
}

/** What PubMed can be asked of what a question was searched with: what only ordered the articles is no part of a query, unless there is nothing else. */
export function pubmedTerms(searched: string): string {
  const { topics, ranked } = readSearchString(searched);
  return topics === '' ? ranked.replaceAll(/[",]/gu, '') : topics;
}

/** Where PubMed answers what a question was searched with. */
export function pubmedAddress(searched: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/?term=${encodeURIComponent(pubmedTerms(searched))}`;
}
