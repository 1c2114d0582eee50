import type { SavedReference } from '@footnote/domain';
import { libraryKey } from '../library/library-key.ts';
import type { NewRecord, RecordSigns } from './reviews.ports.ts';

/** Titles below this length, without an author, are those of too many works. */
const TELLING_TITLE = 25;

/** A reference with what it is known by. */
export function recordOf(reference: SavedReference): NewRecord {
  const { title, authors } = reference;
  const telling = authors.length > 0 || title.length >= TELLING_TITLE;
  const digest = title !== '' && telling ? libraryKey({ ...reference, pmid: '', doi: '' }) : '';
  return { digest, reference };
}

/** Finds of which record a further one is a duplicate. */
export interface DuplicateFinder {
  /** Number of the record it is the same as; null for one that is the first of its work, which is known from then on. */
  take(record: NewRecord, number: number): number | null;
}

/**
 * Begins to look for duplicates among records that are none. Two are the same by the rule of the library: the same PMID,
 * or the same DOI where one of them has no PMID. Databases without PMIDs and DOIs are many, so title, year and first
 * author make them the same, too, where no number says otherwise.
 */
export function findDuplicates(known: readonly RecordSigns[]): DuplicateFinder {
  const byPmid = new Map<string, number>();
  const byDoi = new Map<string, RecordSigns[]>();
  const byDigest = new Map<string, RecordSigns[]>();
  const add = (one: RecordSigns) => {
    if (one.pmid !== '') byPmid.set(one.pmid, one.number);
    if (one.doi !== '') byDoi.set(one.doi, [...(byDoi.get(one.doi) ?? []), one]);
    if (one.digest !== '') byDigest.set(one.digest, [...(byDigest.get(one.digest) ?? []), one]);
  };
  for (const one of known) add(one);
  return {
    take({ reference, digest }, number) {
      const one: RecordSigns = { number, doi: reference.doi.toLowerCase(), digest, pmid: reference.pmid };
      const same =
        (one.pmid === '' ? undefined : byPmid.get(one.pmid)) ??
        byDoi.get(one.doi)?.find((other) => other.pmid === '' || one.pmid === '')?.number ??
        byDigest.get(digest)?.find((other) => mayBeSame(one, other))?.number;
      if (same === undefined) add(one);
      return same ?? null;
    },
  };
}

function mayBeSame(one: RecordSigns, other: RecordSigns): boolean {
  const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b;
  return !differ(one.pmid, other.pmid) && !differ(one.doi, other.doi);
}
