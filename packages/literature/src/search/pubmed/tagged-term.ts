import type { PubmedExpression, PubmedTerm } from './pubmed-expression.ts';
import type { PubmedTag } from './pubmed-fields.ts';
import { DATE_FIELDS, type PubmedFieldCode } from './pubmed-fields.ts';

/** Fields whose values have an order. */
export const RANGED_FIELDS: ReadonlySet<PubmedFieldCode> = new Set([...DATE_FIELDS, 'pmid']);
/** Fields whose values hold no comma, so that commas separate several. */
const LISTED_FIELDS: ReadonlySet<PubmedFieldCode> = new Set([...RANGED_FIELDS, 'la']);
const RANGE = /^([^:,]*):([^:,]*)$/;
/** Values of a list that would mean something else on their own. */
const NEEDS_QUOTES = /(?:^|\s)(?:and|or|not|#\d+)(?=\s|$)|:/i;

/** A term with a tag; where the field takes them, a range, or a list as any of its values. */
export function taggedTerm(term: PubmedTerm, tag: PubmedTag): PubmedExpression {
  const tagged: PubmedTerm = { ...term, tag };
  const { start, end, text } = term;
  const whole = RANGED_FIELDS.has(tag.field) ? rangeIn(tagged, tag) : null;
  if (whole !== null) return whole;
  if (term.quoted || !LISTED_FIELDS.has(tag.field)) return tagged;
  // oxlint-disable-next-line regexp/no-super-linear-move -- it matches wherever one of its characters stands
  const values = text.split(tag.field === 'pmid' ? /[\s,;]+/ : ',').map((value) => value.trim());
  const of = values.filter((value) => value !== '').map((value) => oneOf(tagged, value, tag));
  const [only] = of;
  return of.length > 1 ? { type: 'or', of, start, end } : (only ?? tagged);
}

function oneOf(term: PubmedTerm, text: string, tag: PubmedTag): PubmedExpression {
  const value = { ...term, text };
  const range = RANGED_FIELDS.has(tag.field) ? rangeIn(value, tag) : null;
  return range ?? { ...value, quoted: NEEDS_QUOTES.test(text) };
}

function rangeIn({ text, start, end }: PubmedTerm, tag: PubmedTag): PubmedExpression | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return { type: 'range', tag, from: from.trim() || '1000', to: to.trim() || '3000', start, end };
}
