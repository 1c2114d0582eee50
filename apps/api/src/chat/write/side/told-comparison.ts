import type { QuestionFrame } from '@footnote/domain';
import { confidenceIntervals, includesNoEffect } from '../confidence-intervals.ts';
import { comparesParts } from '../rows/compared-arms.ts';
import { deniesDifference } from '../stance.ts';
import type { ArmNames } from './arm-names.ts';
import { numberOf } from './figures/two-amounts.ts';
import { isAside, isOfOthers } from './of-others.ts';
import { BAD, GOOD, MARGIN_NOT_MET, NOT_SIGNIFICANT, SIGNIFICANT, UNWANTED } from './worth-words.ts';
import { ASKS_WHETHER } from './sides.ts';

/** What a clause says of two: which of them it sets above the other, or that neither is. */
export interface ToldComparison {
  better: 'own' | 'other' | 'neither';
  /** How it says so: one set against the other by name, one alone called more or less, one set against what is not named, their figures, or a harm that was more, of nobody by name. */
  by: 'both' | 'one' | 'reference' | 'figures' | 'denial' | 'nobody';
  /** It names an outcome that was asked for, or none was. */
  namesAsked: boolean;
}

const CLAUSE_END =
  /;(?![^()]{0,200}\))|,? ?\b(?:[Bb]ut|[Ww]hereas|[Ww]hile|[Aa]lthough|[Tt]hough|[Hh]owever)\b|, and (?=(?:it|they|there) )|\.\s(?=[A-Z][a-z])/;
/** What is granted before the comma is told apart from what follows it. */
const GRANTED = /\b(?:although|though|while|whereas|despite)\b([^,;]{5,140}),/i;
const NOT_SAID =
  /\b(?:whether|hypothes\w+|may|might|could|aim\w*|objective|purpose|to (?:compare|determine|assess|evaluate|investigate|examine)|at baseline|trend\w*|tend\w*|suggest\w*|reported? (?:from|by|in)|contrary|unable|in both|(?:for|of) both|in all (?:\w+ )?groups|not been shown|previous(?:ly)?|prior (?!to\b)|predict\w*|correlat\w*|provok\w*|rats|mice|defined as|post[- ]hoc)\b/i;
/** What is told may be something else. */
const DOUBTED =
  /\b(?:may|might|could) (?:have been|be) (?:due|explained|attributed|attributable|the result)\b|\bselection bias\b/i;
/** Takes back what is said of more or less. */
const NEGATED = /\b(?:not?|neither|nor|never|hardly|fail(?:ed|s)|cannot|without any)\b/i;
const MORE =
  /\b(?:more|higher|greater|increas(?:ed?|es|ing)|raised|raises|elevated|excess|longer|larger|doubled|twice as|commoner|most|highest)\b/gi;
const LESS =
  /\b(?:less|fewer|lower(?:ed|s)?|reduc(?:ed?|es|ing|tion)|decreas(?:ed?|es|ing)|shorter|smaller|halved|least|lowest)\b/gi;
/** Less of something by more: "a greater reduction of", "reduced it more than". */
const MORE_LESS =
  /\b(?:greater|larger|more (?:marked|pronounced)) (?:[\w-]+ ){0,2}?(?:reductions?|decreases?|falls?|declines?)\b|\b(?:reductions?|decreases?|falls?|declines?)\b[^.;,]{0,70}\b(?:was|were) (?:\w+ )?(?:greater|larger|more (?:marked|pronounced))\b|\b(?:reduced|lowered|decreased)\b[^.;,]{0,60}\bmore (?:\w+ )?than\b/i;
const BETTER =
  /\b(?:better|best|superior|more (?:effective(?:ly)?|efficacious|efficient|successful|beneficial|favou?rable)|greater (?:\w{1,20} ){0,2}?(?:efficacy|effectiveness|protection|benefits?|(?:preventive|protective|beneficial|therapeutic) effects?)|beneficial|improv(?:ed?|es|ing|ements?)|outperform(?:s|ed))\b/gi;
const WORSE = /\b(?:worse|worst|inferior|less (?:effective|efficacious|efficient)|poorer|worsen(?:ed|s))\b/gi;
/** Less of what is better: “fewer patients improved”, “improvement was reduced”; not “improved survival and reduced pain”. What is better stands as QQ. */
const LESS_OF_GOOD =
  /\b(?:less|fewer|lower|smaller|shorter|least|lowest)\b|\b(?:reduc|decreas|lower|halv)\w* (?:\w+ ){0,2}QQ|QQ (?:\w+ ){0,3}?(?:was|were) (?:\w+ )?(?:reduced|decreased|lowered|halved)\b/i;
/** That something works: said of one alone, where nothing else is compared. */
const WORKS =
  /\b(?:is|are|was|were|be|being|proved|appears?|seems?|found|shown|remains?) (?:to be )?(?:(?!(?:as|equally|similarly|both|only|less|not|rarely|hardly|minimally|cost|claimed|believed|thought) )\w{1,20} ){0,2}?(?:effective|efficacious|beneficial|useful|helpful)\b/i;
/** Behind what works: it works as a test, or for some only. */
const WORKS_OTHERWISE =
  /^ (?:as (?:an? )?(?:\w+ ){0,2}?(?:test|marker|tool|predictor)|(?:for|in) (?:diagnos|predict)\w*|when|unless|only|where|if)\b/i;
/** Between the name of what works and the verb. */
const BEFORE_VERB =
  /^(?:therapy|treatment|alone|group|infusion|tablets?|administration|injections?|intervention|has|have|had|been|also)$/i;
/** Before a name that is not the subject: “an alternative to omeprazole is”; “treatment with omeprazole is”. */
const NO_SUBJECT =
  /(?<!\b(?:treatment|therapy|prophylaxis|use|administration) )\b(?:to|than|after|before|with|without|plus|and|or|on|in|of|by|for|from|against|like|beside|despite)\s+(?:[\w-]+\s+){0,1}$/i;
/** Change of what was before, and not against another. */
const CHANGED = /^(?:increas|reduc|decreas|lowered|lowers|raise|improv|doubled|halved|worsen)/i;
/** What makes more of something bad good, or takes away something good. */
const TURNED =
  /\b(?:times?|took|intervals?|until|slow\w{0,20}|thresholds?|latency|absen\w{1,20}|delay\w{0,20}|postpon\w{0,20}|scores?|scales?|stop\w{0,20}|ceas\w+|resolv\w{0,20}|cleared|clears|heal(?:ed|s)|disappear\w{0,20}|abolish\w{0,20}|eliminat\w{0,20}|eradicated|subsid\w{0,20}|controlled|spared|escap\w{1,20}|free(?:dom)?|without|relief|reliev\w+|reduc\w+|decreas\w+|prevent\w*|loss of|lack of|un(?:treated|exposed)|avoid\w*|protect\w*)\b/i;
/** One name of what is hoped for, of whatever it is free. */
const FREE_SURVIVAL = /\b[\w-]+[- ]free (?=(?:(?:and|or) [\w-]{1,20} )?survival)/gi;
/** These are no time of an outcome. */
const NO_TIME = /\bconfidence intervals?\b|(?<=\bsurvival )times?\b/gi;
/** Longer is good of these, and bad of those. */
const GOOD_IF_LONG = /\b(?:survival|remissions?)\b/i;
const BAD_IF_LONG = /\b(?:length of (?:\w{1,20} )?stay|hospital stay|stay in hospital)\b/i;
/** Those who had nothing: no control of anything. */
const CONTROLS =
  /\b(?:the|than|with|in|among|for|versus|vs\.?|normal|healthy|placebo) controls?\b|\bcontrol(?:s|led)?\b(?= (?:groups?|arms?|subjects|patients|trials?|study|studies|period|cohort)\b)|\bcontrols\b/gi;
/** Who was studied: what they have is no outcome. */
const IN_WHOM =
  /\b(?:patients?|people|subjects|women|men|children|infants|those|adults|persons|individuals|participants) (?:\w+ )?(?:with|at|undergoing|after) [^,.;]{3,60}?(?=[,.;]|$| (?:who|in|had|were|was|than|treated|given|receiving|compared)\b)|\b(?:heart|renal|kidney|respiratory|liver|cancer|stroke) (?:failure )?(?=patients\b)/gi;
/** What those studied had, at the end: "in early cervical cancer". */
const IN_DISEASE =
  /(?<!\b(?:reductions?|increases?|decreases?|differences?|changes?|declines?|rise|fall|lower|higher) )\b(?:in|with) (?:[\w-]{1,30} ){0,4}?(?:cancers?|carcinomas?|heart failure|stroke|infarction|fibrillation|infections?)\s?(?=[.,;]|$)/gi;
/** What a harm was taken for. */
const IN_VAIN = /\bwithout (?:\w+ ){0,2}?(?:protection|benefits?|improv\w+|gains?|advantage)\b/gi;
const THAN =
  /\b(?:than|compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|relative to|as opposed to|(?<=superior |inferior )to|(?<=outperform(?:s|ed)) )(?=\W)/i;
const REFERENCE_FIRST =
  /(?:^\W*|, )(?:(?:when |as )?compared (?:with|to)|in comparison (?:with|to)|relative to) ([^,]{3,80}),/i;
const SHARE =
  /(?<![\d.]|(?:±|\+\s?\/\s?[-−])\s?|(?:reduction|difference|increase|gain|benefit) (?:of|was|=) |\bby )(\d{1,3}(?:[.·]\d+)?)\s?(?:%|percent\b|per cent\b)(?!\s?(?:CI\b|confidence|[-–]\s?\d))/g;
/** Of whatever it is said where a harm is asked about, it befalls somebody. */
const BEFALLS = /\b(?:more|less) (?:frequent(?:ly)?|common(?:ly)?|often)\b|\bcommoner\b/i;
/** It has its own order and its own more or less: “(hazard ratio 1.5 for A versus B)”, “(lower is better)”. */
const IN_BRACKETS = /\([^()]{0,300}\)/g;
const REACH = 120;

/** What the clauses of a sentence say of the two that are compared, as far as their words leave no other reading. */
export function toldComparisons(text: string, frame: QuestionFrame, arms: ArmNames): ToldComparison[] {
  if (DOUBTED.test(text)) return [];
  return text
    .replace(GRANTED, ';$1;')
    .split(CLAUSE_END)
    .flatMap((clause) => {
      if (clause === undefined || NOT_SAID.test(clause)) return [];
      const told = inClause(clause, frame, arms);
      return told === undefined ? [] : [told];
    });
}

function inClause(clause: string, frame: QuestionFrame, arms: ArmNames): ToldComparison | undefined {
  const namesAsked = frame.outcomes.length === 0 || arms.namesOutcome(clause);
  const isOpen = MARGIN_NOT_MET.test(clause);
  if (!isOpen && (deniesDifference(clause) || NOT_SIGNIFICANT.test(clause))) {
    const rest = clause.replaceAll(/\b(?:not?|non)[- ]?(?:\w+ ){0,2}significant\w*/gi, '');
    return !SIGNIFICANT.test(rest) ? { better: 'neither', by: 'denial', namesAsked } : undefined;
  }
  if (setsEqual(clause, arms)) return { better: 'neither', by: 'denial', namesAsked };
  if (
    comparesParts(clause.replaceAll(IN_BRACKETS, ' ')) ||
    NEGATED.test(clause) ||
    isOfOthers(clause.replaceAll(IN_VAIN, ' '))
  )
    return undefined;
  const change = changeIn(clause.replaceAll(IN_BRACKETS, ' '), arms);
  if (change?.worth !== undefined && ASKS_WHETHER.has(frame.type)) return undefined;
  if (change === undefined) return byFigures(clause, frame, arms, namesAsked);
  const befalls = ASKS_WHETHER.has(frame.type) && BEFALLS.test(clause) && !GOOD.test(clause) ? -1 : 0;
  const worth = change.worth ?? (worthIn(clause, frame, namesAsked) || befalls);
  if (worth === 0) return undefined;
  const subject = subjectOf(clause, change.isOfTime, arms);
  if (subject !== undefined && subject.by !== 'both' && isAside(clause, arms)) return undefined;
  if (subject === undefined)
    return byFigures(clause, frame, arms, namesAsked) ?? moreHarm(clause, { change, worth, namesAsked }, frame, arms);
  // “Less frequent: 0.4% of controls, 0.1% of those treated”: the less is not that of whom the figures name first.
  if (subject.by === 'one' && !change.more && [...clause.matchAll(SHARE)].length > 1 && ASKS_WHETHER.has(frame.type))
    return undefined;
  const isGood = change.more === worth > 0;
  const better = isGood === (subject.arm === 'own') ? 'own' : 'other';
  const figures = byFigures(clause, frame, arms, namesAsked);
  if (figures !== undefined && figures.better !== better) return undefined;
  return { better, by: subject.by, namesAsked };
}

const EQUAL =
  /\b(?:as (?:effective|efficacious|good|well tolerated|safe) as|equally (?:effective|efficacious|good|well tolerated|safe))\b/i;

/** Whether a clause calls the two alike, and says nothing beside it that sets them apart. */
function setsEqual(clause: string, arms: ArmNames): boolean {
  if (!EQUAL.test(clause) || NEGATED.test(clause) || changeIn(clause.replace(EQUAL, ' '), arms) !== undefined)
    return false;
  return arms.own(clause) && (!arms.isComparison || arms.other(clause));
}

/** A harm that was more, where nobody is named and a harm was asked about. */
function moreHarm(
  clause: string,
  { change, worth, namesAsked }: { change: { more: boolean }; worth: number; namesAsked: boolean },
  { type }: QuestionFrame,
  arms: ArmNames,
): ToldComparison | undefined {
  const isMore = ASKS_WHETHER.has(type) && change.more && worth < 0 && !isAside(clause, arms);
  return isMore && !namesAny(clause, arms) ? { better: 'other', by: 'nobody', namesAsked } : undefined;
}

/** The only change a clause tells, and whether it is for the better by itself. */
function changeIn(clause: string, arms: ArmNames): { more: boolean; worth?: 1; isOfTime: boolean } | undefined {
  const better = [...clause.matchAll(BETTER)];
  const worse = [...clause.matchAll(WORSE)];
  if (better.length > 0 && (worse.length > 0 || LESS_OF_GOOD.test(clause.replaceAll(BETTER, 'QQ')))) return undefined;
  const isOfTime = (found: RegExpExecArray[]) => found.every(({ 0: word }) => CHANGED.test(word));
  if (better.length > 0) return { more: true, worth: 1, isOfTime: isOfTime(better) };
  if (worse.length > 0) return { more: false, worth: 1, isOfTime: isOfTime(worse) };
  if (MORE_LESS.test(clause)) {
    const rest = clause.replace(MORE_LESS, ' ');
    return [MORE, LESS].some((other) => rest.search(other) >= 0) ? undefined : { more: false, isOfTime: false };
  }
  const more = [...clause.matchAll(MORE)];
  const less = [...clause.matchAll(LESS)];
  if (more.length === 0 && less.length === 0 && works(clause, arms)) return { more: true, worth: 1, isOfTime: true };
  if (more.length > 0 === less.length > 0) return undefined;
  return { more: more.length > 0, isOfTime: isOfTime(more.length > 0 ? more : less) };
}

/** Whether a clause says that what was asked about works: its name ends right before the verb, and is the subject of it. */
function works(clause: string, arms: ArmNames): boolean {
  const found = WORKS.exec(clause);
  if (found === null || WORKS_OTHERWISE.test(clause.slice(found.index + found[0].length))) return false;
  const words = clause.slice(0, found.index).trimEnd().split(' ');
  const at = words.findLastIndex((word) => !BEFORE_VERB.test(word));
  const name = words[at] ?? '';
  return namesAny(name, arms) && !/[,;:]$/.test(name) && !NO_SUBJECT.test(`${words.slice(0, at).join(' ')} `);
}

/** Whether more of what a clause tells is good (1) or bad (-1); 0 where that is not sure. */
function worthIn(clause: string, { outcomes }: QuestionFrame, namesAsked: boolean): number {
  const turned = TURNED.test(
    [FREE_SURVIVAL, IN_VAIN, NO_TIME, CONTROLS, LESS]
      .reduce((rest, one) => rest.replaceAll(one, ' '), clause)
      .replace(MORE_LESS, ' '),
  );
  const told = clause
    .replaceAll(FREE_SURVIVAL, ' ')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(IN_WHOM, ' ')
    .replaceAll(IN_DISEASE, ' ')
    .replaceAll(IN_VAIN, ' ');
  const said = namesAsked ? `${told} ${outcomes.join(' ')}` : told;
  const [good, bad] = [GOOD.test(said), BAD.test(said) || UNWANTED.test(said)];
  if (good === bad || turned) return 0;
  if (/\b(?:longer|shorter)\b/i.test(told) && !(good ? GOOD_IF_LONG : BAD_IF_LONG).test(told)) return 0;
  return good ? 1 : -1;
}

function subjectOf(
  told: string,
  isOfTime: boolean,
  arms: ArmNames,
): { arm: 'own' | 'other'; by: ToldComparison['by'] } | undefined {
  const clause = told.replaceAll(IN_BRACKETS, ' ');
  const reference = REFERENCE_FIRST.exec(clause);
  if (reference !== null) {
    const than = onlyArm(reference[1] ?? '', arms);
    const rest = onlyArm(clause.slice(reference.index + reference[0].length), arms);
    if (than === undefined || rest === than) return undefined;
    return { arm: than === 'own' ? 'other' : 'own', by: rest === undefined ? 'reference' : 'both' };
  }
  const than = THAN.exec(clause);
  if (than === null) {
    const arm = onlyArm(clause, arms);
    return arm === undefined || (isOfTime && arms.isComparison) ? undefined : { arm, by: 'one' };
  }
  const before = onlyArm(clause.slice(0, than.index), arms);
  const after = onlyArm(clause.slice(than.index + than[0].length).slice(0, REACH), arms);
  if (before !== undefined && after !== undefined && before !== after) return { arm: before, by: 'both' };
  if (before === undefined && after !== undefined && !namesAny(clause.slice(0, than.index), arms))
    return { arm: after === 'own' ? 'other' : 'own', by: 'reference' };
  return before !== undefined && after === undefined && !arms.isComparison ? { arm: before, by: 'one' } : undefined;
}

function namesAny(text: string, arms: ArmNames): boolean {
  return arms.own(text) || arms.other(text);
}

function onlyArm(text: string, arms: ArmNames): 'own' | 'other' | undefined {
  const [own, other] = [arms.own(text), arms.other(text)];
  if (own === other) return undefined;
  return own ? 'own' : 'other';
}

/** Of two shares of an outcome that is good or bad, each of one of the two, and surely different. */
function byFigures(
  clause: string,
  frame: QuestionFrame,
  arms: ArmNames,
  namesAsked: boolean,
): ToldComparison | undefined {
  const shares = [...clause.matchAll(SHARE)];
  const [one, other, ...others] = shares;
  if (one === undefined || other === undefined || others.length > 0) return undefined;
  const worth = worthIn(clause, frame, namesAsked);
  const [first, second] = [numberOf(one[1] ?? ''), numberOf(other[1] ?? '')];
  if (worth === 0 || first === second || !isNoChance(clause)) return undefined;
  const arm = armOfFirst(clause, one.index, other.index, arms);
  if (arm === undefined) return undefined;
  const isBetter = first > second === worth > 0;
  return { better: isBetter === (arm === 'own') ? 'own' : 'other', by: 'figures', namesAsked };
}

/** Whether a clause says that a difference is no chance, by its P value or by its intervals. */
function isNoChance(clause: string): boolean {
  const intervals = confidenceIntervals(clause);
  if (intervals.some(includesNoEffect)) return false;
  return SIGNIFICANT.test(clause) || intervals.length > 0;
}

/** The first figure has the name that stands behind it: “3.1% on apixaban vs”. */
const IS_NAMED_BEHIND = /^[\d.·]+\s?(?:%|percent|per cent)\)?\s(?:with|on|in|for|given|receiving)\s/i;

/** Whose the first of two figures is: that of the arm named with it, where the other is named with the second. */
function armOfFirst(clause: string, first: number, second: number, arms: ArmNames): 'own' | 'other' | undefined {
  const [before, between, behind] = [clause.slice(0, first), clause.slice(first, second), clause.slice(second)];
  if (!namesAny(between, arms) && !namesAny(before, arms)) return firstOfTwo(behind, arms);
  if (!namesAny(between, arms) && !namesAny(behind, arms)) return firstOfTwo(before, arms);
  const [b, m, e] = [onlyArm(before, arms), onlyArm(between, arms), onlyArm(behind, arms)];
  if (m !== undefined && e !== undefined && m !== e && !namesAny(before, arms)) return m;
  if (b !== undefined && m !== undefined && b !== m && !namesAny(behind, arms) && !IS_NAMED_BEHIND.test(between))
    return b;
  return undefined;
}

/** Which is named first where each is named on one side of an "and". */
function firstOfTwo(text: string, arms: ArmNames): 'own' | 'other' | undefined {
  const [one = '', other = '', ...others] = text.split(/\b(?:and|versus|vs\.?)\b/i);
  const [first, second] = [onlyArm(one, arms), onlyArm(other, arms)];
  return others.length === 0 && first !== undefined && second !== undefined && first !== second ? first : undefined;
}
