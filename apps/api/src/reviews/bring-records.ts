import {
  err,
  LIBRARY_LIMITS,
  ok,
  REVIEW_LIMITS,
  savedReferenceOf,
  type Brought,
  type SavedReference,
  type UnreadPart,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { articlesByPmid } from '../library/articles-by-pmid.ts';
import type { ReadFile } from '../library/library.ports.ts';
import { spend } from '../platform/budgets/spending.ts';
import { findDuplicates, recordOf } from './find-duplicates.ts';
import { findReview, refuse } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { ReviewUser } from './reviews.ports.ts';

type BringDeps = Pick<ReviewDeps, 'reviews' | 'records' | 'literature' | 'referenceReader'>;

/** Brings references into a search of a review; duplicates are kept and marked. Gives how many, or null where there is no room for all. */
export function bringRecords(
  { records }: Pick<ReviewDeps, 'records'>,
  { reviewId, searchId, references }: { reviewId: string; searchId: string; references: readonly SavedReference[] },
): Promise<{ brought: number; duplicates: number } | null> {
  return records.hold(reviewId, async () => {
    const held = (await records.counted(reviewId)).length;
    if (held + references.length > REVIEW_LIMITS.records) return null;
    const finder = findDuplicates(await records.signs(reviewId));
    const last = await records.lastNumber(reviewId);
    const rows = references.map((reference, at) => {
      const record = recordOf(reference);
      const number = last + at + 1;
      return { ...record, number, duplicateOf: finder.take(record, number) };
    });
    await records.addRecords(reviewId, searchId, rows);
    return { brought: rows.length, duplicates: rows.filter(({ duplicateOf }) => duplicateOf !== null).length };
  });
}

/** Brings a file of another database into a search of a review, and lists what could not be read. */
export async function importRecords(
  deps: BringDeps,
  user: ReviewUser,
  { id, searchId, file }: { id: string; searchId: string; file: { format: ReadFile['format'] | 'auto'; text: string } },
): Promise<Refused<Brought>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const isOne = (await deps.records.searches(id)).some((search) => search.id === searchId && !search.ranHere);
  if (!isOne) return refuse('review/search-not-found');
  const read = await deps.referenceReader.read(file);
  if (!read.ok) return err(read.error);
  const { references, unknown } = await referencesOf(deps.literature, read.value);
  const brought = await bringRecords(deps, { reviewId: id, searchId, references });
  if (brought === null) return refuse('review/full');
  spend('bytes', file.text.length);
  const unread = [...read.value.unread, ...unknown].toSorted((one, other) => one.line - other.line);
  return ok({
    search: searchId,
    ...brought,
    unread: unread.slice(0, LIBRARY_LIMITS.unreadShown),
    unreadTotal: read.value.unreadTotal + unknown.length,
  });
}

/** A number alone is an article of the index, or nothing that could be screened; what a file says itself is taken as it is. */
async function referencesOf(literature: LiteratureIndex, { references: read }: ReadFile) {
  const bare = read.filter(({ reference }) => reference.title === '' && reference.pmid !== '');
  const known = await articlesByPmid(
    literature,
    bare.map(({ reference }) => reference.pmid),
  );
  const references: SavedReference[] = [];
  const unknown: UnreadPart[] = [];
  for (const { line, reference } of read) {
    const article = reference.title === '' ? known.get(reference.pmid) : undefined;
    if (article !== undefined) references.push(savedReferenceOf(article));
    else if (reference.title !== '' || reference.doi !== '') references.push(reference);
    else unknown.push({ line, reason: 'unknown-pmid', text: reference.pmid });
  }
  return { references, unknown };
}
