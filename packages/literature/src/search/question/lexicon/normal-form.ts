import { foldWord } from '../../text/fold-word.ts';
import { cachedStem } from '../../text/stem-cache.ts';
import { tokenise } from '../../text/tokenise.ts';

/** A word of a text in the form that topics are compared in, and where it stands (UTF-16 offsets). */
export interface NormalWord {
  raw: string;
  normal: string;
  start: number;
  end: number;
}

/** Letters and digits apart, so that "SGLT2", "SGLT-2" and "SGLT 2" become the same two words. */
const RUN = /\p{N}+|[^\p{N}]+/gu;

/** What is inflamed is not the organ: "hepatitis" and "hepatic" share a stem, and neither is a form of the other. */
const INFLAMED = /it(?:is|ides)$/;
/** Other words that share the stem of a term and mean something else: "ovarian stimulation" gives no stimulants, and a masked trial no masks. */
const OF_THEIR_OWN =
  /^(?:stimulat\w+|inhal(?:ed|ations?|ational)|sclerosis|nicotinic|parietal|luteini[sz]ing|even(?:ing)?|regain(?:ed)?|moisture|conjunctions?|blind(?:ed|ing)|masked|masking|lactates?|immune|immunity|embolism|embolic|prone|oxygenation|oxygenated|ambulation|ambulatory|retain(?:ed|ing)|balloons?|bands?|tape|taped|mind|coupled|coupling|falling|burning|adhesive|soil|pulsed?|trained|travel|stay(?:s|ed|ing)?|hospitals?|persistent(?:ly)?|progressive(?:ly)?|mobili[sz]ation|mobile|epithelial|flexible|incident|morbid)$/;

/** The form that an English word's inflections and spellings share. */
export function normalEnglish(word: string): string {
  const folded = foldWord(word);
  if (INFLAMED.test(folded)) return folded.replace(INFLAMED, 'itis');
  const stem = cachedStem(folded);
  return OF_THEIR_OWN.test(folded) ? `${stem}-` : stem;
}

const FOREIGN_ENDING = /(?:ungen|ung|heit|keit|es|en|er|em|as|os|s|e|n|a|o)$/;

/** The form that common inflections of a Romance or Germanic word share; crude on purpose, both sides go through it. */
export function normalForeign(word: string): string {
  const folded = foldWord(word);
  if (folded.length < 5) return folded;
  const stripped = folded.replace(/(?:iones|ionen)$/, 'ion').replace(FOREIGN_ENDING, '');
  return stripped.length >= 4 ? stripped : folded;
}

/** Cuts a text into words in their normal form. */
export function normalWords(text: string, normal: (word: string) => string = normalEnglish): NormalWord[] {
  const words: NormalWord[] = [];
  for (const token of tokenise(text)) {
    const raw = text.slice(token.start, token.end);
    if (!/\p{N}/u.test(raw) || /^\p{N}+$/u.test(raw)) {
      words.push({ raw, normal: normal(raw), start: token.start, end: token.end });
      continue;
    }
    for (const run of raw.matchAll(RUN)) {
      const start = token.start + run.index;
      words.push({ raw: run[0], normal: normal(run[0]), start, end: start + run[0].length });
    }
  }
  return words.filter((word) => word.normal !== '');
}

/** The normal words of a text joined by spaces: the key a term is looked up by. */
export function termKey(text: string, normal: (word: string) => string = normalEnglish): string {
  return normalWords(text, normal)
    .map((word) => word.normal)
    .join(' ');
}

/** True for an acronym (HF, PCI, HFrEF, SGLT2), which only counts where it is written as one. */
export function isAcronym(term: string): boolean {
  return term.length <= 9 && /^[A-Z][A-Za-z0-9/-]*$/.test(term) && (term.match(/[A-Z0-9]/g) ?? []).length >= 2;
}

/** Number of words as a reader counts them: what stands between spaces and has a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
