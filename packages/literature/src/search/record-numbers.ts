/** An ISBN without its hyphens. */
export function isbnOf(text: string): string {
  return text.replaceAll(/[-\s]/g, '').toUpperCase();
}

const ORCID = /^(?:.*[/:\s])?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dX])$/i;

/** A person’s number elsewhere; an ORCID in groups of four, without address or name before it. */
export function personNumberOf(text: string): string {
  const groups = ORCID.exec(text.trim());
  return groups === null ? text.trim() : groups.slice(1).join('-').toUpperCase();
}

/** A number of PubMed Central, “PMC” before it where it was left out. */
export function pmcNumberOf(text: string): string {
  const bare = text.trim();
  return /^\d+$/.test(bare) ? `PMC${bare}` : bare;
}
