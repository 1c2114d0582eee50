import type { ImportFormat } from '../saved/library-item.schema.ts';

/** In which format a file is, by its first signs; what has none of them is read as PMIDs. */
export function importFormatOf(text: string): ImportFormat {
  const begin = text.slice(0, 100_000).replaceAll('\uFEFF', '');
  if (/^\s*[[{]/.test(begin)) return 'csl-json';
  if (/^[ \t]?TY {2}-/m.test(begin)) return 'ris';
  if (/^PMID *- *\d/m.test(begin)) return 'nbib';
  if (/^[ \t]*@[a-z]+[ \t]*[{(]/im.test(begin)) return 'bibtex';
  if (/^(?:FAU |LID |DP  |TA  |JT  |AID )- /m.test(begin)) return 'nbib';
  return /^[ \t]?(?:T1|TI|AU|A1|ER) {2}-/m.test(begin) ? 'ris' : 'pmids';
}
