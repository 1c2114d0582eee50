/** An entry of a BibTeX file as it stands, braces and commands untouched. */
export interface BibEntry {
  type: string;
  fields: Record<string, string>;
}

/** Reads BibTeX that another program has written well: balanced braces, no macros but months. */
export function readBib(text: string): BibEntry[] {
  return [...text.matchAll(/^@(\w+)\{/gm)].map(({ 1: type = '', index }) => ({
    type: type.toLowerCase(),
    fields: fieldsOf(text.slice(index, endOf(text, text.indexOf('{', index)))),
  }));
}

function endOf(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A brace is never closed.');
}

function fieldsOf(entry: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const name = /([\w-]+)\s*=\s*/gy;
  let at = entry.indexOf(',') + 1;
  while (at > 0 && at < entry.length) {
    const spaces = /\s*/y;
    spaces.lastIndex = at;
    name.lastIndex = at + (spaces.exec(entry)?.[0].length ?? 0);
    const found = name.exec(entry);
    if (found === null) break;
    const start = name.lastIndex;
    const end = entry[start] === '{' ? endOf(entry, start) : start + (/^\w*/.exec(entry.slice(start))?.[0].length ?? 0);
    fields[(found[1] ?? '').toLowerCase()] = entry.slice(start, end).replaceAll(/^\{|\}$/g, '');
    at = entry.indexOf(',', end) + 1;
  }
  return fields;
}
