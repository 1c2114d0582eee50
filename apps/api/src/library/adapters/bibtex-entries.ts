/** An entry as it stands in a file. */
export interface BibtexEntry {
  line: number;
  source: string;
  /** Whether its last brace came before the next entry or the end of the file. */
  closed: boolean;
}

/** Characters of the abbreviations of a file that are read with each of its entries. */
const MACRO_LIMIT = 20_000;

/** What looks like an entry within another; more of it, and the brace of the first is missing. One pass stays one pass by it. */
const INNER_OPENINGS = 3;

const OPENING = /^[ \t]*@([a-z]+)[ \t]*([{(])/gim;

/** Finds the entries of a BibTeX file, and its abbreviations (`@string`), which each entry is read with. */
export function bibtexEntries(text: string): { entries: BibtexEntry[]; macros: string } {
  const plain = text.replaceAll('\uFEFF', '');
  const openings = [...plain.matchAll(OPENING)];
  const entries: BibtexEntry[] = [];
  let macros = '';
  let [line, counted] = [1, 0];
  let behind = 0;
  for (const [index, { index: start, 0: opening, 1: type = '' }] of openings.entries()) {
    // An “@” at the beginning of a line of an abstract begins no entry.
    if (start < behind) continue;
    const next = openings[index + 1]?.index ?? plain.length;
    const last = openings[index + 1 + INNER_OPENINGS]?.index ?? plain.length;
    const { end, closed } = endOf(plain, start + opening.length - 1, { next, last });
    for (; counted < start; counted += 1) if (plain[counted] === '\n') line += 1;
    behind = end;
    const source = plain.slice(start, end);
    const kind = type.toLowerCase();
    if (kind === 'string' && macros.length + source.length < MACRO_LIMIT) macros += `${source}\n`;
    else if (!['string', 'comment', 'preamble'].includes(kind)) entries.push({ line, source, closed });
  }
  return { entries, macros };
}

/** The closing brace of an entry; where there is none, it ends before the next, so that this one is not lost with it. */
function endOf(
  text: string,
  opening: number,
  { next, last }: { next: number; last: number },
): { end: number; closed: boolean } {
  const isRound = text[opening] === '(';
  let depth = 0;
  for (let at = opening; at < last; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '{' || (isRound && at === opening)) depth += 1;
    else if (sign === '}' || (isRound && depth === 1 && sign === ')')) depth -= 1;
    if (depth === 0) return { end: at + 1, closed: true };
  }
  return { end: next, closed: false };
}
