import { AUDIT_EVENTS } from '@footnote/domain';
import { AuditChainStatus, AuditLog, type AuditPeriod } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { download } from '../platform/api/download.client.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { listProps, useList } from '../platform/lists/use-list.ts';
import { adminCalls } from './admin-calls.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { fetchAudit, fetchAuditChain } from './audit.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Audit log', description: 'Leads to the log of what was done by whom' },
  description: {
    defaultMessage: 'Who came in, who was given which rights, and what administrators did, for a year.',
    description: 'Below the heading of the audit log',
  },
});

const HOUR = 60 * 60 * 1000;
const HOURS: Readonly<Record<Exclude<AuditPeriod, 'all'>, number>> = { day: 24, week: 7 * 24, month: 30 * 24 };

/** The page at /audit-log, for super admins. */
export default function AuditLogRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  return (
    <AdministrationPage
      header={header}
      place="auditLog"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Chain />
      <Lines />
    </AdministrationPage>
  );
}

function Chain() {
  const t = useTranslate();
  const { formatMoment } = useMoments();
  const { data: checked, isValidating, mutate } = useSWR(adminCalls.auditChain, fetchAuditChain);
  return (
    <AuditChainStatus
      chain={checked?.ok === true && !isValidating ? checked.value : null}
      problem={checked?.ok === false && !isValidating ? failureMessage(t, checked.error) : ''}
      onCheck={() => void mutate()}
      formatMoment={formatMoment}
    />
  );
}

function Lines() {
  const { formatMoment } = useMoments();
  const [period, setPeriod] = useState<AuditPeriod>('all');
  const list = useList(adminCalls.audit, fetchAudit, { column: '', direction: 'descending' });
  const saving = useChange();
  const { sort: _sort, onSortChange: _onSortChange, ...shown } = listProps(list);
  const { filters } = list;
  const save = () => {
    const parameters = new URLSearchParams(
      Object.entries({ search: list.searched, ...filters }).filter(([, value]) => value !== ''),
    );
    return download(`${adminCalls.auditFile}?${parameters.toString()}`, {}, 'footnote-audit-log.csv');
  };
  return (
    <AuditLog
      {...shown}
      event={AUDIT_EVENTS.find((event) => event === filters['event']) ?? null}
      onEventChange={(event) => list.changeFilters({ event: event ?? '' })}
      period={period}
      onPeriodChange={(next) => {
        setPeriod(next);
        list.changeFilters({ since: next === 'all' ? '' : new Date(Date.now() - HOURS[next] * HOUR).toISOString() });
      }}
      onDownload={() => void saving.change('file', save)}
      downloading={saving.busy !== null}
      problem={saving.problem}
      formatMoment={formatMoment}
    />
  );
}
