import type { Citation, QuestionFrame } from '@footnote/domain';
import { alternativesOf, conceptNamer, firstAlternative } from '@footnote/literature';
import { armsInText, sentencesOfStudy } from './arms-in-text.ts';
import { comparedInTitle } from './compared-in-title.ts';
import { dosesTold } from './doses-told.ts';
import { placeIn, standInOrder } from './figure-order.ts';
import { isCurated } from './is-from-curator.ts';
import { namerOf, studied, takenTogether } from './studied-treatments.ts';
import { WEIGHED } from '../side/sides.ts';
import { wordStems } from '../word-stems.ts';

/** What is given beside nothing that works. */
const INACTIVE = /^(?:matching |identical )?(?:placebo|sham|vehicle|saline|normal saline)\b/i;
const PLACEBO_CONTROLLED =
  /\b(placebo|sham|vehicle)[- ]controlled\b|\b(?:or|versus|vs\.?|than|against) (?:an? |the |matching |oral )?(placebo|sham|vehicle)\b/i;
/** A result of an inactive arm: "15.5% in the placebo group". */
const RESULT_OF_INACTIVE = /\b(?:in|on|for) (?:the )?(?:placebo|sham|vehicle|saline)\b/i;
/** An arm of those who got nothing else stands second. */
const CONTROL =
  /^(?!.*\b(?:state|period|phase)\b)(?:an? |the |matching )?(?:placebo|sham|vehicle|saline|controls?|usual|standard|conventional|no|nothing|observation)\b/i;
/** A comparison of some of those studied with others, whatever they were given. */
const OF_PARTS =
  /\b(?:women|females|girls)\b[^.;]{0,60}\b(?:than|vs\.?|versus|and|compared (?:with|to)|relative to)\b[^.;]{0,20}\b(?:men|males|boys)\b|\b(?:men|males|boys)\b[^.;]{0,60}\b(?:than|vs\.?|versus|and|compared (?:with|to)|relative to)\b[^.;]{0,20}\b(?:women|females|girls)\b/i;
/** Before what something is compared with. */
const AGAINST = /\b(?:than|versus|vs\.?|compared (?:with|to)|against|relative to)(?: [\w-]+){0,4}? ?$/i;
/** Types that a treatment is asked about by, and what it is compared with. */
const OF_TREATMENT: ReadonlySet<QuestionFrame['type']> = new Set([
  'therapy',
  'comparison',
  'harm',
  'dose',
  'prognosis',
  'mechanism',
]);
/** One figure against another. */
const PAIR = /\d[^.;,()]{0,30}\b(?:vs\.?|versus|v|and|than|to|from|compared with)\s[^.;,()\d]{0,20}\d/i;

/** What a row is read from: all sentences told of a study, the one it quotes, and the figures of it that it shows. */
export interface ToldSentences {
  told: readonly string[];
  source: string;
  effect: string;
}

/**
 * What was compared, and only what the study itself names: what somebody who read it wrote down, else the arms of its title or of the
 * sentence that says how people were divided, else as much of the question as it speaks of. What people had before is no arm.
 */
export function comparedArms(sentences: ToldSentences, citation: Citation, frame: QuestionFrame): string {
  const { type, interventions, comparators } = frame;
  if (interventions.length === 0 && !WEIGHED.has(type)) return '';
  const arms = againstInactive(armsOf(sentences, citation, frame), sentences, citation).filter((arm) => arm !== '');
  if (comparesParts(sentences.source)) return arms[0] ?? '';
  return inOrder(arms, sentences, [...interventions, ...comparators]).join(' · ');
}

/** Before what a result is told against. */
const AGAINST_INACTIVE = /\b(?:compared (?:with|to)|versus|vs\.?|than|relative to) (?:the )?(placebo|sham|vehicle)\b/i;

/** Where the clause with the result tells it against a placebo, the two are the placebo and which of the arms is named before. */
function againstInactive(
  arms: readonly string[],
  { source, effect }: ToldSentences,
  citation: Citation,
): readonly string[] {
  const [one, other = ''] = arms;
  const clause = source.split(/;\s/).find((part) => AGAINST_INACTIVE.test(part) && part.includes(effect)) ?? '';
  const told = AGAINST_INACTIVE.exec(clause);
  if (one === undefined || other === '' || told === null || isCurated(citation)) return arms;
  if (arms.some((arm) => INACTIVE.test(arm)) || isAgainstIn(source, other)) return arms;
  const isNamed = namerOf(clause.slice(0, told.index));
  if (isNamed(one) === isNamed(other)) return arms;
  return [isNamed(one) ? one : other, (told[1] ?? '').toLowerCase()];
}

/** Whether a sentence sets some of those studied against others: the two sexes. */
export function comparesParts(text: string): boolean {
  return OF_PARTS.test(text);
}

function armsOf({ told, source }: ToldSentences, citation: Citation, frame: QuestionFrame): readonly string[] {
  const { type, interventions, comparators } = frame;
  const curated = isCurated(citation) ? curatedArms({ told, source }, citation, frame) : null;
  if (curated !== null) return curated;
  const doses = type === 'dose' ? dosesTold(source, citation, interventions) : null;
  if (doses !== null) return doses;
  const asked = [...interventions, ...comparators];
  const inTitle = comparedInTitle(citation.title);
  if (inTitle !== null && asked.some(namerOf(inTitle.join(' ')))) return inTitle;
  const ofQuestion = armsOfQuestion({ told, source }, citation, frame);
  const isSet = ofQuestion.length > 1 && !ofQuestion.some((arm) => CONTROL.test(arm));
  const inText = isSet ? null : armsInText(citation.abstract);
  if (inText === null || !asked.some(namerOf(inText.join(' ')))) return ofQuestion;
  // Of several that were asked about, one against placebo is not all that was compared.
  const leavesOut = inText.some((arm) => INACTIVE.test(arm)) && /\s\+\s/.test(ofQuestion[0] ?? '');
  return leavesOut ? ofQuestion : inText;
}

/** In the order of their figures, where these do not say whose they are; else what was asked about first. */
function inOrder(
  arms: readonly string[],
  { source, effect }: Pick<ToldSentences, 'source' | 'effect'>,
  [asked = '']: readonly string[],
): readonly string[] {
  const [one, other] = arms;
  if (one === undefined || other === undefined) return arms;
  const places = [placeIn(source, one, other), placeIn(source, other, one)] as const;
  const isNamed = placeIn(effect, one, other) !== -1 || placeIn(effect, other, one) !== -1;
  if (PAIR.test(effect.replace(INTERVAL, '')) && !isNamed && !places.includes(-1))
    return byFigures(arms, standInOrder(source, effect, one, other), places);
  if (CONTROL.test(one) !== CONTROL.test(other)) return CONTROL.test(one) ? [other, one] : arms;
  const isSecond = asked !== '' && conceptNamer(other)(asked) && !namerOf(one)(asked);
  return isSecond && (places[0] === -1 || (effect === '' && places[1] !== -1 && places[1] < places[0]))
    ? [other, one]
    : arms;
}

/** How sure an estimate is. */
const INTERVAL = /\d{2} ?% ?(?:CI|confidence).*$/;

/** In the order of the figures; none where the sentence has them the other way round and does not say whose each figure is. */
function byFigures(
  arms: readonly string[],
  isInOrder: boolean | null,
  places: readonly [number, number],
): readonly string[] {
  if (isInOrder === false) return arms.toReversed();
  return isInOrder === true || places[0] < places[1] ? arms : [];
}

/** The arms somebody wrote down; null where these leave out what the study is of by its title. */
function curatedArms(
  { told, source }: Pick<ToldSentences, 'told' | 'source'>,
  citation: Citation,
  { type, interventions, comparators }: QuestionFrame,
): readonly string[] | null {
  const { title, ml_i: given, ml_c: against } = citation;
  const own = firstAlternative(given);
  const inTitle = studied(interventions.filter(namerOf(title)), citation, type);
  if (own === '' || !inTitle.every(namerOf(given))) return null;
  const others = alternativesOf(against);
  const halves = own.split(/,? or /);
  const [first = '', second = ''] = halves;
  if (halves.length === 2) {
    if (type === 'dose' && /\d/.test(first) && /^\d/.test(second)) return [first, second];
    const isFirst = interventions.some(namerOf(first));
    const isEither = isFirst !== interventions.some(namerOf(second));
    if (comparators.length > 0 && isEither && !comparators.some(namerOf(others.join(' '))))
      return isFirst ? [first, second] : [second, first];
  }
  const ownStems = wordStems(own);
  const beginsIn = (text: string) => {
    const said = wordStems(text);
    return others.find((one) => [...wordStems(one)].slice(0, 1).some((stem) => said.has(stem) && !ownStems.has(stem)));
  };
  const asked = others.find((one) => comparators.some(namerOf(one)));
  return [own, asked ?? beginsIn(source) ?? beginsIn([title, ...told].join(' ')) ?? others[0] ?? ''];
}

/** As much of a question as a study speaks of. */
function armsOfQuestion(
  { told, source }: Pick<ToldSentences, 'told' | 'source'>,
  citation: Citation,
  { type, interventions, comparators }: QuestionFrame,
): readonly string[] {
  const { title, ml_i: given, ml_c: against } = citation;
  const sentences = sentencesOfStudy(citation.abstract);
  const abstract = sentences.join(' ');
  const own = firstAlternative(given);
  const said = wordStems([title, ...told].join(' '));
  const ownStems = wordStems(own);
  const speaksOf = namerOf([title, own, against, abstract].join(' '));
  const spokenOf = studied(interventions.filter(speaksOf), citation, type);
  // A class beside one of its members is no other arm.
  const opposed = comparators
    .filter(
      (other) => speaksOf(other) && !(spokenOf.length > 0 ? spokenOf : [own]).some((one) => conceptNamer(one)(other)),
    )
    .join(' / ');
  const isTold = (one: string) => [...wordStems(one)].some((stem) => said.has(stem) && !ownStems.has(stem));
  const isOfTreatment = OF_TREATMENT.has(type);
  const texts = isOfTreatment && type !== 'prognosis' ? [title, ...told, abstract] : [title, ...told];
  const drawn = alternativesOf(against).find(
    (one) => (isOfTreatment && CONTROL.test(one) && isTold(one)) || texts.some((text) => isAgainstIn(text, one)),
  );
  const isOne = isOfTreatment && comparators.length === 0 && spokenOf.length <= 1;
  const placebo = isOne ? inactiveIn(title, sentences) : '';
  const other = [opposed, drawn ?? '', placebo].find((one) => one !== '') ?? '';
  // Where doses are compared, a placebo is none of the two.
  const isBeside = type === 'dose' && INACTIVE.test(other) && !RESULT_OF_INACTIVE.test(source);
  const isAgainst = comparators.some((comparator) => {
    const stems = wordStems(comparator);
    return [...ownStems].every((stem) => stems.has(stem));
  });
  const inTitle = wordStems(title);
  const isSaid = [...ownStems].every((stem) => inTitle.has(stem)) && title.toLowerCase().includes(own.toLowerCase());
  const isOwn = own !== '' && !isAgainst && spokenOf.every(namerOf(own)) && (spokenOf.length > 0 || isSaid);
  const arms = (isOwn ? [own] : takenTogether(spokenOf, citation)).filter((arm) => arm !== '');
  return arms.length === 1 && !isBeside ? [...arms, other].filter((arm) => arm !== '') : arms;
}

/** A trial that others did or should do, and what is held of a treatment anyway. */
const OF_NO_STUDY =
  /\bcontrolled (?:[\w-]{1,20} ){0,3}(?:trials|studies|evidence|data)\b|\b(?:needed|warranted|required|lacking|scarce|unclear|unknown)\b/i;
const IS_HELD = /\b(?:is|are|has|have)\b/i;
const OF_THIS = /\b(?:we|our|this|these|present|here)\b/i;

/** The inactive arm that a title names, or a sentence about this study. */
function inactiveIn(title: string, sentences: readonly string[]): string {
  const told = sentences.filter((one) => !OF_NO_STUDY.test(one) && (!IS_HELD.test(one) || OF_THIS.test(one)));
  for (const text of [title, ...told]) {
    const found = PLACEBO_CONTROLLED.exec(text);
    if (found !== null) return (found[1] ?? found[2] ?? '').toLowerCase();
  }
  return '';
}

/** Whether a text sets something against this. */
function isAgainstIn(text: string, arm: string): boolean {
  const at = text.toLowerCase().indexOf(arm.toLowerCase());
  return at !== -1 && AGAINST.test(text.slice(0, at));
}
