import {
  CSV_FORMAT,
  err,
  exportedSavedReference,
  LIBRARY_ERRORS,
  ok,
  prismaFlow,
  writeRis,
  type PrismaFlow,
  type ReviewExport,
  type ScreeningStage,
} from '@footnote/domain';
import { stringify } from 'csv-stringify/sync';
import type { ExportFile } from '../library/export-files.ts';
import { findReview, type FoundReview } from './find-review.ts';
import { REVIEW_MEDIA } from './review-media.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { LoggedDecision, ReviewUser, SavedRecord, SavedSearchOfReview } from './reviews.ports.ts';
import { flowRecords, loadScreening, type Screening } from './screened-review.ts';
import { shownRecord } from './show-records.ts';
import { writeProtocol, writeSearches } from './written-protocol.ts';

type ExportDeps = Pick<ReviewDeps, 'reviews' | 'records'>;

/** All of a review that leaves with somebody: of others’ decisions, those that are no longer blind. */
interface LeavingReview extends FoundReview {
  searches: SavedSearchOfReview[];
  records: SavedRecord[];
  screening: Screening;
  flow: PrismaFlow;
  log: LoggedDecision[];
  amendments: { protocol: FoundReview['review']['protocol']; changed: string[]; changedAt: Date; by: string }[];
}

/** Writes a part of a review, or all of it, to a file. */
export async function exportReview(
  deps: ExportDeps,
  user: ReviewUser,
  { id, what }: { id: string; what: ReviewExport },
): Promise<Refused<ExportFile>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  const leaving = await loadLeaving(deps, found.value);
  switch (what) {
    case 'records':
      return ok(file('csv', 'records', stringify(recordRows(leaving), CSV_FORMAT)));
    case 'audit':
      return ok(file('csv', 'decisions', stringify(auditRows(leaving), CSV_FORMAT)));
    case 'searches':
      return ok(file('txt', 'searches', writeSearches(leaving.review.title, leaving.searches, leaving.flow)));
    case 'protocol':
      return ok(file('txt', 'protocol', writeProtocol({ ...leaving.review, amendments: leaving.amendments })));
    case 'included':
      return includedFile(leaving);
    default:
      return ok(file('json', 'everything', `${JSON.stringify(everything(leaving), null, 2)}\n`));
  }
}

async function loadLeaving({ reviews, records }: ExportDeps, found: FoundReview): Promise<LeavingReview> {
  const { review, self, members } = found;
  const counted = await records.counted(review.id);
  const searches = await records.searches(review.id);
  const screening = await loadScreening({ records }, review);
  const nameOf = (memberId: string | null) => members.find(({ id }) => id === memberId)?.name ?? '';
  const log = await records.log(review.id);
  return {
    ...found,
    searches,
    screening,
    records: await records.read(
      review.id,
      counted.map(({ number }) => number),
    ),
    flow: prismaFlow(
      searches.map(({ source, ...search }) => ({ ...search, name: source })),
      flowRecords(counted, screening),
    ),
    log: log.filter(
      ({ memberId, record, stage }) =>
        memberId === (self?.id ?? '') || screening.outcome(record, stage).state !== 'open',
    ),
    amendments: (await reviews.amendments(review.id)).map(({ memberId, ...amendment }) => ({
      ...amendment,
      by: nameOf(memberId),
    })),
  };
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

function recordRows({ records, screening }: LeavingReview): string[][] {
  const outcome = ({ number, duplicateOf }: SavedRecord, stage: ScreeningStage): [string, string] => {
    const isBefore = stage === 'full-text' && screening.outcome(number, 'title').state !== 'include';
    if (duplicateOf !== null || isBefore) return ['', ''];
    const made = screening.outcome(number, stage);
    return [made.state, made.state === 'exclude' ? made.reason : ''];
  };
  return [
    [...HEADER],
    ...records.map((record) => {
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

function auditRows({ log, members }: LeavingReview): string[][] {
  const nameOf = new Map(members.map(({ id, name }) => [id, name]));
  return [
    ['record', 'stage', 'kind', 'verdict', 'reason', 'by', 'made_at', 'came_at'],
    ...log.map(({ record, stage, kind, verdict, reason, memberId, madeAt, cameAt }) => [
      String(record),
      stage,
      kind,
      verdict ?? 'withdrawn',
      reason,
      nameOf.get(memberId ?? '') ?? '',
      madeAt.toISOString(),
      cameAt.toISOString(),
    ]),
  ];
}

/** Included are those whose full texts are. */
function includedFile({ records, screening }: LeavingReview): Refusable {
  const included = records.filter(
    ({ number, duplicateOf }) =>
      duplicateOf === null &&
      screening.outcome(number, 'title').state === 'include' &&
      screening.outcome(number, 'full-text').state === 'include',
  );
  if (included.length === 0) return err(LIBRARY_ERRORS.error('library/nothing-to-export'));
  const references = included.map(({ number, reference }) => exportedSavedReference(reference, String(number)));
  return ok(file('ris', 'included', writeRis(references)));
}

type Refusable = Awaited<Refused<ExportFile>>;

function everything(leaving: LeavingReview) {
  const { review, members, searches, records, screening, self, flow, log, amendments } = leaving;
  const { title, protocol, screeners } = review;
  return {
    title,
    protocol,
    amendments,
    screeners,
    members: members.map(({ id, name }) => ({ id, name })),
    searches,
    flow,
    records: records.map((record) => shownRecord(record, { screening, self })),
    log,
  };
}
