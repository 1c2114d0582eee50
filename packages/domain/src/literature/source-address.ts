/** The National Library of Medicine's pages of an article, and the registry of DOIs; no name, password or port before the path. */
const SOURCE = /^https:\/\/(?:(?:pubmed|pmc|www)\.ncbi\.nlm\.nih\.gov|(?:dx\.)?doi\.org)\/[!-~]*$/;

/** The address of a source as far as users may be led there: `https:` at one of the known hosts; '' for everything else. */
export function sourceAddress(address: string): string {
  return SOURCE.test(address) ? address : '';
}
