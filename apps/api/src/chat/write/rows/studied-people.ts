import type { Citation } from '@footnote/domain';
import { alternativesOf, conceptNamer, COUNT, countValue, firstAlternative } from '@footnote/literature';
import { sharesStem, wordStems } from '../word-stems.ts';
import { isCurated } from './is-from-curator.ts';

const PERSON = String.raw`(?:patients?|participants?|subjects?|people|persons?|individuals|volunteers?|adults?|survivors|recipients|users|members|children|adolescents?|infants?|neonates?|newborns?|babies|toddlers|boys|girls|wom[ae]n|men|males?|females?|veterans|physicians|nurses|students|residents|pregnanc(?:y|ies)|mothers|fathers|parents|couples|families|caregivers|outpatients|inpatients|smokers|drinkers|athletes|workers|employees|donors|elderly|teenagers|humans?|eyes|teeth|twins|offspring|schoolchildren|preschoolers|drivers|soldiers|primigravidae?|mice|rats|dogs|pigs|rabbits|monkeys)`;
const NAMES_PERSON = new RegExp(String.raw`\b${PERSON}\b`, 'i');
/** Nothing but a word for people. */
const BARE = new RegExp(
  String.raw`^(?:(?:the|all|these|those|eligible|consecutive|[\d,]+) )*(?:patients?|participants?|subjects?|people|persons?|individuals|users|members|adults?|elderly|humans?|men|women)$`,
  'i',
);

/** A part of those studied: a group, who completed it, or who something befell. */
const OF_A_PART =
  /\b(?:groups?|arms?|controls?|placebo|cohort [AB12]|subgroups?|subset|of (?:these|them|those|whom)|each|auxiliary|completed|remaining|responders?|respectively|those pointed|in whom|experienced|successfully|developed|died)\b|\bcases? (?:with|of|in) (?:those|incident)\b|%(?![^()]{0,60}\))/i;
/** What is done to somebody, or how they were studied, is nobody. */
const NO_PEOPLE =
  /\b(?:therap(?:y|ies)|treatments?|trials?|stud(?:y|ies)|analys[ei]s|events|practice|management|prevention|prophylaxis|injections?|tests?|levels?|outcomes?|risks?|rates?|comparison|use|surgery|addition|criteria|data)\b/i;
/** Before the people: a verb or a question that they were found by. */
const BEFORE_PEOPLE =
  /^(?:(?:we |has been |were )?(?:identified|recruited|enrolled|included|randomi[sz]ed|studied|evaluated|investigated|analy[sz]ed|matched|selected)|do|does|did|is|are|was|were|should|can)\s+/i;
const COUNTED = new RegExp(String.raw`^(${COUNT})(?![\s-]*(?:to\b|\d|years?|yrs?|months?|weeks?|days?))[\s-]`, 'iu');
/** What goes on behind a comma and belongs to the same people: ", microalbuminuria, and non-insulin dependent diabetes". */
const LISTED =
  /^(?:,\s(?!and\b|or\b|who\b|were\b|was\b|an?\b|the\b|with\b|in\b|to\b)[^,.;:()]{3,60}){0,4},?\sand\s(?!who\b|were\b|was\b|to\b|its?\b|their\b|the\b|an?\b|no\b|risks?\b|effects?\b|outcomes?\b|found\b|\w+ed\b)[^,.;:()]{3,60}(?=\s?[.:;(]|$)/;
/** Adjectives of a disease that stands behind them: ", chemotherapy-naïve metastatic breast cancer". */
const DESCRIBED =
  /^,\s[\p{L}-]*(?:naïve|naive|negative|positive|resistant|refractory|advanced|metastatic)\b[^,.;:()]{3,60}?(?=\s?[.;:(,]|\s(?:were|was|who|received|underwent)\b|$)/u;
const VERB =
  /\b(?:found|compared|randomi[sz]ed|assigned|measured|followed|were|was|is|are|had|have|has|received|underwent|showed|did|does|do|than|vs|versus|may|can|should)\b/i;
/** Counted by sex, or called nothing but different: nobody knows of whom. */
const NOBODY =
  /^(?:men|women|males|females|boys|girls) and (?:\w+ )?(?:men|women|males|females|boys|girls)$|\b(?:different|various) (?:patient )?populations$|^(?:controlling|improving|reducing|preventing|treating|managing|comparing|evaluating)\b|(?<!hepatitis|vitamin|type|class|protein)\s[HSEP]$|\bwith either\b(?!.*\bor\b)/i;
const LONGEST = 200;

/** Who stands behind "in", "among" or "of" in a title. */
const IN_TITLE = new RegExp(
  String.raw`\b(?:in|among|for|of)\s((?:[\p{L}\d/'’<>≥≤=.-]+\s){0,6}?${PERSON}(?:\s(?:with|without|undergoing|aged|at|on|having|who|receiving|treated|after|following|from|requiring|suffering)\s[^:;.?()[\]]{3,110}?)?)(?=[:;?.(]|\s[-–]\s|,|\sby\s|\susing\s|$)`,
  'iu',
);
/** Share of an abstract, from its beginning, in which people are introduced. */
const INTRODUCED_WITHIN = 0.6;
/** Fewer are a part of those studied, where nothing says how many these are. */
const FEWEST = 20;
/** A sentence of an aim or of methods: what only the background names was not studied. */
const AIMS =
  /\b(?:aim|aimed|objectives?|purpose|goals?|to (?:assess|evaluate|determine|examine|compare|investigate|estimate|test|study|explore|find|identify|describe|establish|review|analy[sz]e)|we|our|trial|stud(?:y|ies)|investigat\w+|evaluated|assessed|examined|patients were|design|setting|methods?|population|subjects?|participants?|data|review\w*|received|underwent|treated|followed|tested)\b/i;
const TAKEN_IN =
  /\b(?:randomi[sz]|randomly|enrol|recruit|includ|participa|studied|assigned|allocated|total of|admitted|consisted|compris)/i;

/**
 * Who was studied: as somebody wrote it down, else as title, aim or methods introduce them. '' where what was drawn is a part of
 * them, a treatment or an outcome: the reader takes it for those the result is of.
 */
export function studiedPeople(citation: Citation, conditions: readonly string[]): string {
  const { title, ml_p: drawn, ml_n: size } = citation;
  const first = firstAlternative(drawn);
  if (first === '' || isCurated(citation)) return first;
  const inTitle = IN_TITLE.exec(title)?.[1]?.trim() ?? '';
  const candidates = [...alternativesOf(drawn), ...(inTitle === '' ? [] : [inTitle])]
    .map((one) => completed(one.replace(BEFORE_PEOPLE, ''), citation))
    .filter(
      (one) =>
        one !== '' && !NOBODY.test(one) && (title.includes(one) || (isWhole(one, size) && isIntroduced(one, citation))),
    );
  const people = candidates.find((one) => NAMES_PERSON.test(one) && !BARE.test(one));
  return people ?? candidates.find((one) => isCondition(one, citation, conditions)) ?? '';
}

/** No part of those studied: neither called one, nor of another number than all. */
function isWhole(one: string, size: number | null): boolean {
  if (one === '' || OF_A_PART.test(one) || VERB.test(one.split(/\b(?:who|aged)\b/)[0] ?? '')) return false;
  const count = COUNTED.exec(one)?.[1];
  if (count === undefined) return true;
  return size === null ? countValue(count) >= FEWEST : countValue(count) === size;
}

/** Named by the title, or where an abstract says who was studied: what only results name is a part of them. */
function isIntroduced(one: string, { title, abstract }: Citation): boolean {
  if (title.includes(one)) return true;
  const at = abstract.indexOf(one);
  if (at === -1) return false;
  const end = abstract.indexOf('. ', at + one.length);
  const sentence = abstract.slice(Math.max(abstract.lastIndexOf('. ', at), 0), end === -1 ? abstract.length : end);
  return TAKEN_IN.test(sentence) || (at <= abstract.length * INTRODUCED_WITHIN && AIMS.test(sentence));
}

/** A disease stands for those who have it where the title names it, or it was asked about. */
function isCondition(one: string, { title }: Citation, conditions: readonly string[]): boolean {
  if (NO_PEOPLE.test(one) || BARE.test(one) || NAMES_PERSON.test(one)) return false;
  const isAsked = conditions.some(conceptNamer(one)) || conditions.some((name) => sharesStem(name, wordStems(one)));
  return isAsked || (title.includes(one) && one.includes(' '));
}

/** The people with what their list goes on with, where it was cut at a comma. */
function completed(one: string, { title, abstract }: Citation): string {
  if (!NAMES_PERSON.test(one)) return one;
  for (const text of [title, abstract]) {
    const at = text.indexOf(one);
    if (at === -1) continue;
    const behind = text.slice(at + one.length, at + one.length + LONGEST);
    const rest = (DESCRIBED.exec(behind) ?? LISTED.exec(behind))?.[0] ?? '';
    if (rest !== '' && !VERB.test(rest)) return one + rest;
  }
  return one;
}
