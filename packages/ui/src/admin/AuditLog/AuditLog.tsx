import { AUDIT_EVENTS, type AuditEvent, type AuditLine } from '@footnote/domain';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { quiet } from '../admin-list.css.ts';
import { AdminTable, type AdminTableProps } from '../admin-table.tsx';
import { eventMessages, messages, periodMessages } from './AuditLog.messages.ts';
import * as styles from './AuditLog.css.ts';

/** How far back lines are shown. */
export const AUDIT_PERIODS = ['all', 'day', 'week', 'month'] as const;
export type AuditPeriod = (typeof AUDIT_PERIODS)[number];

export interface AuditLogProps extends AdminTableProps<AuditLine> {
  /** The kind of lines that are shown; null for all. */
  event: AuditEvent | null;
  /** Called with another kind. */
  onEventChange: (event: AuditEvent | null) => void;
  /** How far back lines are shown. */
  period: AuditPeriod;
  /** Called with another time. */
  onPeriodChange: (period: AuditPeriod) => void;
  /** Called when the lines are to be saved as a table. */
  onDownload: () => void;
  /**
   * Whether they are being saved.
   * @default false
   */
  downloading?: boolean;
  /** Says a moment as a user reads it ("1 June 2025, 14:05:09"). */
  formatMoment: (moment: string) => string;
}

/** What was done, by whom, to whom, when and from where, for super admins. */
export function AuditLog(props: AuditLogProps) {
  const { t } = useMessages();
  return (
    <AdminTable
      list={props}
      table={{
        columns: columnsOf(props, t),
        rowKey: ({ position }) => String(position),
        rowName: (line) => t(eventMessages[line.event]),
        lines: 2,
      }}
      own={messages}
      beside={<Filters {...props} />}
    />
  );
}

function Filters(props: AuditLogProps) {
  const { event, onEventChange, period, onPeriodChange } = props;
  const { t } = useMessages();
  const kinds = AUDIT_EVENTS.map((value) => ({ value, label: t(eventMessages[value]) }));
  return (
    <>
      <div className={styles.filters}>
        <Select<AuditEvent | 'everything'>
          label={t(messages.kind)}
          labelHidden
          options={[{ value: 'everything', label: t(messages.everything) }, ...kinds]}
          value={event ?? 'everything'}
          onChange={(chosen) => onEventChange(chosen === 'everything' ? null : chosen)}
        />
      </div>
      <div className={styles.filters}>
        <Select
          label={t(messages.period)}
          labelHidden
          options={AUDIT_PERIODS.map((value) => ({ value, label: t(periodMessages[value]) }))}
          value={period}
          onChange={onPeriodChange}
        />
      </div>
      <Button icon="download" busy={props.downloading === true} onClick={props.onDownload}>
        {t(messages.download)}
      </Button>
    </>
  );
}

function personOf(person: AuditLine['actor'], t: Translate): string {
  if (person === null) return '';
  if (person.email === null) return t(messages.gone);
  return person.name === null || person.name === '' ? person.email : `${person.name} (${person.email})`;
}

function actorOf({ by, actor }: AuditLine, t: Translate) {
  if (by === 'account') return <bdi>{personOf(actor, t)}</bdi>;
  return <span className={quiet}>{t(messages[by])}</span>;
}

function placeOf({ subject, organization }: AuditLine, t: Translate): string {
  const named = organization === null ? '' : (organization.name ?? t(messages.goneOrganization));
  return [personOf(subject, t), named].filter((words) => words !== '').join(' · ');
}

function columnsOf({ formatMoment }: AuditLogProps, t: Translate) {
  const columns: DataTableColumn<AuditLine>[] = [
    {
      id: 'when',
      header: t(messages.when),
      cell: ({ happenedAt }) => <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>,
    },
    {
      id: 'what',
      header: t(messages.what),
      namesRow: true,
      cell: ({ event }) => t(eventMessages[event]),
    },
    { id: 'who', header: t(messages.who), width: 'wide', cell: (line) => actorOf(line, t) },
    { id: 'whom', header: t(messages.whom), width: 'wide', cell: (line) => <bdi>{placeOf(line, t)}</bdi> },
    {
      id: 'from',
      header: t(messages.from),
      cell: ({ address }) => <span className={styles.technical}>{address}</span>,
    },
    {
      id: 'more',
      header: t(messages.more),
      width: 'wide',
      cell: ({ detail }) => {
        const words = Object.entries(detail).map(([name, value]) => `${name}: ${value}`);
        return <code className={styles.technical}>{words.join(', ')}</code>;
      },
    },
  ];
  return columns;
}
