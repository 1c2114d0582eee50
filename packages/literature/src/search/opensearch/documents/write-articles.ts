import type { Article } from '@footnote/domain';
import { isPmid } from '../../core/identifiers.ts';
import { isReplacedBy } from '../../core/revision.ts';
import type { WriteBatch, WriteOutcome } from '../../literature-index.ports.ts';
import { recordAppliedFile } from './companion-entries.ts';
import { unavailable } from '../cluster-errors.ts';
import { readArticles, type StoredArticle } from './held-articles.ts';
import { indexDocument } from './index-document.ts';
import type { IndexPlace } from '../index-place.ts';
import { readImpacts, impactOf } from './journal-impacts.ts';
import { markRetractions, retractedBy } from './mark-retractions.ts';
import { refresh, sendBulk, type BulkAction } from './send-bulk.ts';

/** What a batch does to one article. */
interface Change {
  outcome: WriteOutcome;
  held: StoredArticle | undefined;
  /** null where the article is not there in the end. */
  final: Article | null;
}

/** Another writer would have to change the same articles again and again. */
const MAX_ATTEMPTS = 8;

/**
 * Writes a batch: what is held is read, the port's rules decide, and every change is made on condition that nobody changed
 * the article in between; those somebody did are decided again. Rejects with a RangeError, before anything is written, for
 * what is no PMID.
 */
export async function writeArticles(place: IndexPlace, batch: WriteBatch): Promise<WriteOutcome> {
  const wrong = batch.articles.find(({ pmid }) => !isPmid(pmid));
  if (wrong !== undefined) throw new RangeError(`“${wrong.pmid}” is not a PMID.`);
  const outcome: WriteOutcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
  const toMark = new Set<string>();
  const { onlyHeld = false } = batch;
  let left: WriteBatch = { articles: batch.articles, deletions: batch.deletions.filter(isPmid), onlyHeld };
  for (let attempt = 0; left.articles.length + left.deletions.length > 0; attempt += 1) {
    if (attempt === MAX_ATTEMPTS) throw unavailable('Others keep changing the articles that are written.');
    const changes = decide(left, await readArticles(place, pmidsOf(left)));
    const conflicts = await apply(place, changes);
    for (const [pmid, change] of changes) {
      if (conflicts.has(pmid)) continue;
      addTo(outcome, change.outcome);
      if (!isChanged(change)) continue;
      for (const one of [pmid, ...retractedBy(change.held?.article), ...retractedBy(change.final)]) toMark.add(one);
    }
    left = {
      ...left,
      articles: left.articles.filter(({ pmid }) => conflicts.has(pmid)),
      deletions: left.deletions.filter((pmid) => conflicts.has(pmid)),
    };
  }
  if (toMark.size > 0) {
    await refresh(place, place.articles);
    await markRetractions(place, [...toMark]);
  }
  if (batch.applied !== undefined) await recordAppliedFile(place, batch.applied);
  return outcome;
}

function pmidsOf({ articles, deletions }: WriteBatch): string[] {
  return [...articles.map(({ pmid }) => pmid), ...deletions];
}

/** Takes the articles in order, deletions last. */
function decide(batch: WriteBatch, held: ReadonlyMap<string, StoredArticle>): Map<string, Change> {
  const changes = new Map<string, Change>();
  const changeOf = (pmid: string): Change => {
    const known = changes.get(pmid);
    if (known !== undefined) return known;
    const before = held.get(pmid);
    const outcome = { added: 0, updated: 0, unchanged: 0, deleted: 0 };
    const change = { outcome, held: before, final: before?.article ?? null };
    changes.set(pmid, change);
    return change;
  };
  for (const article of batch.articles) {
    const change = changeOf(article.pmid);
    const isKept = change.final === null ? batch.onlyHeld === true : !isReplacedBy(change.final, article);
    if (isKept) change.outcome.unchanged += 1;
    else {
      change.outcome[change.final === null ? 'added' : 'updated'] += 1;
      change.final = article;
    }
  }
  for (const pmid of batch.deletions) {
    const change = changeOf(pmid);
    if (change.final === null) continue;
    change.outcome.deleted += 1;
    change.final = null;
  }
  return changes;
}

function isChanged({ held, final }: Change): boolean {
  return (held?.article ?? null) !== final;
}

/** Gives the articles somebody else changed meanwhile. */
async function apply(place: IndexPlace, changes: ReadonlyMap<string, Change>): Promise<Set<string>> {
  const changed = [...changes].filter(([, change]) => isChanged(change));
  const impacts = await readImpacts(
    place,
    changed.flatMap(([, { final }]) => final?.journal.issn ?? []),
  );
  const actions = changed.map(([id, { held, final }]): BulkAction => {
    const condition = held === undefined ? {} : { held: { sequence: held.sequence, term: held.term } };
    if (final === null) return { action: 'delete', id, ...condition };
    const source = indexDocument(final, impactOf(final, impacts));
    return { action: held === undefined ? 'create' : 'index', id, ...condition, source };
  });
  return sendBulk(place, { index: place.articles, actions });
}

function addTo(sum: WriteOutcome, one: WriteOutcome): void {
  sum.added += one.added;
  sum.updated += one.updated;
  sum.unchanged += one.unchanged;
  sum.deleted += one.deleted;
}
