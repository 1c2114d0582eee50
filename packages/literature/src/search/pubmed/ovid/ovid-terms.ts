import type { PubmedExpression } from '../pubmed-expression.ts';
import type { PubmedTag } from '../pubmed-fields.ts';
import type { PubmedFieldCode } from '../pubmed-fields.ts';
import type { OvidNode } from './ovid-line.ts';

/** Fields of the two systems; a list of them is searched as any of them. */
const FIELDS: Readonly<Record<string, PubmedFieldCode>> = {
  ti: 'ti',
  ot: 'ti',
  ab: 'ab',
  tw: 'tiab',
  kf: 'ot',
  kw: 'ot',
  mp: 'tw',
  hw: 'tw',
  af: 'all',
  sh: 'mh',
  nm: 'nm',
  rn: 'rn',
  pt: 'pt',
  fs: 'sh',
  au: 'au',
  in: 'ad',
  jn: 'ta',
  jw: 'ta',
  la: 'la',
  lg: 'la',
  yr: 'dp',
  dp: 'dp',
  ed: 'edat',
  ui: 'pmid',
  do: 'doi',
};
const NOWHERE = { start: 0, end: 0 };

/** The fields of a suffix in PubMed's codes, the ones that others include left out; and the names that are no field. */
export function pubmedFields(names: readonly string[]): { codes: PubmedFieldCode[]; unknown: string[] } {
  const known = new Set<PubmedFieldCode>();
  const unknown: string[] = [];
  for (const name of names) {
    const code = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (code === undefined) unknown.push(name);
    else known.add(code);
  }
  if (known.has('ti') && known.has('ab')) known.add('tiab');
  if (known.has('all')) return { codes: ['all'], unknown };
  const within: PubmedFieldCode[] = known.has('tw') || known.has('tiab') ? ['ti', 'ab', 'ot'] : [];
  if (known.has('tw')) within.push('tiab', 'nm');
  return { codes: [...known].filter((code) => !within.includes(code)), unknown };
}

/** Words as terms of the fields given; their wildcards must be PubMed's already. */
export function termsOf(
  texts: readonly string[],
  codes: readonly PubmedFieldCode[],
  distance: number | null,
): PubmedExpression {
  const of = texts.flatMap((text) => {
    const quoted = distance !== null || /[\s:]|^(?:AND|OR|NOT)$/.test(text) || !/^[\p{L}\p{N}]/u.test(text);
    return codes.map((field): PubmedExpression => {
      const tag: PubmedTag = { field, explode: field !== 'mh', distance };
      return { type: 'term', text, quoted, tag, ...NOWHERE };
    });
  });
  return anyOf(of);
}

/** A heading as Ovid writes it: exploded only where it says so. */
export function headingOf({
  heading,
  explode,
  major,
  qualifiers,
}: Extract<OvidNode, { kind: 'heading' }>['piece']): PubmedExpression {
  const tag: PubmedTag = { field: major ? 'majr' : 'mh', explode, distance: null };
  const names = qualifiers.length === 0 ? [heading] : qualifiers.map((one) => `${heading}/${one}`);
  return anyOf(names.map((text) => ({ type: 'term', text: text.replaceAll('"', ''), quoted: true, tag, ...NOWHERE })));
}

/** Any of some expressions; the only one as it is. */
export function anyOf(of: readonly PubmedExpression[]): PubmedExpression {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { type: 'or', of, ...NOWHERE };
}

/** All of some expressions. */
export function allOf(of: readonly PubmedExpression[]): PubmedExpression {
  return { type: 'and', of, ...NOWHERE };
}

/** What an open letter inside a word nearly always is: behavio?r, randomi?ed, wom#n, h?emorrhage. */
export const OPEN_LETTERS = ['a', 'e', 'i', 'o', 'u', 's', 'z'];
const MAX_FORMS = 64;
const COUNTED_TRUNCATION = /\$\d+$/;
const OPEN_REST = /^([^$*]+)[$*].+$/;
const NOT_IN_TERMS = /[[\]()"“”]/g;

/** Ovid's wildcards in PubMed's: `$` is `*`, and an open letter gives a form for each letter it may be. */
export function pubmedForms(text: string): { forms: string[]; isChanged: boolean } {
  let isChanged = false;
  const words = text.split(/\s+/).map((word) => {
    const ended = word.replace(COUNTED_TRUNCATION, '*').replace(/[$*]$/, '*');
    const open = ended.replace(OPEN_REST, '$1*');
    isChanged ||= COUNTED_TRUNCATION.test(word) || open !== ended;
    return open;
  });
  const plain = words.join(' ').replaceAll(NOT_IN_TERMS, ' ').trim();
  let forms = [plain];
  for (const wildcard of plain.match(/[?#]/g) ?? []) {
    isChanged = true;
    const letters = wildcard === '?' ? ['', ...OPEN_LETTERS] : OPEN_LETTERS;
    if (forms.length * letters.length > MAX_FORMS) break;
    forms = forms.flatMap((form) => letters.map((letter) => form.replace(wildcard, letter)));
  }
  return { forms: forms.map((form) => form.replaceAll(/[?#]/g, '')), isChanged };
}
