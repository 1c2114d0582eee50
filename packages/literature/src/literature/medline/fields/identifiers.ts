import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';

/** A PMID without leading zeros, or null when the text is not one (1 to 999,999,999). */
export function normalisePmid(text: string): string | null {
  return /^0*([1-9]\d{0,8})$/.exec(text.trim())?.[1] ?? null;
}

/** A DOI without resolver or "doi:" in front, or '' when the text is not one. */
export function normaliseDoi(text: string): string {
  const bare = text.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return /^10\.\d{4,9}\/\S+$/.test(bare) ? bare : '';
}

/** An article's own DOI: its electronic location first, then its list of identifiers. */
export function readDoi(locations: XmlElement | null, identifierLists: readonly (XmlElement | null)[]): string {
  const located = childrenOf(locations, 'ELocationID').filter(
    (location) => attribute(location, 'EIdType') === 'doi' && attribute(location, 'ValidYN') !== 'N',
  );
  const listed = identifierLists
    .flatMap((list) => childrenOf(list, 'ArticleId'))
    .filter((identifier) => attribute(identifier, 'IdType') === 'doi');
  return [...located, ...listed].map((element) => normaliseDoi(plainText(element))).find((doi) => doi !== '') ?? '';
}

/** The publisher's own number of an article, where its electronic location gives a valid one, or ''. */
export function readPii(locations: XmlElement | null): string {
  const located = childrenOf(locations, 'ELocationID').find(
    (location) => attribute(location, 'EIdType') === 'pii' && attribute(location, 'ValidYN') !== 'N',
  );
  return plainText(located ?? null);
}

/** PubMed's version of a record, from 1. */
export function readVersion(pmid: XmlElement | null, citation: XmlElement): number {
  const text = attribute(pmid, 'Version') || attribute(citation, 'VersionID');
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The linking ISSN where there is one, else the print one, else any. */
export function readIssn(citation: XmlElement, article: XmlElement): string {
  const printed = childrenOf(find(article, 'Journal'), 'ISSN');
  const candidates = [
    find(citation, 'MedlineJournalInfo', 'ISSNLinking'),
    printed.find((issn) => attribute(issn, 'IssnType') === 'Print') ?? null,
    printed[0] ?? null,
  ];
  return candidates.map((issn) => plainText(issn).toUpperCase()).find((issn) => /^\d{4}-?\d{3}[\dX]$/.test(issn)) ?? '';
}
