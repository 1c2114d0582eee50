import type { LiteratureUpdatesStatus } from '@footnote/domain';
import { LiteratureUpdates } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { isAwaited, requestSync, useLiteratureUpdates } from './literature-updates.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Literature status', description: 'Heading of the page for administrators' },
  description: {
    defaultMessage: 'How current the literature is, and what keeps it so.',
    description: 'Below the heading of the literature status',
  },
});

/** The page at /literature-status, for whoever runs the server, below the header of the page. */
export default function LiteratureStatusRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  return (
    <AdministrationPage
      header={header}
      place="literatureStatus"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <Updates />
    </AdministrationPage>
  );
}

function Updates() {
  const formatMessage = useTranslate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  /** The status when a sync was asked for. */
  const [before, setBefore] = useState<LiteratureUpdatesStatus | null>(null);
  const { looked, again } = useLiteratureUpdates(before);
  const status = looked?.ok === true ? looked.value : null;
  const order = async (which: 'sync' | 'retry') => {
    setBusy(true);
    const asked = await requestSync(which);
    setBusy(false);
    setRefusal(asked.ok ? '' : failureMessage(formatMessage, asked.error));
    if (asked.ok) setBefore(status);
    await again();
  };
  return (
    <LiteratureUpdates
      status={status}
      problem={looked?.ok === false ? failureMessage(formatMessage, looked.error) : refusal}
      asked={busy ? 'busy' : isAwaited(before, status) ? 'queued' : 'idle'}
      onReload={() => void again()}
      onSync={() => void order('sync')}
      onRetry={() => void order('retry')}
    />
  );
}
