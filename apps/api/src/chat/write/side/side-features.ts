import {
  findingFor,
  namesOne,
  placeOf,
  type AbstractSection,
  type DecidedDirection,
  type QuestionFrame,
} from '@footnote/domain';
import type { EvidenceSentence } from '../../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from '../confidence-intervals.ts';
import { deniesDifference, stanceOf } from '../stance.ts';
import type { ToldStudy } from '../told-study.ts';
import { armNames } from './arm-names.ts';
import { asStudied } from './as-studied.ts';
import { isAgainstIt, isOfOthers } from './of-others.ts';
import { resultFeatures } from './figures/result-features.ts';
import { setAgainst } from './set-against.ts';
import { toldComparisons } from './told-comparison.ts';
import { ASKS_WHETHER } from './sides.ts';
import { BAD, GOOD, MARGIN_NOT_MET, NOT_SIGNIFICANT, SIGNIFICANT } from './worth-words.ts';

const MORE =
  /\b(?:more|higher|greater|increas\w+|rais\w+|rose|commoner|elevated|excess|worse\w*|worsen\w*|doubl\w+|longer|induc\w+|caus\w+)\b/i;
const LESS =
  /\b(?:fewer|less|lower\w*|reduc\w+|decreas\w+|declin\w+|fell|prevent\w*|smaller|shorter|halv\w+|protect\w*|slow\w*|cut)\b/i;
const BETTER =
  /\b(?:better|superior|more effective|improv\w+|effective|benefi\w+|preferable|advantage\w*|favou?r\w*)\b/i;
const WORSE = /\b(?:worse|inferior|less effective|ineffective|harmful|detrimental|poorer|disadvantage\w*)\b/i;
const SIMILAR =
  /\b(?:similar\w*|comparable|equivalent|equally|alike|no (?:\w+ ){0,3}difference\w*|did not differ|not (?:\w+ ){0,3}(?:different|differ)|as (?:good|effective|well) as|noninferior\w*|non-inferior\w*|unchanged)\b/i;
const UNSURE =
  /\b(?:unclear|inconclusive|uncertain|insufficient|limited|further (?:research|studies|trials)|may|might|suggest\w*)\b/i;
const NOT_MET =
  /\b(?:not (?:\w+ ){0,4}(?:non-?inferior\w*|criterion|supported|recommended)|non-?inferiority was not|did not meet|should not|cannot be recommended)\b/i;
type Features = Record<string, number>;

/** What tells for which side a study speaks, by name; `npm run train -- sides` learns what each counts. */
export function sideFeatures({ evidence, headline, figures }: ToldStudy, frame: QuestionFrame): Features {
  const asked = ASKS_WHETHER.has(frame.type) ? 'harm' : 'benefit';
  const worth = worthOf(frame.outcomes.join(' '));
  const features: Features = { [`asks ${asked}`]: 1, [`type ${frame.type}`]: 1 };
  const add = (role: string, sentence: EvidenceSentence) => {
    const roles = [role, asked, ...(sentence.namesOutcome ? ['named'] : [])];
    for (const [name, value] of Object.entries(sentenceFeatures(sentence.text, frame, worth)))
      for (const one of roles) features[`${one} ${name}`] = (features[`${one} ${name}`] ?? 0) + value;
  };
  add('headline', headline);
  for (const sentence of figures) add('result', sentence);
  const arms = armNames(evidence.citation, frame);
  const told = [...figures, headline].flatMap((one) => toldComparisons(one.text, frame, arms));
  for (const { better, by, namesAsked } of told) {
    const named = namesAsked ? 'named' : 'aside';
    const of = better === 'neither' ? 'neither' : `${better} ${asked}`;
    features[`told ${of} ${by} ${named}`] = 1;
  }
  const said = new Set(told.filter(({ namesAsked }) => namesAsked).map(({ better }) => better));
  if (said.size > 0) features[`says ${[...said].toSorted().join(' ')} ${asked}`] = 1;
  const decided = decidedDirection(evidence.sections, frame);
  if (decided !== null) features[`decided ${decided.direction} ${worth}`] = decided.confidence;
  if (equalsOthers(headline.text)) features['headline equals'] = 1;
  if (figures.some(({ text }) => equalsOthers(text))) features['result equals'] = 1;
  features['sentences'] = figures.length + 1;
  const shown = [...figures, headline];
  return { ...features, ...resultFeatures(shown, frame), ...studiedFeatures({ evidence, headline, figures }, frame) };
}

/** What sentences say of the two as the study calls them. */
function studiedFeatures(told: ToldStudy, frame: QuestionFrame): Features {
  const studied = asStudied(told, frame);
  if (studied === null) return { 'not as asked': 1 };
  const asked = ASKS_WHETHER.has(frame.type) ? 'harm' : 'benefit';
  const arms = armNames(told.evidence.citation, studied);
  const features: Features = {};
  for (const { text } of [...told.figures, told.headline]) {
    for (const { better, by, namesAsked } of toldComparisons(text, studied, arms)) {
      const of = better === 'neither' ? better : `${better} ${asked}`;
      const named = namesAsked ? 'named' : 'aside';
      features[`studied ${of} ${by} ${named}`] = 1;
      features[`studied ${of} ${named}`] = 1;
    }
    const against = setAgainst(text, studied);
    if (against !== 0) features[`studied against ${against} ${asked}`] = 1;
    const called = calledBetter(text, studied);
    if (called !== 0) features[`studied called ${called}`] = 1;
    if (tellsHarm(text, { ...studied, comparators: frame.comparators })) features['studied harm'] = 1;
  }
  return features;
}

/** Whether more of an outcome is good (1) or bad (-1), as far as its name tells. */
function worthOf(outcome: string): number {
  if (GOOD.test(outcome)) return 1;
  return BAD.test(outcome) ? -1 : 0;
}

/** Whether nobody wants more of an outcome, as far as its name tells. */
export function isUnwanted(outcome: string): boolean {
  return worthOf(outcome) < 0;
}

function decidedDirection(
  sections: readonly AbstractSection[],
  { interventions: [intervention = ''], comparators: [comparator = ''], outcomes: [outcome = ''] }: QuestionFrame,
): DecidedDirection | null {
  return intervention === '' || outcome === '' ? null : findingFor(sections, { intervention, comparator, outcome });
}

function sentenceFeatures(text: string, frame: QuestionFrame, worth: number): Features {
  const features: Features = { [`stance ${stanceOf(text)}`]: 1 };
  const flag = (name: string, is: boolean) => {
    if (is) features[name] = 1;
  };
  flag('denies', deniesDifference(text));
  flag('similar', SIMILAR.test(text));
  flag('not significant', NOT_SIGNIFICANT.test(text));
  flag('significant', isSignificant(text));
  flag('unsure', UNSURE.test(text));
  flag('not met', NOT_MET.test(text));
  flag('better', BETTER.test(text));
  flag('worse', WORSE.test(text));
  const moreBad = within(text, MORE, BAD) || (worth < 1 && isNear(text, MORE, frame.outcomes));
  const lessBad = within(text, LESS, BAD) || (worth < 1 && isNear(text, LESS, frame.outcomes));
  flag('more bad', moreBad);
  flag('less bad', lessBad);
  flag('more good', within(text, MORE, GOOD) || within(text, BETTER, GOOD));
  flag('less good', within(text, LESS, GOOD));
  const first = confidenceIntervals(text).find(({ ofRatio }) => ofRatio);
  if (first !== undefined) {
    flag('crosses', includesNoEffect(first));
    flag(`above ${worth}`, first.low > 1);
    flag(`below ${worth}`, first.high < 1 && first.high > 0);
  }
  const subject = subjectOf(text, frame);
  if (BETTER.test(text) || lessBad) features['subject better'] = subject;
  if (WORSE.test(text) || moreBad) features['subject worse'] = subject;
  return features;
}

/** "All-cause mortality" says nothing of causing. */
const OF_ANY_CAUSE = /\b(?:all|any)[- ]cause\b/gi;

/** Whether a sentence tells of a difference that “no clear difference” would hide; of a harm asked about, any increase is one. */
export function tellsDifference(text: string, { type, outcomes }: QuestionFrame): boolean {
  if ((isSignificant(text) && !deniesDifference(text)) || MARGIN_NOT_MET.test(text)) return true;
  const said = text.replaceAll(OF_ANY_CAUSE, '');
  if (said.split(CONTRAST).some((clause) => changesIn(clause, outcomes))) return true;
  return (
    (type === 'harm' || type === 'aetiology') &&
    said.split(/[,;]|\bbut\b/).some((clause) => isNear(clause, MORE, outcomes) && !deniesDifference(clause))
  );
}

const EQUALS =
  /\b(?:(?:just )?as (?:effective|efficacious|good|well|safe) as|equally (?:effective|efficacious|good|well|safe)|equivalent|comparable|equal in (?:most|all) respects)\b/i;
const EXCEEDS =
  /\b(?:more|less|fewer|better|superior|higher|lower|greater|shorter|longer|than|placebo|but|although|however|whereas)\b/i;

/** Whether a conclusion sets one treatment equal to another and says nothing that sets them apart. */
export function equalsOthers(text: string): boolean {
  return EQUALS.test(text) && !EXCEEDS.test(text);
}

const BEATS =
  /\b(?:superior to|(?:more effective|better)(?: (?:in|at|for|on) (?:[\w,-]+ ){1,8}?| )(?:than|compared (?:to|with))|outperform(?:s|ed))\b/i;
const BEATEN = /\b(?:inferior to|less effective than|worse than)\b/i;
const NOT_SO =
  /\b(?:not?|neither|nor|non|never|failed|whether|hypothes\w+|may|might|could|tend(?:s|ed)|somewhat|slightly)\b/i;
const SUBJECT = 90;

/**
 * Which of the two that are compared a sentence calls better: 1 for what was asked about, -1 for what it is compared with, 0 where it
 * says so of neither, or names both on one side.
 */
export function calledBetter(text: string, { interventions, comparators }: QuestionFrame): -1 | 0 | 1 {
  const found = BEATS.exec(text) ?? BEATEN.exec(text);
  if (found === null) return 0;
  const before = text.slice(Math.max(0, found.index - SUBJECT), found.index);
  const behind = text.slice(found.index + found[0].length).slice(0, SUBJECT);
  if (NOT_SO.test(before)) return 0;
  const sign = BEATS.test(text) ? 1 : -1;
  const [ownBefore, otherBefore] = [namesOne(before, interventions), namesOne(before, comparators)];
  const [ownBehind, otherBehind] = [namesOne(behind, interventions), namesOne(behind, comparators)];
  if (ownBefore && !otherBefore && otherBehind && !ownBehind) return sign;
  return otherBefore && !ownBefore && ownBehind && !otherBehind ? (sign === 1 ? -1 : 1) : 0;
}

/** That something was more, said of it and not of what was taken: “more frequent”, “rose”, “an increased risk of”. */
const INCREASED =
  /\b(?:more (?:common|frequent|often|likely)|commoner|higher (?:rates?|risks?|incidence)|(?:was|were|is|are) (?:\w+ )?(?:higher|raised|doubled)|increas(?:ed|es)|rais(?:ed|es) the (?:rate|risk|incidence)|rose|doubled)\b/i;
const COMBINED = /\b(?:combin\w+|dual|both (?:drugs|agents)|add(?:ed|ing|ition))\b/i;
const OTHERS = /\b(?:placebo|controls?|comparators?|usual care|standard (?:care|treatment))\b/i;

/** Of a time, more is less; of what was before, or against what something is told, nobody knows. */
const OF_TIME =
  /\b(?:time to|threshold\w{0,20}|onset|compared (?:with|to)|relative to|reference|prior|previous)\b|[- ]free\b/i;

/** Whether a sentence says in so many words that a harm asked about was more with what was asked about. */
export function tellsHarm(text: string, { type, interventions, outcomes, comparators }: QuestionFrame): boolean {
  return text
    .replaceAll(OF_ANY_CAUSE, '')
    .split(CONTRAST)
    .some((clause) => {
      const more = INCREASED.exec(clause);
      if (more === null || LESS.test(clause) || !isNear(clause, INCREASED, outcomes)) return false;
      if (isOfOthers(clause) || isAgainstIt(clause) || OF_TIME.test(clause)) return false;
      if (deniesDifference(clause) || NOT_SIGNIFICANT.test(clause) || UNSURE.test(clause)) return false;
      if (confidenceIntervals(clause).some(({ ofRatio, low }) => !ofRatio || low <= 1)) return false;
      const isAskedAbout = (part: string) =>
        namesOne(part, interventions) || (interventions.length > 1 && COMBINED.test(part));
      const isOther = (part: string) => namesOne(part, comparators) || OTHERS.test(part);
      const [behind = '', other = ''] = clause.slice(more.index).split(/\b(?:than|versus|vs)\b/);
      // Of a comparison, both have to be named, each on its side.
      if (type === 'comparison' && (!namesOne(other, comparators) || namesOne(other, interventions))) return false;
      return [clause.slice(0, more.index), behind].some((part) => isAskedAbout(part) && !isOther(part));
    });
}

/** What stands on either side of these may say the opposite of the other. */
const CONTRAST = /;|\b(?:but|whereas|while|although|however)\b/;

/** Whether a clause of several says that an outcome asked for was more or less, and nothing that takes it back. */
function changesIn(clause: string, outcomes: readonly string[]): boolean {
  if (placeOf(outcomes, clause) === clause.length || deniesDifference(clause) || NOT_SIGNIFICANT.test(clause))
    return false;
  return MORE.test(clause) || LESS.test(clause);
}

function isSignificant(text: string): boolean {
  return SIGNIFICANT.test(text) && !NOT_SIGNIFICANT.test(text);
}

const NEAR = 60;

/** Whether one stands before the other, near it. */
function within(text: string, first: RegExp, second: RegExp): boolean {
  for (const { index, 0: word } of text.matchAll(new RegExp(first.source, 'gi'))) {
    const after = text.slice(index + word.length, index + word.length + NEAR);
    const before = text.slice(Math.max(0, index - NEAR), index);
    if (second.test(after) || second.test(before)) return true;
  }
  return false;
}

/** Whether one of the outcomes asked for stands near such a word. */
function isNear(text: string, change: RegExp, outcomes: readonly string[]): boolean {
  const at = placeOf(outcomes, text);
  return at < text.length && change.test(text.slice(Math.max(0, at - NEAR), at + NEAR));
}

/** 1 where the sentence speaks first of what was asked about, -1 where of what it is compared with. */
function subjectOf(text: string, { interventions, comparators }: QuestionFrame): number {
  return Math.sign(placeOf(comparators, text) - placeOf(interventions, text)) || 0;
}
