/** The sources of a question that is asked of the public literature. */
export const LITERATURE_ALONE: readonly string[] = ['pubmed'];

const keyOf = (organization: string | null) => `footnote-sources:${organization ?? ''}`;

/** The sources chosen in this tab for an organization, or for oneself (null); the public literature where none were. */
export function keptSources(organization: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(organization)) ?? 'null');
    if (Array.isArray(kept) && kept.every((value) => typeof value === 'string')) return kept;
  } catch {
    // Nothing is kept where storage is refused, and what no page of ours wrote counts for nothing.
  }
  return [...LITERATURE_ALONE];
}

/** Keeps them. */
export function keepSources(organization: string | null, sources: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(organization), JSON.stringify(sources));
  } catch {
    // Private windows may refuse storage; the choice then lasts as long as the page.
  }
}

/** Whether sources were chosen, and others than the literature alone, which is asked as long as nobody chose otherwise. */
export function hasOwnSources(sources: readonly string[]): boolean {
  return sources.length > 0 && (sources.length > 1 || sources[0] !== LITERATURE_ALONE[0]);
}
