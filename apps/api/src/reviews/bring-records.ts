import { createHash } from 'node:crypto';
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
import { findReview, refuse, unlessGone } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { ReviewUser } from './reviews.ports.ts';

type BringDeps = Pick<ReviewDeps, 'reviews' | 'records' | 'literature' | 'referenceReader'>;

const NONE = { brought: 0, duplicates: 0 };

/** Brings references into a search of a review that is held; duplicates are kept and marked. */
export async function bringRecords(
  { records }: Pick<ReviewDeps, 'records'>,
  {
    reviewId,
    references,
    ...from
  }: { reviewId: string; searchId: string; importId: string | null; references: readonly SavedReference[] },
): Promise<{ brought: number; duplicates: number }> {
  if (references.length === 0) return NONE;
  const finder = findDuplicates(await records.signs(reviewId));
  const last = await records.lastNumber(reviewId);
  const rows = references.map((reference, at) => {
    const record = recordOf(reference);
    const number = last + at + 1;
    return { ...record, number, duplicateOf: finder.take(record, number) };
  });
  await records.addRecords(reviewId, from, rows);
  return { brought: rows.length, duplicates: rows.filter(({ duplicateOf }) => duplicateOf !== null).length };
}

/** Whether a review has room for so many more. */
export async function hasRoom(
  { records }: Pick<ReviewDeps, 'records'>,
  { reviewId, more }: { reviewId: string; more: number },
): Promise<boolean> {
  return (await records.countRecords(reviewId)) + more <= REVIEW_LIMITS.records;
}

/** Brings a file of another database into a search of a review, and lists what could not be read. */
export async function importRecords(
  deps: BringDeps,
  user: ReviewUser,
  { id, searchId, file }: { id: string; searchId: string; file: { format: ReadFile['format'] | 'auto'; text: string } },
): Promise<Refused<Brought>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const isThere = async () => (await deps.records.findSearch(id, searchId))?.ranHere === false;
  if (!(await isThere())) return refuse('review/search-not-found');
  const read = await deps.referenceReader.read(file);
  if (!read.ok) return err(read.error);
  const { references, unknown } = await referencesOf(deps.literature, read.value);
  const digest = createHash('sha256').update(file.text).digest('hex');
  const bring = async () => {
    if (!(await isThere())) return refuse('review/search-not-found');
    if (!(await hasRoom(deps, { reviewId: id, more: references.length }))) return refuse('review/full');
    const importId = await deps.records.addImport(searchId, digest);
    if (importId === null) return refuse('review/brought-already');
    return ok(await bringRecords(deps, { reviewId: id, searchId, importId, references }));
  };
  // A file without any record leaves nothing behind that could be taken out.
  const brought = references.length === 0 ? ok(NONE) : await unlessGone(deps.records.hold(id, bring));
  if (!brought.ok) return brought;
  spend('bytes', file.text.length);
  const unread = [...read.value.unread, ...unknown].toSorted((one, other) => one.line - other.line);
  return ok({
    search: searchId,
    ...brought.value,
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
