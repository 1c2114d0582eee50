import { ok } from '@footnote/domain';
import { findReview, refuse, unlessGone } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { CountedRecord, ReviewUser } from './reviews.ports.ts';

type RemoveDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** Takes a search out of a review with what it brought, as long as nobody ever decided on any of it. */
export async function removeSearch(
  deps: RemoveDeps,
  user: ReviewUser,
  { id, searchId }: { id: string; searchId: string },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  const remove = async () => {
    if ((await deps.records.findSearch(id, searchId)) === null) return refuse('review/search-not-found');
    const isOfSearch = (one: CountedRecord) => one.searchId === searchId;
    const taken = await takeOut(deps, id, {
      isGone: isOfSearch,
      remove: () => deps.records.removeSearch(id, searchId),
    });
    return taken ? ok(null) : refuse('review/search-screened');
  };
  return unlessGone(deps.records.hold(id, remove));
}

/** Takes one file of a search out of a review with what it brought, as long as nobody ever decided on any of it. */
export async function removeImport(
  deps: RemoveDeps,
  user: ReviewUser,
  { id, searchId, importId }: { id: string; searchId: string; importId: string },
): Promise<Refused<null>> {
  const found = await findReview(deps, user, { id, to: 'manage' });
  if (!found.ok) return found;
  const { records } = deps;
  const remove = async () => {
    const isThere = (await records.imports(id)).some((one) => one.id === importId && one.searchId === searchId);
    if (!isThere) return refuse('review/import-not-found');
    const isOfImport = (one: CountedRecord) => one.importId === importId;
    const taken = await takeOut(deps, id, {
      isGone: isOfImport,
      remove: () => records.removeImport(searchId, importId),
    });
    return taken ? ok(null) : refuse('review/search-screened');
  };
  return unlessGone(records.hold(id, remove));
}

/**
 * Of what was the same as a record that goes, the first stands for the work from now on, whatever else it is like: what
 * people said of duplicates is kept. False where one that goes was screened.
 */
async function takeOut(
  { records }: Pick<ReviewDeps, 'records'>,
  id: string,
  { isGone, remove }: { isGone: (record: CountedRecord) => boolean; remove: () => Promise<void> },
): Promise<boolean> {
  const all = await records.counted(id);
  const gone = new Set(all.filter(isGone).map(({ number }) => number));
  if (await records.isScreened(id, [...gone])) return false;
  await remove();
  const standsFor = new Map<number, number>();
  const left: { number: number; duplicateOf: number | null }[] = [];
  for (const { number, duplicateOf } of all) {
    if (gone.has(number) || duplicateOf === null || !gone.has(duplicateOf)) continue;
    left.push({ number, duplicateOf: standsFor.get(duplicateOf) ?? null });
    if (!standsFor.has(duplicateOf)) standsFor.set(duplicateOf, number);
  }
  await records.setDuplicates(id, left);
  return true;
}
