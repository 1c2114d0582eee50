import type { QueryWarning } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import type { PubmedExpression } from '../pubmed-expression.ts';
import type { PubmedTag } from '../pubmed-fields.ts';
import type { PubmedFieldCode } from '../pubmed-fields.ts';
import { subsetQuery } from '../reading/subsets.ts';

/** “limit 12 to …”: the line it limits, the conditions PubMed has too, and remarks on the others. */
export interface OvidLimit {
  line: number;
  conditions: PubmedExpression[];
  remarks: QueryWarning[];
}

const LIMIT = /^limit #?(\d{1,4}) to (.{1,500})$/i;
const YEARS = /^yr ?= ?"? ?(\d{4})?(?: ?-(?: ?(\d{4}|current))?)? ?"?$/i;
const ENTERED = /^e[dz]\s*=\s*"?(\d{4})(\d{2})(\d{2})\s*-\s*(\d{4})(\d{2})(\d{2})"?$/i;
const NOWHERE = { start: 0, end: 0 };

/** Reads a line that limits another; null for any other line. */
export function ovidLimit(line: string): OvidLimit | null {
  const [, number, wanted] = LIMIT.exec(line.trim().replaceAll(/\s+/g, ' ')) ?? [];
  if (number === undefined || wanted === undefined) return null;
  const limit: OvidLimit = { line: Number(number), conditions: [], remarks: [] };
  const parts = wanted.replaceAll(/^\(|\)$/g, '').split(/ and /i);
  for (const part of parts.map((one) => one.trim())) {
    const condition = conditionOf(part);
    if (condition === null) limit.remarks.push(queryWarning('ovid-limit', { limit: part }));
    else limit.conditions.push(condition);
  }
  return limit;
}

function conditionOf(part: string): PubmedExpression | null {
  const [whole, first, last] = YEARS.exec(part) ?? [];
  if (whole !== undefined && (first ?? last) !== undefined) {
    const isOpen = last === undefined ? /-/.test(whole) : !/^\d/.test(last);
    return range('dp', first ?? '1000', isOpen ? '3000' : (last ?? first ?? '3000'));
  }
  const entered = ENTERED.exec(part);
  if (entered !== null) {
    const [, fromYear, fromMonth, fromDay, toYear, toMonth, toDay] = entered;
    return range('edat', `${fromYear}/${fromMonth}/${fromDay}`, `${toYear}/${toMonth}/${toDay}`);
  }
  const name = part.replace(/ language$/i, '').replaceAll('"', '');
  if (subsetQuery(name) === null) return null;
  return { type: 'term', text: name, quoted: true, tag: tagOf('sb'), ...NOWHERE };
}

function range(field: PubmedFieldCode, from: string, to: string): PubmedExpression {
  return { type: 'range', tag: tagOf(field), from, to, ...NOWHERE };
}

function tagOf(field: PubmedFieldCode): PubmedTag {
  return { field, explode: true, distance: null };
}
