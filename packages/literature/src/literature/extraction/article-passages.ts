import type { AbstractSection } from '@footnote/domain';
import { splitSentences } from '@footnote/domain/core';
import { labelledSections } from '../lists/labelled-sections.ts';
import { readWords, type ReadWords } from './terms/known-terms.ts';
import { ALL_BITS, hasBit, combinedMasks, wordsWith, type PrefilterMask } from './terms/prefilter-mask.ts';

/** What a sentence is there for, as far as the label of its section tells. */
export type Part =
  | 'title'
  | 'background'
  | 'aim'
  | 'methods'
  | 'participants'
  | 'interventions'
  | 'outcomes'
  | 'results'
  | 'conclusions'
  | 'unlabelled';

/** One sentence of an article, exactly as it stands there, with what its words tell. */
export interface Passage extends ReadWords {
  part: Part;
  text: string;
}

/** Asked in this order: "METHODS AND RESULTS" tells of methods, "MAIN OUTCOME MEASURES" of outcomes. */
const PARTS: readonly { label: RegExp; part: Part }[] = [
  {
    label:
      /^(?!.*\b(?:results?|methods?|analys[ei]s|patients?|findings|participants)\b).*(?:\boutcomes?\b|\bmeasures?\b|\bend-?\s?points?\b)/i,
    part: 'outcomes',
  },
  { label: /\binterventions?\b|\btreatments?\b|\bexposures?\b/i, part: 'interventions' },
  { label: /\b(?:patients?|participants?|subjects?|populations?|animals)\b/i, part: 'participants' },
  {
    label: /\bconclusions?\b|\binterpretation\b|\bimplications?\b|\bsignificance\b|\bdiscussion\b/i,
    part: 'conclusions',
  },
  { label: /\b(?:methods?|methodology|design|settings?|materials?|trials?|selection|procedures?)\b/i, part: 'methods' },
  { label: /\b(?:results?|findings)\b/i, part: 'results' },
  { label: /\b(?:aims?|objectives?|purpose|hypothes[ie]s|goals?|questions?)\b/i, part: 'aim' },
  { label: /\b(?:background|introduction|context|importance|rationale)\b/i, part: 'background' },
];

const LONGEST_ABSTRACT = 20_000;
const LONGEST_SENTENCE = 1000;
/** An aim can stand in a background, and in abstracts without labels. */
const AIM =
  /\b(?:aim|aims|aimed|objectives?|purpose|goal|hypothesi[sz]ed?|sought|designed|undertaken|conducted|performed) (?:[\w-]+ ){0,6}?to\b|\bto (?:determine|evaluate|assess|investigate|compare|examine|test|study|establish|explore|ascertain)\b|\bthis (?:study|trial) (?:\w+ )?(?:evaluat|assess|compar|examin|investigat|test|determin|explor)/i;
/** Where an abstract without labels begins to tell what was found, and what follows from it. */
const FOUND = /\b(?:significant(?:ly)?|p ?[<=>] ?0?\.\d|respectively|[Rr]esults|was found|were found|\d %|\d%)/;
const CONCLUDED =
  /^(?:in (?:conclusion|summary)|we conclude|conclusions?\b|it is concluded|thus\b|therefore\b|these (?:results|data|findings)|this (?:study|trial) (?:shows|showed|suggests|demonstrates|indicates)|our (?:results|data|findings)|the (?:results|data|findings|present (?:study|data|results)))/i;
const METHODS =
  /\b(?:randomi[sz]|randomly|assigned|allocated|enrolled|recruited|double-blind|cross-?over|were (?:studied|included|treated|given)|received)/i;
const AIM_WORDS = wordsWith(
  /\b(?:aim|aims|aimed|objectives?|purpose|goal|hypothesi[sz]ed?|sought|designed|undertaken|conducted|performed|determine|evaluate|assess|investigate|compare|examine|test|study|establish|explore|ascertain|trial)\b/,
);
const FOUND_WORDS = wordsWith(/\b(?:significant|p\b|respectively|results|found)|\d/);
const METHODS_WORDS = wordsWith(
  /\b(?:randomi[sz]|randomly|assigned|allocated|enrolled|recruited|double|cross|studied|included|treated|given|received)/,
);

/** The sections of an abstract, also where their labels stand in its text. */
export function sectionsOf(abstract: readonly AbstractSection[]): readonly AbstractSection[] {
  const [only] = abstract;
  return abstract.length === 1 && only?.label === ''
    ? labelledSections(only.text.slice(0, LONGEST_ABSTRACT))
    : abstract;
}

function partOf(labelled: Part | undefined, text: string, words: ReadWords): Part {
  if (labelled !== undefined && labelled !== 'background') return labelled;
  if (hasBit(words, AIM_WORDS) && AIM.test(text)) return 'aim';
  if (labelled !== undefined) return labelled;
  if (CONCLUDED.test(text)) return 'conclusions';
  if (hasBit(words, METHODS_WORDS) && METHODS.test(text)) return 'methods';
  return hasBit(words, FOUND_WORDS) && FOUND.test(text) ? 'results' : 'unlabelled';
}

/** Title and sentences of an article with what each is there for; what is longer than an abstract can be is left aside. */
export function passagesOf(title: string, sections: readonly AbstractSection[]): Passage[] {
  const passages: Passage[] = [];
  // A translated title stands in square brackets.
  const plainTitle = title.slice(0, LONGEST_SENTENCE).replace(/^\[(.*)\]\.?$/, '$1');
  if (plainTitle !== '') passages.push({ part: 'title', text: plainTitle, ...readWords(plainTitle) });
  let left = LONGEST_ABSTRACT;
  for (const { label, text } of sections) {
    const labelled = PARTS.find((candidate) => candidate.label.test(label))?.part;
    for (const sentence of splitSentences(text.slice(0, left))) {
      const cut = sentence.text.slice(0, LONGEST_SENTENCE);
      const words = readWords(cut);
      passages.push({ part: partOf(labelled, cut, words), text: cut, ...words });
    }
    left -= Math.min(left, text.length);
  }
  return passages;
}

const lengthOf = (sections: readonly AbstractSection[]) => sections.reduce((sum, { text }) => sum + text.length, 0);

/** The prefilter mask of title and abstract, from the passages; all bits where they leave something of it aside. */
export function articlePrefilterMask(
  article: { title: string; abstract: readonly AbstractSection[] },
  sections: readonly AbstractSection[],
  passages: readonly Passage[],
): PrefilterMask {
  const length = lengthOf(article.abstract);
  const isWhole =
    length <= LONGEST_ABSTRACT &&
    length === lengthOf(sections) &&
    article.title.length < LONGEST_SENTENCE &&
    passages.every(({ text }) => text.length < LONGEST_SENTENCE);
  if (!isWhole) return ALL_BITS;
  return combinedMasks([...passages, ...article.abstract.map(({ label }) => readWords(label))]);
}
