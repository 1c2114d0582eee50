import {
  CSV_FORMAT,
  err,
  exportedSavedReference,
  LIBRARY_ERRORS,
  ok,
  writeRis,
  type LibraryError,
  type Result,
  type ReviewExport,
  type ScreeningStage,
} from '@footnote/domain';
import { stringify } from 'csv-stringify/sync';
import type { ExportFile } from '../library/export-files.ts';
import { findReview, type FoundReview } from './find-review.ts';
import { REVIEW_MEDIA } from './review-media.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { LoggedDecision, ReviewUser, SavedRecord } from './reviews.ports.ts';
import { loadScreening, reviewFlow, type Screening } from './screened-review.ts';
import { shownRecord } from './show-records.ts';
import { writeProtocol, writeSearches } from './written-protocol.ts';

type ExportDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** A review that leaves with somebody; each file reads what it needs of it. */
type LeavingReview = FoundReview & ExportDeps;

/** Writes a part of a review, or all of it, to a file. */
export async function exportReview(
  deps: ExportDeps,
  user: ReviewUser,
  { id, what }: { id: string; what: ReviewExport },
): Promise<Refused<ExportFile>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const leaving = { ...found.value, ...deps };
  switch (what) {
    case 'records':
      return ok(file('csv', 'records', stringify(await recordRows(leaving), CSV_FORMAT)));
    case 'audit':
      return ok(file('csv', 'decisions', stringify(await auditRows(leaving), CSV_FORMAT)));
    case 'searches':
      return ok(file('txt', 'searches', await searchesText(leaving)));
    case 'protocol':
      return ok(file('txt', 'protocol', await protocolText(leaving)));
    case 'included':
      return includedFile(leaving);
    default:
      return ok(file('json', 'everything', `${JSON.stringify(await everything(leaving), null, 2)}\n`));
  }
}

function file(extension: keyof typeof REVIEW_MEDIA, name: string, content: string): ExportFile {
  return { content, mediaType: REVIEW_MEDIA[extension], fileName: `footnote-review-${name}.${extension}` };
}

const HEADER = [
  'record',
  'source',
  'title',
  'authors',
  'year',
  'journal',
  'doi',
  'pmid',
  'duplicate_of',
  'title_abstract',
  'title_abstract_reason',
  'full_text',
  'full_text_reason',
] as const;

async function recordRows({ review, records }: LeavingReview): Promise<string[][]> {
  const screening = await loadScreening({ records }, review);
  const outcome = ({ number, duplicateOf }: SavedRecord, stage: ScreeningStage): [string, string] => {
    if (duplicateOf !== null || !screening.isAtStage(number, stage)) return ['', ''];
    const made = screening.outcome(number, stage);
    return [made.state, made.state === 'exclude' ? made.reason : ''];
  };
  return [
    [...HEADER],
    ...(await records.read(review.id)).map((record) => {
      const { number, source, reference, duplicateOf, year } = record;
      const authors = reference.authors.map(({ lastname, firstname }) => `${lastname} ${firstname}`.trim());
      return [
        String(number),
        source,
        reference.title,
        authors.join('; '),
        year,
        reference.journal,
        reference.doi,
        reference.pmid,
        duplicateOf === null ? '' : String(duplicateOf),
        ...outcome(record, 'title'),
        ...outcome(record, 'full-text'),
      ];
    }),
  ];
}

/** Of others’ decisions, those that are no longer blind. */
async function openLog(leaving: LeavingReview, screening: Screening): Promise<LoggedDecision[]> {
  const { review, self, records } = leaving;
  const log = await records.log(review.id);
  return log.filter(({ memberId, record, stage }) => memberId === (self?.id ?? '') || !screening.isOpen(record, stage));
}

async function auditRows(leaving: LeavingReview): Promise<string[][]> {
  const { nameOf } = leaving;
  const log = await openLog(leaving, await loadScreening(leaving, leaving.review));
  return [
    ['record', 'stage', 'kind', 'verdict', 'reason', 'by', 'made_at', 'came_at'],
    ...log.map(({ record, stage, kind, verdict, reason, memberId, madeAt, cameAt }) => [
      String(record),
      stage,
      kind,
      verdict ?? 'withdrawn',
      reason,
      nameOf(memberId),
      madeAt.toISOString(),
      cameAt.toISOString(),
    ]),
  ];
}

async function searchesText({ review, records }: LeavingReview): Promise<string> {
  const searches = await records.searches(review.id);
  const counted = await records.counted(review.id);
  const screening = await loadScreening({ records }, review);
  return writeSearches(review.title, searches, reviewFlow(searches, { counted, screening }));
}

async function amendmentsOf({ review, reviews, nameOf }: LeavingReview) {
  const amendments = await reviews.amendments(review.id);
  return amendments.map(({ memberId, ...amendment }) => ({ ...amendment, by: nameOf(memberId) }));
}

async function protocolText(leaving: LeavingReview): Promise<string> {
  return writeProtocol({ ...leaving.review, amendments: await amendmentsOf(leaving) });
}

/** Included are those whose full texts are. */
async function includedFile({ review, records }: LeavingReview): Promise<Result<ExportFile, LibraryError>> {
  const screening = await loadScreening({ records }, review);
  const counted = await records.counted(review.id);
  const included = counted.filter(
    ({ number, duplicateOf }) =>
      duplicateOf === null &&
      screening.isAtStage(number, 'full-text') &&
      screening.outcome(number, 'full-text').state === 'include',
  );
  if (included.length === 0) return err(LIBRARY_ERRORS.error('library/nothing-to-export'));
  const numbers = included.map(({ number }) => number);
  const references = (await records.read(review.id, numbers)).map(({ number, reference }) =>
    exportedSavedReference(reference, String(number)),
  );
  return ok(file('ris', 'included', writeRis(references)));
}

async function everything(leaving: LeavingReview) {
  const { review, members, self, records } = leaving;
  const { title, protocol, screeners } = review;
  const searches = await records.searches(review.id);
  const saved = await records.read(review.id);
  const screening = await loadScreening({ records }, review);
  return {
    title,
    protocol,
    amendments: await amendmentsOf(leaving),
    screeners,
    members: members.map(({ id, name }) => ({ id, name })),
    searches,
    flow: reviewFlow(searches, { counted: saved, screening }),
    records: saved.map((record) => shownRecord(record, { screening, self })),
    log: await openLog(leaving, screening),
  };
}
