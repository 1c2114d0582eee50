import type { Citation, QuestionFrame } from '@footnote/domain';
import { alternativesOf, conceptNamer } from '@footnote/literature';
import { namesOtherArm } from './names-other-arm.ts';

/** Finds the two that are compared, and the outcomes asked for, in sentences of one study. */
export interface ArmNames {
  own: (text: string) => boolean;
  other: (text: string) => boolean;
  namesOutcome: (text: string) => boolean;
  /** The question names both. */
  isComparison: boolean;
}

const SHORTEST_WORD = 4;
const LONGEST_STEM = 7;
/** Words of names that stand for anything. */
const IN_ANY =
  /^(?:group|therap|treatm|surger|surgic|early|delaye|high|dose|acute|chroni|combin|alone|drug|with|plus|versus|system|standa|patien|contro|manage|interv|progra|agents|inhibi|blocke)/;
/** Whatever was tried, those who got it; not “the medical treatment group”. */
const TRIED = /\bthe (?:intervention|experimental|active treatment|treatment|treated|study) (?:group|arm)\b(?! of\b)/i;
/** In a title: what something else was set against, and that a treatment was taken away. */
const SET_AGAINST = /\b(?:versus|vs\.?|than|or|compared (?:with|to))\s[^.;:]*/i;
const TAKEN_AWAY = /\b(?:stop|withdraw|withh[eo]ld|discontinu|cessation|deprescri)/i;
/** A short name behind the long one, "band ligation (EVL)". */
const SHORT_NAME = /((?:[\p{L}\p{N}-]{1,40}\s){1,5})\(([\p{L}\p{N}-]{2,8})[,;)]/gu;

/** Names of the two by which a study's sentences can be told to speak of either; what both are called is no name of one. */
export function armNames({ title, abstract, ml_i: own }: Citation, frame: QuestionFrame): ArmNames {
  const interventions = frame.interventions.length > 0 ? frame.interventions : alternativesOf(own);
  const { comparators } = frame;
  const asksOfLife = frame.outcomes.some((outcome) => /^(?:overall )?(?:survival|mortality|death)$/i.test(outcome));
  const ownWords = stemsOf(interventions);
  const otherWords = stemsOf(comparators);
  const byWords = (words: ReadonlySet<string>, not: ReadonlySet<string>) => {
    const only = [...words].filter((word) => !not.has(word));
    return (text: string) => only.some((word) => startsAWord(text.toLowerCase(), word));
  };
  const ownByWords = byWords(ownWords, otherWords);
  const otherByWords = byWords(otherWords, ownWords);
  // A class is named by each of its members: a member that is the other of the two by its own word is not the class.
  const isOwn = (text: string) => ownByWords(text) || (!otherByWords(text) && interventions.some(conceptNamer(text)));
  const isNamedOther = (text: string) =>
    otherByWords(text) || (!ownByWords(text) && comparators.some(conceptNamer(text)));
  const isOther = (text: string) => (comparators.length > 0 ? isNamedOther(text) : namesOtherArm(text));
  const short = { own: new Set<string>(), other: new Set<string>() };
  for (const [, before = '', name = ''] of `${title}. ${abstract}`.matchAll(SHORT_NAME)) {
    if (!/\p{Lu}/u.test(name)) continue;
    const [o, c] = [isOwn(before), isOther(before)];
    if (o !== c) (o ? short.own : short.other).add(name);
  }
  const hasShort = (text: string, names: ReadonlySet<string>) =>
    names.size > 0 && (text.match(/[\p{L}\p{N}-]+/gu) ?? []).some((word) => names.has(word));
  // Those who got what was tried got what was asked about, unless the study sets something else against it, or takes it away.
  const isTried = comparators.length === 0 && !TAKEN_AWAY.test(title) && !isOwn(SET_AGAINST.exec(title)?.[0] ?? '');
  return {
    own: (text) => isOwn(text) || hasShort(text, short.own) || (isTried && TRIED.test(text)),
    other: (text) => isOther(text) || hasShort(text, short.other),
    namesOutcome: (text) => {
      if (asksOfLife && /\b(?:deaths?|died|mortality|surviv\w+)\b/i.test(text)) return true;
      return frame.outcomes.some(conceptNamer(text));
    },
    isComparison: comparators.length > 0,
  };
}

function startsAWord(lower: string, stem: string): boolean {
  let at = lower.indexOf(stem);
  while (at >= 0) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) return true;
    at = lower.indexOf(stem, at + 1);
  }
  return false;
}

function stemsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names
      .flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST_WORD && !IN_ANY.test(word))
      .map((word) => word.slice(0, LONGEST_STEM).replace(/s$/, '')),
  );
}
