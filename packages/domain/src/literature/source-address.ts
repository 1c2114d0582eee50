/** The National Library of Medicine's pages of an article, and the registry of DOIs; no name, password or port before the path. */
const SOURCE = /^https:\/\/(?:(?:pubmed|pmc|www)\.ncbi\.nlm\.nih\.gov|(?:dx\.)?doi\.org)\/[!-~]*$/;

/** Where a DOI leads, or '' for what is none. */
export function doiAddress(doi: string): string {
  if (!doi.startsWith('10.')) return '';
  return `https://doi.org/${encodeURI(doi.toWellFormed()).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}

/** The page of an article in PubMed, or '' for what is no PMID. */
export function pubmedPage(pmid: string): string {
  return /^\d{1,20}$/.test(pmid) ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : '';
}

/** The address of a source as far as users may be led there: `https:` at one of the known hosts; '' for everything else. */
export function sourceAddress(address: string): string {
  return SOURCE.test(address) ? address : '';
}
