import { splitSentences, type AbstractSection } from '@footnote/domain';
import { labelledSections } from '../lists/labelled-sections.ts';

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

/** One sentence of an article, exactly as it stands there. */
export interface Passage {
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

/** The sections of an abstract, also where their labels stand in its text. */
export function sectionsOf(abstract: readonly AbstractSection[]): readonly AbstractSection[] {
  const [only] = abstract;
  return abstract.length === 1 && only?.label === ''
    ? labelledSections(only.text.slice(0, LONGEST_ABSTRACT))
    : abstract;
}

function partOf(label: string, text: string): Part {
  const labelled = PARTS.find((candidate) => candidate.label.test(label))?.part;
  if (labelled !== undefined && labelled !== 'background') return labelled;
  if (AIM.test(text)) return 'aim';
  if (labelled !== undefined) return labelled;
  if (CONCLUDED.test(text)) return 'conclusions';
  if (METHODS.test(text)) return 'methods';
  return FOUND.test(text) ? 'results' : 'unlabelled';
}

/** Title and sentences of an article with what each is there for; what is longer than an abstract can be is left aside. */
export function passagesOf(title: string, sections: readonly AbstractSection[]): Passage[] {
  const passages: Passage[] = [];
  // A translated title stands in square brackets.
  const plainTitle = title.slice(0, LONGEST_SENTENCE).replace(/^\[(.*)\]\.?$/, '$1');
  if (plainTitle !== '') passages.push({ part: 'title', text: plainTitle });
  let left = LONGEST_ABSTRACT;
  for (const { label, text } of sections) {
    for (const sentence of splitSentences(text.slice(0, left))) {
      const cut = sentence.text.slice(0, LONGEST_SENTENCE);
      passages.push({ part: partOf(label, cut), text: cut });
    }
    left -= Math.min(left, text.length);
  }
  return passages;
}

const ENGLISH = new Set(
  'the of and in to with for was were is are that by from on at or as be this after than between we not which have has had been who'.split(
    ' ',
  ),
);
const FOREIGN = new Set(
  'de la el los las del en que un una y con por para se le les des et du dans une est sur pour au der die das und den von mit bei zu ist ein eine im auf wurde wurden nach dem van het een zijn met op voor o os do da dos em com não foi foram il di che per con i gli sono delle della och att som av på til af ved var ble'.split(
    ' ',
  ),
);
const CHARACTERS_TO_JUDGE = 600;
/** Texts with fewer words may have no small word. */
const SHORT_TEXT = 40;
const ASCII = /^[\s!-~]*$/;

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return 2 * (text.match(/[\p{Script=Latin}\p{Script=Greek}]/gu) ?? []).length >= letters.length;
}

/** Whether a text is English, told by how it begins: its letters and small words; a short title without any may be. */
export function mayBeEnglish(text: string): boolean {
  const beginning = text.slice(0, CHARACTERS_TO_JUDGE);
  const words = beginning.toLowerCase().split(/\s/);
  let english = 0;
  let foreign = 0;
  for (const word of words) {
    if (ENGLISH.has(word)) english += 1;
    else if (FOREIGN.has(word)) foreign += 1;
  }
  if (english < foreign || (words.length >= SHORT_TEXT && 15 * english < words.length)) return false;
  return ASCII.test(beginning) || isLatin(beginning);
}
