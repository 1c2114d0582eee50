/** Where a document may name itself, what says it surest first. */
export interface NamingTexts {
  /** Entries of its information. */
  information: readonly string[];
  /** What its pages repeat at their edges. */
  repeated: string;
  /** Its first page up to its references, a paragraph on each line. */
  opening: string;
  /** Where the lines of that page stand, as they are printed. */
  lines: readonly { start: number; end: number }[];
}

/** What a document says that it is; in the order of how surely it does. */
export interface DocumentIdentifiers {
  dois: readonly string[];
  pmid: string | null;
}

/** Characters that are looked through. */
const LOOKED_THROUGH = 20_000;
const MOST_DOIS = 5;
const DOIS = /\b10\.\d{4,9}\/[^\s"<>|{}[\]\\^`]{1,200}/gu;
const PMID = /\bPMID:?\s{0,3}(\d{4,9})\b/gu;

/** Characters before an identifier that say whose it is. */
const SAYING = 90;
/** What is named so is another work: what corrects or retracts it, is corrected by it, or lies beside it. */
const OF_ANOTHER =
  /\b(?:correction (?:to|of)|corrigend\w+|errat\w+|retraction (?:of|notice)|(?:been|was|is) (?:retracted|corrected|withdrawn)|expression of concern|comment(?:s|ary)? on|(?:reply|response|letter) to|data ?sets?|data (?:are|is|can|availab\w+)|dryad|zenodo|figshare|supplement(?:ary|al)|preprint|original (?:article|version)|linked (?:article|with|to)|refers to)\b|\bsee(?: also)?:?\s*(?:https?:\S*|doi:?\s*)?$/i;
/** An entry of a list of references: after its number, with or without a point, or its first author’s name and initials. */
const REFERENCE =
  /^\W{0,2}(?:\d{1,3}[\].)]\s|\d{1,3}\s\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}[,.]\s|\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3},\s)/u;
/** A longer paragraph is running text, whose identifiers are those of others … */
const LONGEST_PARAGRAPH = 200;
/** … but where it tells how the document itself is cited … */
const CITED_AS = /\b(?:cite (?:this|it|as)|to cite|citation:)/i;
/** … when it appeared, or who may copy it. */
const OF_ITSELF =
  /(?:\b|©)(?:(?:received|accepted|published)(?::|,?\s+(?:online|by\b|for publication|(?:on |in )?(?:\d{1,2}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b)))|available online|copyright|licen[cs]e|open access|issn|e-?mail|correspond(?:ence|ing author))/i;

/** Identifiers that are looked at in a text. */
const MOST_MATCHES = 100;
/** What stands before an identifier that begins its line, and behind one that ends it. */
const BEGINS = /^\W*(?:doi:?\s*|https?:\S*\/)?(?:10\.\d{4,9}\/\S+\s*)?$/i;
const ENDS = /^\W*(?:PMID:?\s*\d+\W*)?$/i;

/**
 * The DOIs and the PMID of a document. Where its information or the edges of its pages name DOIs, these are all; else those of its
 * first page, but for what stands in references and running text, or is said to be another work: an identifier that is missed costs less than a wrong one.
 */
export function findIdentifiers({ information, repeated, opening, lines }: NamingTexts): DocumentIdentifiers {
  const isOwnPlace = (match: RegExpExecArray) => standsByItself(match, lines);
  const sure = [...information, repeated].flatMap((text) => ownMatches(text, DOIS, () => true));
  const named = sure.length > 0 ? sure : ownMatches(opening, DOIS, isOwnPlace);
  const [pmid] = ownMatches(opening, PMID, isOwnPlace);
  return { dois: [...new Set(named.map(([doi]) => trimDoi(doi)))].slice(0, MOST_DOIS), pmid: pmid?.[1] ?? null };
}

/** What a text matches where that may be of the document itself, without what it says to be of another work. */
function ownMatches(text: string, pattern: RegExp, isOwnPlace: (match: RegExpExecArray) => boolean): RegExpExecArray[] {
  const looked = text.slice(0, LOOKED_THROUGH);
  let end = 0;
  return [...looked.matchAll(pattern)].slice(0, MOST_MATCHES).filter((match) => {
    const { 0: found, index } = match;
    const begin = looked.lastIndexOf('\n', index) + 1;
    const before = looked.slice(Math.max(begin, end, index - SAYING), index);
    end = index + found.length;
    return isOwnPlace(match) && (CITED_AS.test(looked.slice(begin, index)) || !OF_ANOTHER.test(before));
  });
}

/** Whether an identifier stands in no reference, and in no sentence that tells of something. */
function standsByItself({ 0: found, index, input }: RegExpExecArray, lines: NamingTexts['lines']): boolean {
  const begin = input.lastIndexOf('\n', index) + 1;
  const [paragraph = ''] = input.slice(begin).split('\n', 1);
  if (REFERENCE.test(paragraph)) return false;
  if (paragraph.length <= LONGEST_PARAGRAPH || CITED_AS.test(paragraph) || OF_ITSELF.test(paragraph)) return true;
  const line = lines.find(({ start, end }) => start <= index && index < end);
  if (line === undefined || !BEGINS.test(input.slice(line.start, index))) return false;
  return line.start <= begin || ENDS.test(input.slice(index + found.length, line.end));
}

/** A DOI without the punctuation around it. */
function trimDoi(found: string): string {
  let end = found.length;
  while (end > 0 && ".,;:)'”’*†‡".includes(found.charAt(end - 1))) {
    // A bracket that the DOI itself opens belongs to it.
    if (
      found.charAt(end - 1) === ')' &&
      found.slice(0, end - 1).split('(').length > found.slice(0, end).split(')').length - 1
    )
      break;
    end -= 1;
  }
  return found.slice(0, end);
}
