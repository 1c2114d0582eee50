import type { ArticleWithContext } from '@footnote/domain';
import type { LiteratureIndex, Query } from '@footnote/literature';

/** What was read of a document that names the article it may be. */
export interface DocumentRecord {
  /** Its title, else the name of its file. */
  title: string;
  /** As they are printed, the surest first. */
  dois: readonly string[];
  pmid: string | null;
}

/** A DOI may be that of a few records: versions, and articles whose DOIs differ in signs alone. */
const RECORDS_OF_ONE = 4;
const PMID = /^[1-9]\d{0,8}$/;
const MOST_HITS = 1_500;

/**
 * The article of the literature that each of some documents is, in their order; null where it is none that is known. Asks the
 * index once, whatever their number, and not at all where none has a DOI or PMID. Rejects as the index's searches do.
 */
export async function articlesOfDocuments(
  literature: Pick<LiteratureIndex, 'search' | 'articles'>,
  documents: readonly DocumentRecord[],
  signal?: AbortSignal,
): Promise<(ArticleWithContext | null)[]> {
  const dois = [...new Set(documents.flatMap(plainDois))];
  const pmids = [...new Set(documents.flatMap(({ pmid }) => (PMID.test(pmid ?? '') ? (pmid ?? []) : [])))];
  if (dois.length === 0 && pmids.length === 0) return documents.map(() => null);
  const named: Query = {
    type: 'or',
    of: [
      { type: 'anyItem', fields: ['identifiers'], texts: dois },
      { type: 'eq', column: 'pmid', values: pmids },
    ],
  };
  const limit = Math.min(MOST_HITS, (dois.length + pmids.length) * RECORDS_OF_ONE);
  const { hits } = await literature.search(
    { query: named, rank: null, sort: { by: 'relevance', order: 'desc' }, limit, offset: 0 },
    signal,
  );
  const found = await literature.articles(hits.map(({ pmid }) => pmid));
  const byDoi = Map.groupBy(found, ({ doi }) => plainDoi(doi));
  const byPmid = new Map(found.map((article) => [article.pmid, article]));
  return documents.map((document) => {
    const byItsDois = plainDois(document).flatMap((doi) => byDoi.get(doi) ?? []);
    const candidates = [...byItsDois, byPmid.get(document.pmid ?? '')];
    return candidates.find((one) => one !== undefined && isArticleOf(document, one)) ?? null;
  });
}

/**
 * Whether a document is this article: one of its DOIs is the article’s or, where only one of them has a DOI, its PMID is; and their titles
 * agree, as first pages name other articles, too. A title alone never says so.
 */
export function isArticleOf(
  { title, dois, pmid }: DocumentRecord,
  article: Pick<ArticleWithContext, 'pmid' | 'doi' | 'title' | 'vernacularTitle'>,
): boolean {
  const [own, known] = [plainDois({ dois }), plainDoi(article.doi)];
  const isNamed = own.length > 0 && known !== '' ? own.includes(known) : pmid === article.pmid;
  return isNamed && (titlesAgree(title, article.title) || titlesAgree(title, article.vernacularTitle));
}

function plainDois({ dois }: Pick<DocumentRecord, 'dois'>): string[] {
  return dois.map(plainDoi).filter((doi) => doi !== '');
}

/** A DOI without an address or “doi:” before it, in lower case: DOIs are the same whatever their case. */
function plainDoi(text: string): string {
  return text
    .trim()
    .replace(/^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|doi:\s*)/i, '')
    .toLowerCase();
}

/** What publishers print before the title of an article that was retracted. */
const RETRACTED = /^\W*retracted(?: article| paper)?\s*[:.\]–—-]\s*/i;
/** Titles of what is published about an article, before which its own stands. */
const ABOUT_ANOTHER =
  /^\W*(?:retraction|withdrawal|correction|corrigend|errat|addend|(?:an? |editorial )?expression of concern|comment|reply|response|re:|editorial|letter)/i;
/** Of the words of both titles, so many have to be in both. */
const SHARED = 0.8;
/** Of a title without its subtitle, at least so many words. */
const LEAST_OPENING = 5;

function titlesAgree(one: string, other: string): boolean {
  if (ABOUT_ANOTHER.test(one) !== ABOUT_ANOTHER.test(other)) return false;
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.length - right.length);
  if (shorter === undefined || longer === undefined || shorter.length === 0) return false;
  if (shorter.length >= LEAST_OPENING && shorter.every((word, at) => word === longer[at])) return true;
  const left = new Map(Map.groupBy(longer, (word) => word));
  const shared = shorter.filter((word) => left.get(word)?.pop() !== undefined).length;
  return (2 * shared) / (shorter.length + longer.length) >= SHARED;
}

/** The words of a title without accents, case and signs. */
function wordsOf(title: string): string[] {
  const plain = title.replace(RETRACTED, '').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
