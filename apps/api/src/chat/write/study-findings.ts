import { namesOne, type EffectDirection, type QuestionFrame, type QuotedPart } from '@footnote/domain';
import { alternativesOf, conceptNamer, hasFigure } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from './confidence-intervals.ts';
import { countEffects, effectFigures } from './rows/effect-figures.ts';
import { namerOf } from './rows/studied-treatments.ts';
import { armNames, type ArmNames } from './side/arm-names.ts';
import { asStudied, isFirstArm, studiedArms } from './side/as-studied.ts';
import { concludesNoDifference, deniesOfOutcome, explicitSide, saysOpposite } from './side/explicit-side.ts';
import { isOfSome, namesOnlyAsCompared, withoutComparison } from './side/figures/compared-with-it.ts';
import { harmByFigures } from './side/figures/harm-by-figures.ts';
import { isNoDenial } from './side/denial/no-denial.ts';
import { twoAmounts } from './side/figures/two-amounts.ts';
import { toldComparisons, type ToldComparison } from './side/told-comparison.ts';
import { calledBetter, equalsOthers, isUnwanted, tellsDifference, tellsHarm } from './side/side-features.ts';
import { tellsOfEach } from './side/tells-of-each.ts';
import { readSide, type SideModels } from './side/fitted/read-side.ts';
import { ASKS_WHETHER, WEIGHED } from './side/sides.ts';
import { isOnlyComparedWith, setAgainst } from './side/set-against.ts';
import { denialAt, deniesDifference, stanceOf } from './stance.ts';
import { toldStudy, type ToldStudy } from './told-study.ts';
import { wordStems } from './word-stems.ts';

/** What one study says of a question. */
export interface StudyFinding extends ToldStudy {
  /** Of the outcome that was asked for where a sentence told names it, else of what the study concludes. */
  direction: EffectDirection;
  /** A sentence told names the outcome that was asked for, or none was. */
  tellsOutcome: boolean;
}

/** Reads what a study says of a question, and for which side it speaks; undefined where no sentence of it was chosen. */
export function studyFinding(
  evidence: NumberedEvidence,
  frame: QuestionFrame,
  models?: SideModels,
): StudyFinding | undefined {
  const told = toldStudy(evidence, frame);
  if (told === undefined) return undefined;
  const tellsOutcome = [told.headline, ...told.figures].some(({ namesOutcome }) => namesOutcome);
  return { ...told, tellsOutcome, direction: directionOf(told, frame, models) };
}

function directionOf(told: ToldStudy, frame: QuestionFrame, models: SideModels | undefined): EffectDirection {
  if (
    !WEIGHED.has(frame.type) ||
    isOutlookOfOthers(told, frame) ||
    isOfNothing(told, frame) ||
    lacksArm(told, frame) ||
    lacksCondition(told, frame)
  )
    return 'described';
  const shown = [...told.figures, told.headline];
  const ofHarms = harmsAsked(frame);
  if (shown.some(({ text }) => tellsHarm(text, ofHarms)) && !shown.some(deniesIncrease)) return 'favours-comparator';
  const against = sideAgainst(shown, frame);
  if (against !== null) return against;
  const read = readSide(told, frame, models);
  const arms = armNames(told.evidence.citation, frame);
  const comparisons = shown.flatMap(({ text }) => toldComparisons(text, frame, arms));
  const studied = asStudied(told, frame);
  const named = studied === null ? arms : armNames(told.evidence.citation, studied);
  const isFirst = studied !== null && isFirstArm(told, frame);
  if (studied !== null && harmByFigures(shown, { asked: frame, isFirst, arms: named })) return 'favours-comparator';
  if (read === 'described') {
    const explicit = explicitSide(comparisons, frame, toldComparisons(told.headline.text, frame, arms));
    if (explicit !== null && !contradicts(explicit, shown, frame)) return explicit;
    const byName = studied === null ? null : sideByName(shown, frame, studied, named);
    if (byName !== null && !contradicts(byName, shown, frame) && !saysOpposite(byName, comparisons, frame))
      return byName;
    const said = saidSide(shown, frame);
    if (said !== null && !saysOpposite(said, comparisons, frame)) return said;
    const isNone =
      concludesNoDifference(told.headline, comparisons, frame, named) ||
      deniesOfOutcome(shown, comparisons, frame, named);
    return isNone && speaksOfHarm(told.headline, frame) && !contradicts('no-clear-difference', shown, frame)
      ? 'no-clear-difference'
      : 'described';
  }
  const speaksAgainst =
    contradicts(read, shown, frame) ||
    isUnsureOfHarm(read, shown, frame, named) ||
    isBesideDenial(read, { shown, comparisons }, frame, named) ||
    saysOpposite(read, comparisons, frame) ||
    (read !== 'no-clear-difference' && setsNoneApart(told, frame));
  return speaksAgainst ? 'described' : read;
}

/** The side by what is said of both as the study calls them, of one outcome at most. */
function sideByName(
  shown: readonly EvidenceSentence[],
  frame: QuestionFrame,
  studied: QuestionFrame,
  arms: ArmNames,
): EffectDirection | null {
  const { type, interventions, comparators, outcomes } = frame;
  if (interventions.length === 0 || outcomes.length > 1 || type === 'prognosis') return null;
  if (comparators.length > 0 && !comparators.some(namerOf(studied.comparators.at(-1) ?? ''))) return null;
  const told = shown.flatMap(({ text }) => toldComparisons(text, studied, arms));
  const ofBoth = told.filter(({ by, better }) => by === 'both' || by === 'figures' || better === 'neither');
  return ofBoth.length < told.length ? null : explicitSide(ofBoth, frame);
}

/** Whether a sentence of the outcome asked for says that it was not more. */
function deniesIncrease({ text, namesOutcome }: EvidenceSentence): boolean {
  return namesOutcome && NO_INCREASE.test(text);
}

const NO_INCREASE =
  /\b(?:did|does|do) not (?:\w{1,20} ){0,2}?increase\b|\bno (?:\w{1,20} ){0,2}?increase[ds]?\b|\bunrelated to\b|\bnot (?:\w{1,20} )?associated with (?:an? )?(?:\w{1,20} )?increase/i;

/** A question with the outcomes that are harms: of a question about harms all, of a comparison the only one that nobody wants more of. */
function harmsAsked(frame: QuestionFrame): QuestionFrame {
  if (ASKS_WHETHER.has(frame.type)) return frame;
  const unwanted = frame.type === 'comparison' ? frame.outcomes.filter(isUnwanted) : [];
  return { ...frame, outcomes: unwanted.length === 1 ? unwanted : [] };
}

/** The side by which of two the sentences of the outcome asked for set above the other; null where none does, or they differ. */
function sideAgainst(shown: readonly EvidenceSentence[], frame: QuestionFrame): EffectDirection | null {
  const naming = frame.outcomes.length === 0 ? shown : shown.filter(({ namesOutcome }) => namesOutcome);
  const said = new Set(naming.map(({ text }) => setAgainst(text, frame)));
  if (said.has(1) === said.has(-1)) return null;
  return said.has(1) ? 'favours-intervention' : 'favours-comparator';
}

/** The side that the sentences say in so many words; null where they do not. The last is the headline. */
function saidSide(shown: readonly EvidenceSentence[], frame: QuestionFrame): EffectDirection | null {
  const [headline] = shown.slice(-1);
  const better = headline?.namesOutcome === true ? calledBetter(headline.text, frame) : 0;
  if (better !== 0) return better > 0 ? 'favours-intervention' : 'favours-comparator';
  return showsNoDifference(shown, frame) ? 'no-clear-difference' : null;
}

/**
 * An outlook asked for of people who had a treatment is a figure, and takes no side, where nothing stands against the treatment;
 * nor where the sentences do not name it.
 */
function isOutlookOfOthers(told: ToldStudy, { type, interventions, comparators }: QuestionFrame): boolean {
  if (type !== 'prognosis') return false;
  const sentences = [...told.figures, told.headline];
  if (comparators.length === 0 && sentences.some(({ text }) => hasFigure(text, 'prevalence'))) return true;
  return !sentences.some(({ text }) => namesOne(text, interventions));
}

/** Where no treatment was asked about, a side is that of the treatment studied: a sentence told or the title has to name it. */
function isOfNothing({ evidence: { citation }, figures, headline }: ToldStudy, frame: QuestionFrame): boolean {
  if (frame.interventions.length > 0 || ASKS_WHETHER.has(frame.type)) return false;
  const own = alternativesOf(citation.ml_i).filter((one) => one !== '');
  const said = [citation.title, headline.text, ...figures.map(({ text }) => text)];
  return own.length > 0 && !said.some((text) => namesOne(text, own));
}

/** Where two are compared, nobody knows whose side a study takes that names one of them nowhere, or only as what another is compared with. */
function lacksArm(told: ToldStudy, frame: QuestionFrame): boolean {
  const { type, interventions, comparators } = frame;
  if (type !== 'comparison' || interventions.length === 0) return false;
  const { citation } = told.evidence;
  const shown = [...told.figures, told.headline].map(({ text }) => text);
  if (comparators.length === 0) return isOnlyComparedWith(shown, interventions);
  const text = `${citation.title} ${citation.abstract} ${citation.ml_i} ${citation.ml_c}`;
  const namesConcept = conceptNamer(text);
  const isNamed = (names: readonly string[]) => names.some(namesConcept) || namesOne(text, names);
  return !isNamed(interventions) || !isNamed(comparators) || isOfAnotherArm(told, frame);
}

/** Whether of several conditions one is named nowhere, which may be the harm that was asked about where no outcome was read. */
function lacksCondition({ evidence: { citation } }: ToldStudy, { type, condition, outcomes }: QuestionFrame): boolean {
  if (!ASKS_WHETHER.has(type) || outcomes.length > 0 || condition.length < 2) return false;
  const text = `${citation.title} ${citation.abstract}`;
  const namesConcept = conceptNamer(text);
  return condition.some((one) => !namesConcept(one) && !namesOne(text, [one]));
}

/** Whether what was asked about is none of the two that a study set against each other, though what it is compared with is one. */
function isOfAnotherArm(told: ToldStudy, frame: QuestionFrame): boolean {
  const [own, other] = studiedArms(told, frame);
  if (own === '' || other === '') return false;
  const isAsked = (arm: string) => frame.interventions.some(namerOf(arm));
  const isOpposed = (arm: string) => {
    const stems = wordStems(arm);
    return frame.comparators.some((comparator) => [...wordStems(comparator)].every((stem) => stems.has(stem)));
  };
  return !isAsked(own) && !isAsked(other) && isOpposed(own) !== isOpposed(other);
}

const SETS_APART =
  /\b(?:than|vs?|versus|compared|comparable|superior|inferior|better|best|worse|similar\w*|equal\w*|equivalent|same|differ\w*|more|most|less|fewer|low(?:er|est)|high(?:er|est)|greater|larger|smaller|shorter|longer|faster|slower|earlier|later|reduc\w*|improv\w*|increas\w*|decreas\w*|prevent\w*|benefi\w*|ratio|risk|effective|no (?:\w+ )?(?:effect|benefit|difference))\b/i;
const ARMS = /\b(?:groups?|arms?|treatments?|both|either|neither)\b/i;

/** Where two are compared, a side is told by a sentence that sets them apart, and speaks of one of them. */
function setsNoneApart({ evidence: { citation }, figures, headline }: ToldStudy, frame: QuestionFrame): boolean {
  if (frame.type !== 'comparison' || frame.comparators.length === 0) return false;
  const arms = [
    ...frame.interventions,
    ...frame.comparators,
    ...alternativesOf(citation.ml_i),
    ...alternativesOf(citation.ml_c),
  ];
  return ![...figures, headline].some(
    ({ text }) => (SETS_APART.test(text) || countEffects(text) > 0) && (ARMS.test(text) || namesOne(text, arms)),
  );
}

/** An interval of a harm that reaches further up rules it out no more than it shows it. */
const HARM_UP_TO = 1.25;

/** Whether every interval of the outcome that was asked for includes no effect, and nothing beside it tells a difference. */
function showsNoDifference(shown: readonly EvidenceSentence[], frame: QuestionFrame): boolean {
  const ratios = shown
    .filter(({ namesOutcome }) => namesOutcome)
    .flatMap(({ text }) => confidenceIntervals(text))
    .filter(({ ofRatio }) => ofRatio);
  const mostHarm = ASKS_WHETHER.has(frame.type) ? HARM_UP_TO : Number.POSITIVE_INFINITY;
  const [headline] = shown.slice(-1);
  if (headline !== undefined && stanceOf(headline.text) === 'effect') return false;
  if (ratios.length === 0 || !ratios.every((one) => includesNoEffect(one) && one.high <= mostHarm)) return false;
  return !shown.some(({ text }) => tellsDifference(text, frame));
}

/** Whether figures of a harm that was asked about leave room for more of it, however little is proved: then nobody says “no”. */
function leavesHarmOpen(shown: readonly EvidenceSentence[], frame: QuestionFrame): boolean {
  if (!ASKS_WHETHER.has(frame.type) || frame.outcomes.length === 0) return false;
  return shown
    .filter(({ namesOutcome }) => namesOutcome)
    .some(({ text }) => {
      const { figures } = effectFigures(text, frame);
      const [first, second] = twoAmounts(figures) ?? [0, 0];
      const isMore = first > second * HARM_UP_TO;
      return (
        isMore ||
        confidenceIntervals(figures).some((one) => one.ofRatio && includesNoEffect(one) && one.high > HARM_UP_TO)
      );
    });
}

/** Where a harm was asked about and none was named, a conclusion has to speak of one. */
function speaksOfHarm({ text }: EvidenceSentence, { type, outcomes }: QuestionFrame): boolean {
  return !ASKS_WHETHER.has(type) || outcomes.length > 0 || OF_HARM.test(text);
}

const OF_HARM =
  /\b(?:safe\w{0,3}|adverse|harm\w{0,5}|toxic\w{0,5}|risks?|side[- ]effects?|tolerated|complications?)\b/i;

/** Whether a study concludes that what it asked about made no difference, or is as good as another thing. */
function deniesEffect({ text }: EvidenceSentence): boolean {
  return equalsOthers(text) || MAY_NOT.test(text) || stanceOf(text) === 'no_effect';
}

const MAY_NOT =
  /\b(?:may|might|would|will) not (?:\w+ )?(?:reduce|improve|lower|prevent|help|benefit|be (?:effective|better|superior))\b/i;

/** Whether an outcome that was asked for is said not to differ, and none of those asked for to be better. */
function deniesAsked(shown: readonly EvidenceSentence[]): boolean {
  const naming = shown.filter(({ namesOutcome }) => namesOutcome);
  return naming.some(deniesEffect) && !naming.some(({ text }) => stanceOf(text) === 'effect');
}

/**
 * Whether a side is told beside sentences that say otherwise: no difference beside a significant one or an interval that
 * excludes it, or a side where every interval includes no effect. Then the sentences stand for themselves.
 */
function contradicts(direction: EffectDirection, shown: readonly EvidenceSentence[], frame: QuestionFrame): boolean {
  if (direction === 'described') return false;
  const [headline] = shown.slice(-1);
  if (direction === 'favours-intervention' && headline !== undefined && deniesEffect(headline)) return true;
  if (direction === 'favours-intervention' && deniesAsked(shown)) return true;
  if (!ASKS_WHETHER.has(frame.type) && shown.some(({ text }) => callsOtherwise(text, direction, frame))) return true;
  if (
    direction === 'no-clear-difference' &&
    (leavesHarmOpen(shown, frame) ||
      shown.some(({ text }) => tellsDifference(text, frame) || PARTED.test(text) || LEFT_OPEN.test(text)) ||
      (headline !== undefined && BEFELL_MORE.test(headline.text)))
  )
    return true;
  const ratios = shown.flatMap(({ text }) => confidenceIntervals(text)).filter(({ ofRatio }) => ofRatio);
  const crossing = ratios.map(includesNoEffect);
  if (crossing.length === 0) return false;
  return direction === 'no-clear-difference' ? crossing.includes(false) : !crossing.includes(false);
}

/**
 * Whether a question about a harm would be answered by sentences that say no such thing: “no” where they deny something else, “yes”
 * where they name only the other of the two, or tell what was found out or ruled out.
 */
function isUnsureOfHarm(
  direction: EffectDirection,
  shown: readonly EvidenceSentence[],
  frame: QuestionFrame,
  arms: ArmNames,
): boolean {
  if (!ASKS_WHETHER.has(frame.type) || frame.outcomes.length === 0) return false;
  const naming = shown.filter(({ namesOutcome }) => namesOutcome);
  if (direction === 'no-clear-difference')
    return naming.some(({ text }) => deniesDifference(text) && isNoDenial(text, frame, arms));
  if (direction !== 'favours-comparator' || naming.length === 0) return false;
  if (naming.some(({ text }) => FOUND_OUT.test(text) || namesOnlyAsCompared(text, arms))) return true;
  if (naming.every(({ text }) => isOfSome(text) && !arms.own(text))) return true;
  if (naming.every(({ text }) => WITH_ANOTHER.test(text) && !arms.own(text))) return true;
  return naming.some(({ text }) => arms.other(withoutComparison(text))) && !naming.some(({ text }) => arms.own(text));
}

/** Whether no outcome was asked for, and of what was asked about one is denied, while others are told of one of the two alone. */
function isBesideDenial(
  direction: EffectDirection,
  { shown, comparisons }: { shown: readonly EvidenceSentence[]; comparisons: readonly ToldComparison[] },
  { outcomes }: QuestionFrame,
  arms: ArmNames,
): boolean {
  if (direction === 'no-clear-difference' || outcomes.length > 0) return false;
  const isOfBoth = comparisons.some(({ by }) => by === 'both' || by === 'figures');
  return !isOfBoth && shown.some(({ text }) => arms.own(text.slice(0, denialAt(text) ?? 0)));
}

/** With something that is named, than with something else: of a trial of three, nobody knows of what was asked about. */
const WITH_ANOTHER =
  /\b(?:with|on|receiving|taking|given) (?!(?:the |study |active )?(?:treatment|therapy|drug|medication|intervention)\b)[\p{L}-]{4,30} (?:than|versus|vs)\b/iu;

const FOUND_OUT =
  /\b(?:ruled out|(?:reductions?|decreases?|declines?|fall) (?:in|of)|time to|(?:was|were) (?:\w+ )?diagnosed in)\b/i;

/** That something has to be watched, or is not ruled out. */
const LEFT_OPEN =
  /\b(?:safety|mortality|risk) (?:signals?|concerns?)\b|\bscrutiny\b|\b(?:not|cannot|could not) be (?:ruled out|excluded)\b/i;
/** A conclusion that something befell one of two more. */
const BEFELL_MORE =
  /\b(?:was|were|occurr\w{1,4}|seen|developed|happened) (?:\w{1,20} )?(?:more|less) (?:frequent(?:ly)?|common(?:ly)?|often)\b/i;

/** No effect in all, and one in some: nobody knows which of them was asked about. */
const PARTED =
  /\b(?:but|however|although|except)\b[^.;]{0,30}\b(?:was|were) (?:an? )?(?:\w+ )?(?:benefit|improvement|reduction|advantage|increase|excess)\b[^.;]{0,20}\b(?:in|for|among) /i;

/** Whether a sentence calls the other of two that are compared better, or each of them at something else. */
function callsOtherwise(text: string, direction: EffectDirection, frame: QuestionFrame): boolean {
  const better = calledBetter(text, frame);
  if (better !== 0) return direction !== (better > 0 ? 'favours-intervention' : 'favours-comparator');
  return direction !== 'no-clear-difference' && tellsOfEach(text, frame);
}

/** A sentence as a piece of its reference. */
export function quotation({ text, start, end }: EvidenceSentence, n: number): QuotedPart {
  return { text, citation: n, start, end };
}
