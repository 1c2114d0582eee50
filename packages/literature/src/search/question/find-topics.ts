import type { InterfaceLanguage } from '@footnote/domain';
import { foldWord } from '../text/fold-word.ts';
import type { Concept } from './lexicon/lexicon-concepts.ts';
import { isAcronym, normalWords, type NormalWord } from './lexicon/normal-form.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { splitCompound } from './lexicon/split-compound.ts';
import type { TermEntry, TermIndex } from './lexicon/term-index.ts';

/** A concept of the lexicon found in a question. */
export interface FoundConcept {
  concept: Concept;
  surface: string;
}

/** What a question names. */
export interface FoundTopics {
  concepts: readonly FoundConcept[];
  /** Words that carry topic but are no known term. */
  leftovers: readonly NormalWord[];
  /** Numbers that belong to no term. */
  numbers: readonly string[];
  /** Everyday words of some content, which can only help to rank. */
  optionalTerms: readonly string[];
}

/** A question on the way to its topics. */
interface Scan {
  question: string;
  words: readonly NormalWord[];
  language: InterfaceLanguage;
  knowledge: QuestionKnowledge;
  /** All in capitals, so that capitals mark no acronym. */
  shouting: boolean;
  /** All in small letters, so that acronyms are too. */
  mumbling: boolean;
}

/** What one place of a question says. */
interface Find {
  concepts?: readonly FoundConcept[];
  leftover?: NormalWord;
  number?: string;
  aside?: string;
}

const DIGITS = /^\p{N}+$/u;
const NOTHING: Find = {};
const SHORTEST_ASIDE = 4;

/** Finds the longest terms of the lexicon in a question, in its language and in English. */
export function findTopics(question: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): FoundTopics {
  const words = normalWords(question, (raw) => raw);
  const shouting = !/\p{Ll}/u.test(question);
  const mumbling = !/\p{Lu}/u.test(question.slice(1));
  const scan: Scan = { question, words, language, knowledge, shouting, mumbling };
  const concepts: FoundConcept[] = [];
  const leftovers: NormalWord[] = [];
  const numbers: string[] = [];
  const optionalTerms: string[] = [];
  let isGiven = false;
  for (let at = 0; at < words.length;) {
    const { find, length } = findAt(scan, at, isGiven);
    isGiven = (find.concepts ?? []).some(({ concept }) => concept.kind === 'drug' || concept.kind === 'drug-class');
    concepts.push(...(find.concepts ?? []));
    if (find.leftover !== undefined) leftovers.push(find.leftover);
    if (find.number !== undefined) numbers.push(find.number);
    if (find.aside !== undefined) optionalTerms.push(find.aside);
    at += length;
  }
  return { concepts, leftovers, numbers, optionalTerms };
}

/** What a drug is given as says how, not what: "Fragmin jabs" are no vaccines. */
const GIVEN_AS =
  /^(?:jabs?|shots?|injections?|depots?|pills?|tablets?|capsules?|drips?|infusions?|patch|patches|creams?|gels?|ointments?|inhalers?|sprays?|drops|syrup|pens?|pessar(?:y|ies)|suppositor(?:y|ies)|lozenges?|enemas?|sachets?|granules)$/i;

function findAt(scan: Scan, at: number, isGiven = false): { find: Find; length: number } {
  const raw = scan.words[at]?.raw ?? '';
  if (isGiven && GIVEN_AS.test(raw)) return { find: { aside: raw }, length: 1 };
  const term = longestTerm(scan, at);
  if (term !== undefined)
    return { find: { concepts: [term.found, ...conceptsWithin(scan, term.found)] }, length: term.length };
  const { word, length } = wholeWord(scan, at);
  return { find: word === undefined ? NOTHING : readWord(scan, word), length };
}

/** "Hospitalisation for heart failure" is an outcome, and names whom it is about. */
function conceptsWithin(scan: Scan, { concept, surface }: FoundConcept): FoundConcept[] {
  if (concept.kind !== 'outcome') return [];
  const words = normalWords(surface, (raw) => raw);
  const within: Scan = { ...scan, question: surface, words };
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length;) {
    const term = longestTerm(within, at, words.length - 1);
    if (term !== undefined && term.found.concept.kind === 'condition' && isWritten(term)) found.push(term.found);
    at += term?.length ?? 1;
  }
  return found;
}

/** To fall asleep is no fall: within another term, one is named as it is written, or in its plural. */
function isWritten({ found: { surface }, term }: LongestTerm): boolean {
  const [said, known] = [foldWord(surface), foldWord(term)];
  return said === known || said === `${known}s`;
}

/** Who treats is not what is treated: "the neurosurgeon's clip". */
const PROFESSION = /(?:ologist|iatrist|iatrician|surgeon|physician|practitioner|an(?:a)?esthetist)s?$/i;

/** What a word says that begins no term of the lexicon. */
function readWord(scan: Scan, word: NormalWord): Find {
  if (DIGITS.test(word.raw)) return { number: word.raw };
  if (isDefinedAcronym(scan, word) || isNumeral(scan, word.raw)) return NOTHING;
  if (namesMeasure(scan, word)) return { aside: word.raw };
  const parts = spellOut(scan, word) ?? splitCompound(word.raw, scan.language, scan.knowledge);
  if (parts !== undefined) return { concepts: parts.map((concept) => ({ concept, surface: word.raw })) };
  if (carriesTopic(scan, word) && !PROFESSION.test(word.raw)) return { leftover: word };
  return word.raw.length >= SHORTEST_ASIDE && !isSmall(scan, word.raw) ? { aside: word.raw } : NOTHING;
}

interface LongestTerm {
  found: FoundConcept;
  /** As the lexicon has it. */
  term: string;
  /** In words. */
  length: number;
}

function longestTerm(scan: Scan, at: number, most = Number.POSITIVE_INFINITY): LongestTerm | undefined {
  const { words, question, language, knowledge } = scan;
  const indexes = [...new Set([knowledge.terms[language], knowledge.terms.en])];
  const longest = Math.min(Math.max(...indexes.map((index) => index.longest)), words.length - at, most);
  for (let length = longest; length >= 1; length -= 1) {
    const slice = words.slice(at, at + length);
    const surface = question.slice(slice[0]?.start, slice.at(-1)?.end);
    for (const index of indexes) {
      const named = entriesOf(
        index,
        slice.map((word) => word.raw),
      );
      const allowed = named.filter((candidate) => length > 1 || standsAlone(scan, candidate, surface));
      const entry = allowed.find(({ term }) => foldWord(term) === foldWord(surface)) ?? allowed[0];
      if (entry !== undefined) return { found: { concept: entry.concept, surface }, term: entry.term, length };
    }
  }
  return undefined;
}

const SHORT_PLURAL = /^\p{Lu}{2}s$/u;

/** Terms of these words; of two letters ("MIs") also where an s stands after them, which has no stem. */
function entriesOf(index: TermIndex, words: readonly string[]): readonly TermEntry[] {
  const found = index.byKey.get(words.map((word) => index.normal(word)).join(' '));
  const [only = '', ...others] = words;
  if (found !== undefined || others.length > 0 || !SHORT_PLURAL.test(only)) return found ?? [];
  return index.byKey.get(index.normal(only.slice(0, -1))) ?? [];
}

/**
 * True when a single word may be the term: function words never are, everyday words only as the term is written
 * ("progress" is no progression), and acronyms only where they are written as one.
 */
function standsAlone(scan: Scan, entry: TermEntry, surface: string): boolean {
  if (!entry.acronym) {
    if (isSmall(scan, surface)) return false;
    if (foldWord(entry.term) === foldWord(surface)) return true;
    return isInflected(entry.term, surface) && !scan.knowledge.isEveryday(surface.toLowerCase(), scan.language);
  }
  if (!hasLetters(entry.term, surface) || isSpeltOutAfter(scan, surface) || isNumeral(scan, surface)) return false;
  if (scan.shouting) return surface.toUpperCase() === entry.term.toUpperCase();
  if (surface !== surface.toLowerCase()) return isAcronym(surface);
  return (scan.mumbling || entry.term.length > 3) && !isSmall(scan, surface) && !ALSO_WORDS.has(surface);
}

/** Acronyms that are everyday words in small letters: nobody eats a BUN, or sits on a SOFA. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'art boo bun chop dub gist nerd oasis pet pew sofa sup taco tips tug'.split(' '),
);

/** Acronyms share their stems with words and with each other ("NOWS" with "now", "ERAS" with "ERA"), and are meant only by their own letters. */
function hasLetters(term: string, surface: string): boolean {
  const [letters, written] = [foldWord(term), foldWord(surface)];
  return written === letters || written === `${letters}s` || (/\p{Lu}s$/u.test(term) && `${written}s` === letters);
}

/** Inflections are no longer: "operate" shares its stem with "operationally", and is no form of it. */
const LONGEST_ENDING = 4;

function isInflected(term: string, surface: string): boolean {
  return Math.abs(term.length - surface.length) <= LONGEST_ENDING;
}

/** "DMG (dimethylglycine)": what the question itself says letters stand for is not what the lexicon says. */
function isSpeltOutAfter({ question }: Scan, surface: string): boolean {
  const at = question.indexOf(`${surface} (`);
  if (at < 0) return false;
  const start = at + surface.length + 2;
  const inside = question.slice(start, question.indexOf(')', start)).toLowerCase();
  const letters = surface.toLowerCase().replace(/s$/, '');
  if (inside.length <= letters.length || inside[0] !== letters[0]) return false;
  let next = 0;
  for (const letter of inside) if (letter === letters[next]) next += 1;
  return next === letters.length;
}

const NUMERAL = /^[IVX]+$/;
const COUNTED =
  /\b(?:stages?|grades?|types?|class|phases?|factors?|groups?|levels?|nerves?) (?:[IVX]+(?:[-–/,]| or | and | to ))*$/i;

/** "Stage IV", "factor VII": letters that count. */
function isNumeral({ question }: Scan, surface: string): boolean {
  if (!NUMERAL.test(surface)) return false;
  return COUNTED.test(question.slice(0, question.indexOf(surface)));
}

function isSmall({ knowledge, language }: Scan, surface: string): boolean {
  const word = surface.toLowerCase();
  return knowledge.words[language].function.has(word) || knowledge.words.en.function.has(word);
}

/** "PCSK9i": an inhibitor of what is named. */
const INHIBITOR = /^is?$/;

/** A name with its numbers ("SAMHD1", "SLC25A20"), which {@link normalWords} gives in parts. */
function wholeWord({ words, question }: Scan, at: number): { word: NormalWord | undefined; length: number } {
  const word = words[at];
  if (word === undefined || DIGITS.test(word.raw)) return { word, length: 1 };
  let last = at;
  while (words[last + 1]?.start === words[last]?.end && !INHIBITOR.test(words[last + 1]?.raw ?? '')) last += 1;
  const end = words[last]?.end ?? word.end;
  return { word: { ...word, raw: question.slice(word.start, end), end }, length: last - at + 1 };
}

/** "nasopharyngeal carcinoma (NPC)": what stands in brackets is said already. */
function isDefinedAcronym({ question }: Scan, word: NormalWord): boolean {
  return isAcronym(word.raw) && word.start > 1 && question[word.start - 1] === '(' && question[word.end] === ')';
}

/** "STS score": letters that name a measure stand for no disease, and say how much rather than what. */
function namesMeasure({ question }: Scan, word: NormalWord): boolean {
  return isAcronym(word.raw) && /^\s+(?:risk )?(?:scores?|scale|index|criteria)\b/i.test(question.slice(word.end));
}

/** What has letters of its own is not meant by others: "MCA" is no MoCA, and "TAP" no ATTR amyloidosis. */
function hasOwnLetters({ terms }: Concept): boolean {
  return terms.en.some((term) => term.split(' ').some(isAcronym));
}

/** The one concept an acronym outside the lexicon can stand for, by the initials of its terms. */
function spellOut(scan: Scan, { raw }: NormalWord): Concept[] | undefined {
  const { shouting, knowledge } = scan;
  if (shouting || isSpeltOutAfter(scan, raw) || isSmall(scan, raw) || !/^\p{Lu}{3,6}s?$/u.test(raw)) return undefined;
  const candidates = knowledge.terms.en.byInitials.get(raw.replace(/s$/, '')) ?? [];
  const [only] = candidates;
  return only === undefined || candidates.length > 1 || hasOwnLetters(only) ? undefined : [only];
}

function carriesTopic({ question, language, knowledge, shouting }: Scan, word: NormalWord): boolean {
  const lower = word.raw.toLowerCase();
  if (!shouting && isAcronym(word.raw) && !knowledge.words.en.function.has(lower)) return true;
  const namesTrial = /^\s*(?:trial|study)\b/i.test(question.slice(word.end)) && /^\p{Lu}/u.test(word.raw);
  if (namesTrial && word.start > 0) return true;
  return lower.length > 1 && !knowledge.isEveryday(lower, language);
}
