import { CSV_FORMAT, type AuditLine } from '@footnote/domain';
import { stringify } from 'csv-stringify/sync';
import type { AuditQuery, AuditTrail } from './admin.ports.ts';

/** Lines read at once; a long log never lies in memory as a whole. */
const BATCH = 1_000;

const COLUMNS = [
  'position',
  'happened_at',
  'event',
  'by',
  'actor_id',
  'actor_name',
  'actor_email',
  'subject_id',
  'subject_name',
  'subject_email',
  'organization_id',
  'organization_name',
  'detail',
  'address',
];

function cellsOf(line: AuditLine): string[] {
  const { actor, subject, organization } = line;
  const detail = Object.entries(line.detail).map(([name, value]) => `${name}: ${value}`);
  return [
    String(line.position),
    line.happenedAt,
    line.event,
    line.by,
    ...[actor?.id, actor?.name, actor?.email, subject?.id, subject?.name, subject?.email].map((cell) => cell ?? ''),
    organization?.id ?? '',
    organization?.name ?? '',
    detail.join('; '),
    line.address,
  ];
}

/** The audit log as CSV for a spreadsheet, the newest line first; no cell runs as a formula. */
export function exportAudit(trail: Pick<AuditTrail, 'before'>, query: AuditQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: number | null = null;
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const lines: AuditLine[] = await trail.before(query, last, BATCH);
        const head = begun ? [] : [COLUMNS];
        const text = stringify([...head, ...lines.map(cellsOf)], { ...CSV_FORMAT, bom: !begun });
        begun = true;
        if (text !== '') controller.enqueue(encoder.encode(text));
        last = lines.at(-1)?.position ?? null;
        if (lines.length < BATCH) controller.close();
      },
    },
    { highWaterMark: 1 },
  );
}
