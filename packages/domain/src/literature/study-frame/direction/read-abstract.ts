import { abstractSentences, abstractText } from '../../abstract.ts';
import type { AbstractSection } from '../../article.ts';
import { tokensOf, type Token } from './sentence-tokens.ts';
import type { SentencePlace } from '../study-frame.ts';

/** What a sentence of an abstract is there for. */
export type SentenceRole = 'background' | 'aim' | 'methods' | 'results' | 'conclusions';

export interface ReadSentence {
  place: SentencePlace;
  role: SentenceRole;
  text: string;
  tokens: readonly Token[];
}

/** An abstract cut into sentences and words, with the short names it gives. */
export interface ReadAbstract {
  sentences: readonly ReadSentence[];
  /** Folded words of the long form of each short name, by the folded short name. */
  abbreviations: ReadonlyMap<string, readonly string[]>;
}

/** Longer abstracts and sentences are none; what follows is not read. */
const MOST_SENTENCES = 80;
const LONGEST_SENTENCE = 1_500;

const LABELS: readonly (readonly [RegExp, SentenceRole])[] = [
  [/conclu|interpret|implication|discussion|significance|summary|comment|take.?home|relevance/i, 'conclusions'],
  [/\b(?:results?|findings|outcomes? *$|observations?)\b/i, 'results'],
  [
    /method|design|setting|participant|patients|subjects|intervention|measure|material|procedure|sample|analys|outcomes?|trial|registration|population|selection|approach|funding/i,
    'methods',
  ],
  [/aim|objective|purpose|goal|hypothes|question/i, 'aim'],
  [/background|introduction|context|rationale|importance/i, 'background'],
];
const INLINE_LABEL =
  /^(?:background|introduction|objectives?|aims?|purpose|methods?|materials and methods|patients and methods|design|results?|findings|main results|conclusions?|interpretation|discussion)(?: and (?:methods?|results|conclusions?))?\s?[:.–-]\s/i;
const AIM =
  /\b(?:aim(?:s|ed)?|objectives?|purpose|goal|hypothesi[sz]ed?|sought|designed)\b.{0,60}\bto\b|\b(?:was|were|is|we) (?:conducted|performed|undertaken|carried out|done)? ?to (?:determine|evaluate|assess|investigate|compare|examine|test|study|establish|explore|ascertain)\b|\b(?:we|this (?:study|trial|paper|report)) (?:\w+ )?(?:evaluate[sd]?|assess(?:es|ed)?|compare[sd]?|examine[sd]?|investigate[sd]?|test(?:s|ed)?|determine[sd]?|explore[sd]?)\b/i;
const METHODS =
  /\b(?:randomi[sz]ed (?:to|into|controlled|trial)|randomly|were (?:assigned|allocated|enrolled|recruited|included|measured|assessed|evaluated|collected|recorded|administered|given|divided)|double-blind|primary (?:end ?-?point|outcome)s? (?:was|were)|was (?:measured|assessed|evaluated|administered|defined)|received either)\b/i;
const FOUND =
  /\b(?:significant(?:ly)?|respectively|p ?[<=>≤] ?0?[.·]\d|95 ?%|higher|lower|increased|decreased|reduced|improved|no differences?|similar|greater|compared (?:with|to)|versus|vs)\b|%/i;
const CONCLUDED =
  /^(?:in (?:conclusion|summary)|we conclude|conclusions?\b|it is concluded|thus\b|therefore\b|taken together|overall\b|these (?:results|data|findings)|this (?:study|trial) (?:shows|showed|suggests|demonstrates|indicates)|our (?:results|data|findings|study)|the (?:results|data|findings|present (?:study|data|results)) (?:of|suggest|show|indicate|demonstrate|support))/i;

function labelledRole(label: string): SentenceRole | null {
  return LABELS.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}

function unlabelledRole(text: string, before: SentenceRole): SentenceRole {
  if (CONCLUDED.test(text)) return 'conclusions';
  if (AIM.test(text)) return before === 'results' ? 'results' : 'aim';
  const found = FOUND.test(text);
  if (METHODS.test(text)) return found && before === 'results' ? 'results' : 'methods';
  if (before === 'conclusions' || before === 'results') return before;
  if (before === 'background') return found && /\b(?:we|our)\b.*\bfound\b/i.test(text) ? 'results' : 'background';
  return found ? 'results' : before;
}

/** The words before a short name in brackets that its letters begin. */
function longForm(words: readonly Token[], short: string): readonly string[] {
  const letters = short.toLowerCase().replace(/[^a-z]/g, '');
  for (let length = Math.min(words.length, letters.length + 2); length >= 1; length -= 1) {
    const candidate = words.slice(-length);
    if (candidate[0]?.text[0] !== letters[0] || length < Math.min(2, letters.length)) continue;
    const initials = candidate.map(({ text }) => text[0]).join('');
    let matched = 0;
    for (const initial of initials) if (initial === letters[matched]) matched += 1;
    if (matched >= Math.min(letters.length, length) - 1) return candidate.map(({ stem }) => stem);
  }
  return [];
}

function addAbbreviations(text: string, tokens: readonly Token[], found: Map<string, readonly string[]>): void {
  for (let at = 2; at < tokens.length - 1; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || tokens[at - 1]?.text !== '(') continue;
    const written = text.slice(token.start, token.end);
    if (!/\p{Lu}.*\p{Lu}/u.test(written) || found.has(token.stem)) continue;
    const words: Token[] = [];
    for (let back = at - 2; back >= 0 && words.length < 9; back -= 1) {
      const one = tokens[back];
      if (one === undefined || (one.kind === 'mark' && one.text !== '-' && one.text !== '/')) break;
      if (one.kind === 'word') words.unshift(one);
    }
    const long = longForm(words, written);
    if (long.length > 0) found.set(token.stem, long);
  }
}

/** Cuts an abstract into sentences with what each is there for. */
export function readAbstract(sections: readonly AbstractSection[]): ReadAbstract {
  const text = abstractText(sections);
  const roles = sections.map(({ label }) => labelledRole(label));
  const ends: number[] = [];
  let length = 0;
  for (const { label, text: body } of sections) {
    length += (label === '' ? 0 : label.length + 2) + body.length + 1;
    ends.push(length);
  }
  const abbreviations = new Map<string, readonly string[]>();
  const sentences: ReadSentence[] = [];
  let before: SentenceRole = 'background';
  let section = 0;
  for (const [index, sentence] of abstractSentences(text).entries()) {
    if (index === MOST_SENTENCES) break;
    while (sentence.start >= (ends[section] ?? Infinity)) section += 1;
    const cut = sentence.text.slice(0, LONGEST_SENTENCE);
    const tokens = tokensOf(cut);
    addAbbreviations(cut, tokens, abbreviations);
    const inline = INLINE_LABEL.exec(cut)?.[0];
    const labelled = roles[section] ?? (inline === undefined ? null : labelledRole(inline));
    const role: SentenceRole = labelled ?? unlabelledRole(cut, before);
    before = role;
    sentences.push({ place: { index, start: sentence.start, end: sentence.end }, role, text: cut, tokens });
  }
  return { sentences, abbreviations };
}
