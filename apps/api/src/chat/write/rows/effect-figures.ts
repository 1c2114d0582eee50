import type { QuestionFrame } from '@footnote/domain';
import { conceptNamer } from '@footnote/literature';
import { namesOtherArm } from '../side/names-other-arm.ts';
import { armsListedIn, namedFiguresIn } from './named-figures.ts';
import { estimatesIn, listedRatiosIn, ratiosIn, type PlacedFigures } from '../confidence-intervals.ts';

/** What is asked of a sentence with figures. */
export interface AskedEffect extends Pick<QuestionFrame, 'type'> {
  outcomes: readonly string[];
  /** Tells outcomes of one name apart: death, and death of the cancer that was asked about. */
  condition?: readonly string[];
}

const SHARE =
  /(?<![\d.]|\d(?:\s?%\s?)?[-–]|(?:±|\+\s?\/\s?[-−])\s?)\d+(?:[.·]\d+)?\s?(?:%|percent\b|per cent\b)(?!\s?(?:CI\b|\[?confidence|[-–]\s?\d))/g;
/** One figure against another: "26% with medical care and 9% with surgery". */
const AGAINST = /\b(?:vs?\.?|versus|and|compared (?:with|to)|than|against|from|to|for)\b/i;
const LONGEST_BETWEEN = 60;
/** Behind a share: how far it may be off. */
const SPREAD = /^\s?(?:±|\+\s?\/\s?[-−])\s?\d+(?:[.·]\d+)?(?:\s?%)?/;
/** In whom the second figure was seen. */
const IN_WHOM = /^\s(?:with|in|on|for|after|among|of) [^\s,.;:()]+(?: [^\s,.;:()]+){0,3}(?=\s?[,.;:()]|$)/;
const AMOUNT = String.raw`(?:[€$£]\s?)?(?<![\p{L}\d.]|\d[-–]|\bof )[-−]?\d(?:\d{0,2}(?:[\u0020\u00a0\u2009\u202f]\d{3}){1,3}|[\d,]{0,12})(?:[.·]\d+)?(?:\s?(?:\+\s?/\s?[-−]|±)\s?\d[\d.]*)?`;
/** One amount against another: "3.5 vs. 12.7 months", "$40 versus $186". */
const AMOUNTS = new RegExp(
  String.raw`${AMOUNT}(?:\s?%)?(?:\s[a-zA-Z/]{1,12}\d?){0,2}(?:\s?\([^()]{1,30}\))?,?\s(?:vs\.?|versus)\s${AMOUNT}(?:\s?%|\s(?:months?|years?|weeks?|days?|hours?|h|min|mg|kg|points?|mm ?Hg|patients|events)\b|\sper [\d,]+ [\w-]+)?(?![-–]\d)`,
  'gu',
);
/** Of whom an amount is, or who else: people that are counted are no effect. */
const OF_WHOM = String.raw`(?:with|in|for|on|after) (?!\d)[^.,;:()\d]{1,40}?`;
/** One amount against another, each by whom it is of: "15.2 points with fusion and 9.5 without". */
const AMOUNTS_OF = new RegExp(
  String.raw`${AMOUNT}(?:\s(?:points?|mm ?Hg|kg|cm|mmol/L|umol/L|ng/m[lL]))?\s${OF_WHOM} (?:and|versus|vs\.?|compared with) ${AMOUNT}(?:\s(?:points?|mm ?Hg|kg|cm|mmol/L|umol/L|ng/m[lL]))?\s(?:without\b(?: it\b)?|(?:with|in|for|on|after) (?!\d)[^\s.,;:()\d]+(?: [^\s.,;:()\d]+){0,3}(?=\s?[.,;:()]))`,
  'gu',
);
/** Behind two figures in one bracket: their ratio. */
const RATIO_BEHIND = /^[;,] (?:(?:adjusted|hazards?|odds|rate|risk|relative) )+(?:ratio|risk)[^()]{3,80}(?=\))/;
const UNADJUSTED = /\b(?:unadjusted|crude|univariate|univariable)\b/i;
const ADJUSTED = /\b(?<!un)(?:adjust\w+|multivaria\w+)\b/i;
/** One figure after another, of the same: "from 4.6 to 7.4 months". */
const FROM_TO = /\bfrom \d[\d.,·]*(?: ?%)? to \d/g;
/** Numbers of people, of years and of what was given are no effect. */
const NO_RESULT =
  /\b(?:randomi[sz]ed|assigned|allocated|enrolled|recruited|included|aged?|mean age|doses?|scored from|sessions|in (?:19|20)\d\d)\b|(?:19|20)\d\d (?:with|in|for|on|after) /i;
/** Of three amounts and more, two are no comparison. */
const LISTED_BEFORE = /\d[^.;()]{0,40},\s$/;
/** Behind two amounts: how they differ. */
const DIFFERENCE =
  /^, (?:with |yielding )?an? (?:[a-z-]+ ){0,6}difference of [-−]?\d+(?:[.·]\d+)?(?:\s?%| percentage points| points)?/;
/** Two figures by the names of their arms, which begin alike: "DA+: 89.3%, DA-: 87.5%". */
const LABELLED =
  /(?<![\w+-])([A-Za-z]{2,20})[\w+/-]{0,6}\s?[:=]\s?\d+(?:[.·]\d+)?\s?%\s?[,;]\s(?:vs\.? |versus |and )?\1[\w+/-]{0,6}\s?[:=]\s?\d+(?:[.·]\d+)?\s?%/g;
/** Brackets behind two figures hold how they differ. */
const IN_BRACKETS = /^\s?[([](?=[^()[\]]*\d)(?:[^()[\]]|\[[^[\]]*\]|\([^()]*\)){1,110}[)\]]/;
const LONGEST_TO_ESTIMATE = 60;

/** Figures of an effect as a sentence has them. */
export interface EffectFigures {
  /** '' where a sentence has none, or several of which none is told by the outcome. */
  figures: string;
  /** The outcomes asked for that they are of, joined; null where they may be of each. */
  outcome: string | null;
}

const NO_FIGURES: EffectFigures = { figures: '', outcome: null };

/** The figures of the effect asked about: of the only one, else of the one that an outcome asked for stands by. */
export function effectFigures(text: string, asked: AskedEffect): EffectFigures {
  const effects = withoutUnadjusted(text, effectsIn(text));
  const [only, ...others] = effects;
  if (only === undefined) return SINGLE.has(asked.type) ? shareOf(text, asked.outcomes) : NO_FIGURES;
  if (others.length > 0) return effectOf(text, effects, asked);
  return isOfAnother(text, only, asked.outcomes) ? NO_FIGURES : { figures: written(text, only), outcome: null };
}

/** Of a figure before and one after adjustment, the one after. */
function withoutUnadjusted(text: string, effects: readonly PlacedFigures[]): readonly PlacedFigures[] {
  const [first, second, ...others] = effects;
  if (first === undefined || second === undefined || others.length > 0) return effects;
  const isCrude = UNADJUSTED.test(text.slice(0, first.end)) && ADJUSTED.test(text.slice(first.end));
  return isCrude ? [second] : effects;
}

/** How many effects a sentence has the figures of. */
export function countEffects(text: string): number {
  return effectsIn(text).length;
}

/** How many shares a sentence gives; how sure an interval is, is none. */
export function countShares(text: string): number {
  return placesOf(text, SHARE).length;
}

/** How many intervals a sentence says the certainty of. */
export function countIntervals(text: string): number {
  return text.match(CONFIDENCE)?.length ?? 0;
}

/** Types that one share may answer. */
const SINGLE = new Set<AskedEffect['type']>(['prevalence', 'prognosis', 'harm']);

/** What stands on either side of these is told of different things. */
const CONTRAST = /\b(?:whereas|while|but|although)\b/i;
const CONFIDENCE = /\b\d{2}\s?(?:%|percent) (?:CI|confidence)/g;

/** Whether the only effect of a sentence is not the only one it tells: another interval stands beside it, or the outcome in another clause. */
function isOfAnother(text: string, { start, end }: PlacedFigures, outcomes: readonly string[]): boolean {
  const beside = `${text.slice(0, start)} ${text.slice(end)}`;
  if ((beside.match(CONFIDENCE)?.length ?? 0) > 0) return true;
  if ((text.match(FROM_TO)?.length ?? 0) > 1) return true;
  const [own = '', ...earlier] = text.slice(0, start).split(CONTRAST).toReversed();
  return !namesAny(own, outcomes) && earlier.some((clause) => namesAny(clause, outcomes));
}

/** Of those a share is of, some are told apart: "29%, including 41% of those with an appendicolith". */
const OF_THESE = /,? (?:including|of (?:whom|which)|among (?:whom|which))\b.*$/;
const GOES_ON =
  /^\W*(?:and |but |whereas |while )?(?:with|in|on|for|among|after) |\b(?:it|this|that|they) (?:was|were|occurred|did)\b/i;
const CLAUSE_END = /[,;] (?:and )?|\b(?:whereas|while|but|although) /;

/** The only share of a sentence, or of the only clause that names an outcome asked for. */
function shareOf(text: string, outcomes: readonly string[]): EffectFigures {
  if (namesOtherArm(text) || BY_HOW_MUCH.test(text)) return NO_FIGURES;
  const inBrackets = bracketed(text, outcomes);
  if (inBrackets !== null) return inBrackets;
  const whole = text.replace(OF_THESE, '');
  const alone = onlyShare(whole);
  if (alone !== '') return { figures: alone, outcome: null };
  const clauses = whole.split(CLAUSE_END);
  // A clause that goes on about the same, “with the other drug it was 9%”, tells of another arm.
  if (clauses.some((clause) => GOES_ON.test(clause))) return NO_FIGURES;
  const named = outcomes.flatMap((outcome) => {
    const [clause, ...others] = clauses.filter((one) => shareNamed(one, outcome) === 1);
    const figures = clause === undefined || others.length > 0 ? '' : onlyShare(clause);
    return figures === '' ? [] : [{ figures, outcome }];
  });
  return named[0] ?? NO_FIGURES;
}

/** A share that says how much something changed is none of people. */
const BY_HOW_MUCH = /\b(?:elevat|rais|increas|reduc|decreas)(?:ed|es|ing)\b(?![^.;]* by \d)|\brelative to\b/i;
const IN_BRACKETS_ALONE = /[([] ?(\d+(?:[.·]\d+)? ?%) ?[)\]]/g;

/** Of shares in brackets, the only one that stands right behind an outcome asked for: "heart block (36%) or bundle branch block (29%)". */
function bracketed(text: string, outcomes: readonly string[]): EffectFigures | null {
  const shares = [...text.matchAll(IN_BRACKETS_ALONE)];
  for (const outcome of outcomes) {
    const [only, ...others] = shares.filter(({ index }, at) => {
      const before = text.slice((shares[at - 1]?.index ?? -1) + 1, index);
      return shareNamed(before.slice(-outcome.length - CLOSE), outcome) === 1;
    });
    if (only !== undefined && others.length === 0) return { figures: only[1] ?? '', outcome };
  }
  return null;
}

/** How much more than its name may stand between an outcome and its share. */
const CLOSE = 8;

function onlyShare(text: string): string {
  const [first, ...others] = placesOf(text, SHARE);
  if (first === undefined || others.length > 0) return '';
  const { start, end } = first;
  return written(text, { start, end: end + (IN_BRACKETS.exec(text.slice(end))?.[0].length ?? 0) });
}

function effectsIn(text: string): PlacedFigures[] {
  const listed = armsListedIn(text);
  if (listed.length === 1 && countShares(text) === countShares(text.slice(listed[0]?.start, listed[0]?.end)))
    return listed;
  const estimates = [...estimatesIn(text), ...ratiosIn(text), ...listedRatiosIn(text), ...namedFiguresIn(text)];
  const ofArms = NO_RESULT.test(text)
    ? []
    : placesOf(text, AMOUNTS_OF).filter(({ start }) => !LISTED_BEFORE.test(text.slice(0, start)));
  const amounts = [
    ...[AMOUNTS, LABELLED].flatMap((pattern) => placesOf(text, pattern)),
    ...ofArms.map(withDifference(text)),
  ];
  const all = [...comparedShares(text), ...amounts, ...estimates];
  const found: PlacedFigures[] = [];
  for (const one of all) one.end += RATIO_BEHIND.exec(text.slice(one.end))?.[0].length ?? 0;
  for (const one of all.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1);
    const isWithin = last !== undefined && one.start < last.end;
    if (last === undefined || !(isWithin || (estimates.includes(one) && saysHowTheyDiffer(text, last, one))))
      found.push({ ...one });
    else last.end = Math.max(last.end, one.end);
  }
  return found.map(({ start, end }) => ({
    start: start - (MEASURED.exec(text.slice(0, start))?.[0].length ?? 0),
    end: end + (IN_BRACKETS.exec(text.slice(end))?.[0].length ?? 0),
  }));
}

/** What the first of two figures is: "sensitivity of 78% and specificity of 86%" are no two arms. */
const MEASURED =
  /\b(?:sensitivity|specificity|(?:positive|negative) predictive value|AUC|prevalence|incidence) (?:of |was |were )?$/i;

/** Whether an estimate says how two figures before it differ. */
function saysHowTheyDiffer(text: string, last: PlacedFigures, next: PlacedFigures): boolean {
  const between = withoutBrackets(text.slice(last.end, next.start));
  return (
    between.length <= LONGEST_TO_ESTIMATE &&
    /^[^.;)\]\d%]*?(?:[(,;[]\s?|, (?:with )?an? )$/.test(between) &&
    !/\band\b/.test(between)
  );
}

function withDifference(text: string): (figures: PlacedFigures) => PlacedFigures {
  return ({ start, end }) => ({ start, end: end + (DIFFERENCE.exec(text.slice(end))?.[0].length ?? 0) });
}

function placesOf(text: string, pattern: RegExp): PlacedFigures[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

function comparedShares(text: string): PlacedFigures[] {
  const shares = placesOf(text, SHARE);
  const pairs: PlacedFigures[] = [];
  for (let at = 0; at + 1 < shares.length; at += 1) {
    const [first, second] = [shares[at], shares[at + 1]];
    if (
      first === undefined ||
      second === undefined ||
      !isAgainst(text.slice(first.end, second.start), text.slice(second.end))
    )
      continue;
    if (isListed(text, shares, at) || isInterval(text, first, second) || LIMIT.test(text.slice(0, first.start)))
      continue;
    const isCounted = /^\s?[)\]]/.test(text.slice(first.end));
    const before = text.slice(0, first.start);
    const isNamed = isCounted && NEXT_NAMED.test(text.slice(first.end, second.start)) && !CHANGE_IN.test(before);
    const counted = (COUNTED.exec(before) ?? (isNamed ? NAMED.exec(before) : null))?.[0].length ?? 0;
    if (isCounted !== counted > 0) continue;
    const behind = (isCounted ? /^\s?[)\]]/ : SPREAD).exec(text.slice(second.end));
    const end = second.end + (behind?.[0].length ?? 0);
    pairs.push({ start: first.start - counted, end: end + (IN_WHOM.exec(text.slice(end))?.[0].length ?? 0) });
    at += 1;
  }
  return pairs;
}

/** Of three shares and more, two are no comparison: "79% on insulin, 73% on tablets and 62% on diet". */
const LISTED = /^[^.;()%]{0,40},\s?$/;
const LAST_LISTED = /^[^.;()%]{0,40}\band\s?$/;

/** Behind a figure, in brackets: how sure it is. */
const FIGURE_BEFORE =
  /\d\s?(?:%|percent|per cent|[a-zA-Z/]{1,8}(?: [a-zA-Z/]{1,8})?)?\s?[([](?:[^()[\]]{0,20}[\s,;:])?$/;
const TO = /^\s?(?:to|-|–)\s?$/;
/** Before a share: it is what somebody was measured by. */
const LIMIT = /\b(?:more|less|greater|higher|lower) than (?:or equal to )?$|\bat least $|[<>≤≥] ?$/i;

/** Whether two shares are the ends of an interval: "30% (15% to 42%)". */
function isInterval(text: string, first: PlacedFigures, second: PlacedFigures): boolean {
  return TO.test(text.slice(first.end, second.start)) && FIGURE_BEFORE.test(text.slice(0, first.start));
}

function isListed(text: string, shares: readonly PlacedFigures[], at: number): boolean {
  const between = (first: number) => {
    const [one, other] = [shares[first], shares[first + 1]];
    return one === undefined || other === undefined ? '' : outsideBrackets(text.slice(one.end, other.start));
  };
  if (LISTED.test(between(at)) && (LISTED.test(between(at + 1)) || LAST_LISTED.test(between(at + 1)))) return true;
  if (at === 0) return false;
  return LISTED.test(between(at - 1)) || (LAST_LISTED.test(between(at - 1)) && LISTED.test(between(at - 2)));
}

/** Before a share in brackets: how many that are. */
const COUNTED =
  /(?<![\d,])\d[\d,]{0,9}(?:\s(?:out )?of\s(?:the\s)?[\d,]{1,10}(?:\s[A-Za-z-]{1,20}){0,3})?(?:\s[A-Za-z]{1,20}){0,3}\s?[([]\s?$/;

/** Before a share in brackets: whom it is of. */
const NAMED =
  /(?<![^\s(])(?:(?:(?!(?:the|in|an?|of|on|for|with)\s)[^\s(),.;:]{1,30} ){0,2}(?:groups?|arms?|patients|monotherapy|treatment)|[A-Za-z][^\s(),.;:]{1,40})\s?\(\s?$/;
/** Between such shares: that they are compared, whom the second is of, and no count. */
const NEXT_NAMED = /^(?=[^\d]*\b(?:than|vs|versus|compared|(?:groups?|arms?|patients)\s?\(\s?$))[^\d]{3,80}\(\s?$/;
/** “A greater reduction in deaths (21%) than in admissions (7%)” tells of two outcomes. */
const CHANGE_IN = /\b(?:reduction|increase|decrease|change)s? in [^,.;()]{1,60}\($/i;

/** Between two shares: an estimate of the first, or another thing that changed. */
const OF_ANOTHER = /\b(?:ratio|RR|HR|OR|relative risk)\b|\band (?:\w+ ){0,2}(?:decreas|reduc|increas|improv)\w*/;

/** Of a share in brackets, how many that are. */
const COUNT_AT_END = /(?<![\d,])\d[\d,]{0,9}\s?$/;

/** What stands between two shares, which may each stand in brackets behind a count. */
function outsideBrackets(between: string): string {
  return withoutBrackets(between.replace(/^\s?[)\]]/, '').replace(/[([]\s?$/, '')).replace(COUNT_AT_END, '');
}

function withoutBrackets(text: string): string {
  return text.replaceAll(/\([^()]*\)/g, '');
}

/** Between two shares: another clause, which tells of something else. */
const ANOTHER_CLAUSE =
  /^\s?, and\b|,? and \b.*\b(?:was|were|had|has|have|occurred|died|developed|experienced|reported|received)\b|\b(?:was|were) [^,]*,/i;

/** Behind each of two shares that only “and” joins: how much something changed, or what was seen in so many; they are of two things. */
const OF_ONE_THING =
  /^[)\]]?\s*(?:(?:fewer|lower|higher|less|more|greater|better|worse|reduction|increase|decrease)\b|(?:had|has|have|developed|experienced|reported|achieved|died|stated|agreed|said|thought|felt|preferred)\b)/i;
/** Two figures of one arm beside two of the other: "89.6 and 76.6% for A versus 87.8 and 74.1%". */
const SECOND_OF_TWO = /\d ?%? (?:and|or) $/;
/** Behind two shares: they are both of the one arm, and the other follows. */
const OF_ONE_ARM =
  /^[)\]]?,? ?(?:respectively,? )?(?:for|in|with) [^.;%]{1,60}\b(?:compared (?:with|to)|versus|vs\.?|than)\s[^.;%]{0,60}\d[\d.·]* ?%/i;
/** Between two shares: a list goes on, or another subject begins ("96% and the other by 60%"). */
const LISTS_ON = /,\s*(?:\d[\d,]*\s*)?$/;
const OTHER_SUBJECT =
  /\band (?!(?:an?|the|in|with|for|on|of|by|after|among|from|to|at|without|only|that|those|\d)\b)(?![^.]*\b(?:groups?|arms?|patients|placebo|controls?|those|treat\w+|therapy)\b)\S+ (?:\S+ ){0,3}by\s?$/i;
const SAYS_AGAINST = /\b(?:vs?\.?|versus|compared (?:with|to)|than|against)(?:\s|$)/i;

function isAgainst(said: string, behind: string): boolean {
  const between = withoutBrackets(said.replace(/^\s?[)\]]/, '').replace(/[([]\s?$/, ''));
  if (between.length > LONGEST_BETWEEN || !AGAINST.test(between) || OF_ANOTHER.test(said)) return false;
  if (OF_ONE_THING.test(between) && OF_ONE_THING.test(withoutBrackets(behind)) && !SAYS_AGAINST.test(between))
    return false;
  if (!SAYS_AGAINST.test(between) && (LISTS_ON.test(between) || OTHER_SUBJECT.test(between))) return false;
  if (ANOTHER_CLAUSE.test(between) || SECOND_OF_TWO.test(between)) return false;
  if (!SAYS_AGAINST.test(between) && OF_ONE_ARM.test(behind)) return false;
  return !/[.;()]/.test(between);
}

/** Behind figures: the outcome they are of. */
const OF_WHAT = /^[)\]]?\s(?:for|in the risk of)\s/;

/** Of several effects, the only one that an outcome asked for is said of; of several outcomes asked for, the first that one is said of. */
function effectOf(
  text: string,
  effects: readonly PlacedFigures[],
  { outcomes, condition = [] }: AskedEffect,
): EffectFigures {
  const [first] = effects;
  // Deaths are told by the cancer they are of; of another disease, they are one cause of several.
  const cancers = condition.filter((name) => /cancer|carcinoma|tumou?r|leuka?emia/i.test(name));
  const isBehind = first !== undefined && OF_WHAT.test(text.slice(first.end));
  const beside = effects.map(({ start, end }, at) =>
    isBehind ? text.slice(end, effects[at + 1]?.start ?? text.length) : text.slice(effects[at - 1]?.end ?? 0, start),
  );
  const saidOf = outcomes.map((outcome) => {
    const told = beside.map((said) => shareNamed(said, outcome));
    const most = Math.max(...told);
    const likely = effects.filter((_effect, at) => told[at] === most);
    const ofAsked = effects.filter((_effect, at) => told[at] === most && namesAny(beside[at] ?? '', cancers));
    const [only, ...others] = likely.length > 1 && ofAsked.length > 0 ? ofAsked : likely;
    return most > 0 && others.length === 0 ? only : undefined;
  });
  const effect = saidOf.find((one) => one !== undefined);
  if (effect === undefined) return NO_FIGURES;
  const named = outcomes.filter((_outcome, at) => saidOf[at] === effect);
  return { figures: written(text, effect), outcome: named.join(' · ') };
}

const SHORTEST_STEM = 4;
const LONGEST_STEM = 6;
/** Words of deaths, whatever they are asked for by. */
const DEATHS = /\b(?:death|died|dead|mortality|surviv|alive)/i;

function namesAny(text: string, outcomes: readonly string[]): boolean {
  return outcomes.some((outcome) => shareNamed(text, outcome) > 0);
}

/** Share of the words of an outcome that stand in a text; all where the text calls it by another of its names. */
function shareNamed(text: string, outcome: string): number {
  if (DEATHS.test(outcome) && DEATHS.test(text)) return 1;
  const lower = text.toLowerCase();
  if (conceptNamer(text)(outcome)) return 1;
  const words = (outcome.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => word.length >= SHORTEST_STEM);
  const said = words.filter((word) => lower.includes(word.slice(0, LONGEST_STEM)));
  return words.length === 0 ? 0 : said.length / words.length;
}

const TO_THE_BRACKET = /^[^()[\]]{0,60}[)\]]/;

/** Figures as they stand, without a bracket that is only opened or only closed. */
function written(text: string, { start, end }: PlacedFigures): string {
  const figures = text.slice(start, end);
  const opened = figures.split(/[([]/).length;
  const ended = figures.split(/[\])]/).length;
  if (opened > ended) return `${figures}${TO_THE_BRACKET.exec(text.slice(end))?.[0] ?? ')'}`;
  return opened < ended ? figures.replace(/[\])]$/, '') : figures;
}
