const PMID = /^[1-9]\d{0,9}$/;
const HIGHEST_PMID = 2_147_483_647;

/** The number of a PMID; null when the text is none. */
export function pmidNumber(pmid: string): number | null {
  return isPmid(pmid) ? Number(pmid) : null;
}

export function isPmid(text: string): boolean {
  return PMID.test(text) && Number(text) <= HIGHEST_PMID;
}

/** Journals in the order of their ISSN. */
export function byIssn<T extends { issn: string }>(journals: readonly T[]): T[] {
  return journals.toSorted((left, right) => (left.issn < right.issn ? -1 : 1));
}

/** An ISSN as impact tables are joined by it. */
export function normalisedIssn(issn: string): string {
  return issn.trim().toUpperCase();
}
