import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import { collectRecords, referenceOfCsl, type ReadRecords } from '@footnote/domain';
import { bibtexEntries } from './bibtex-entries.ts';

/** Characters of a single entry; what is longer is no reference. */
const LONGEST_ENTRY = 400_000;

/** Reads BibTeX and BibLaTeX with Citation.js, one entry at a time, so that a broken one costs only itself. */
export function readBibtex(text: string): ReadRecords {
  const read = collectRecords();
  const { entries, macros } = bibtexEntries(text);
  for (const { line, source, closed } of entries) {
    if (!closed) read.refuse(line, 'not-well-formed', source);
    else if (source.length > LONGEST_ENTRY) read.refuse(line, 'too-long', source);
    else {
      const item = parsed(`${macros}${withKey(source)}`);
      if (item === null) read.refuse(line, 'not-well-formed', source);
      else read.add(line, item);
    }
  }
  const found = read.end();
  if (found.references.length > 0 || found.unreadTotal > 0) return found;
  read.refuse(1, 'not-well-formed', text);
  return read.end();
}

function parsed(source: string): ReturnType<typeof referenceOfCsl> {
  try {
    const items = plugins.input.chain(source, { forceType: '@biblatex/text', generateGraph: false });
    return Array.isArray(items) ? referenceOfCsl(withNumbers(items.at(-1), source)) : null;
  } catch {
    return null;
  }
}

/** Some programs leave the key of an entry out, without which no reader takes it. */
function withKey(source: string): string {
  return source.replace(/^([^{(]*[{(]\s*)(?=,)/, '$1entry');
}

const PMID = /\bpmid\s*=[\s{"]*(\d{1,20})/i;
const YEAR = /\byear\s*=[\s{"]*(\d{4})\b/i;

/** The PMID, which reference managers write into a field of its own, and the year where a date of another kind stands beside it. */
function withNumbers(item: unknown, source: string): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const [, pmid = ''] = PMID.exec(source) ?? [];
  const [, year = ''] = YEAR.exec(source) ?? [];
  const isDated = JSON.stringify(Reflect.get(item, 'issued') ?? null).includes('date-parts');
  return {
    ...item,
    ...(pmid === '' || 'PMID' in item ? {} : { PMID: pmid }),
    ...(year === '' || isDated ? {} : { issued: { 'date-parts': [[year]] } }),
  };
}
