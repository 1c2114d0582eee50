import type { LiteratureUpdatesStatus } from '@footnote/domain';
import { LiteratureUpdates, SettingsFrame } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { paths } from '../platform/navigation/paths.ts';
import { usePlaces } from '../platform/navigation/use-places.ts';
import { useDocumentTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { isAwaited, requestSync, useLiteratureUpdates } from './literature-updates.client.ts';

const messages = defineMessages({
  skip: { defaultMessage: 'Skip to the content', description: 'First link of a page; leads past its header' },
  title: { defaultMessage: 'Literature status — Footnote', description: 'Title of the page in the browser' },
  heading: { defaultMessage: 'Literature status', description: 'Heading of the page for administrators' },
  description: {
    defaultMessage: 'How current the literature is, and what keeps it so.',
    description: 'Below the heading of the literature status',
  },
  administration: { defaultMessage: 'Administration', description: 'Section of pages for administrators' },
});

/** The page at /literature-status, for whoever runs the server, below the header of the page. */
export default function LiteratureStatusRoute({ header }: { header: ReactNode }) {
  const formatMessage = useTranslate();
  useDocumentTitle(formatMessage(messages.title));
  const { onFollow } = usePlaces(null);
  const heading = formatMessage(messages.heading);
  const own = { id: 'literature-status', label: heading, href: paths.literatureStatus, current: true };
  return (
    <SettingsFrame
      header={header}
      skipLabel={formatMessage(messages.skip)}
      navLabel={formatMessage(messages.administration)}
      name={formatMessage(messages.administration)}
      sections={[{ id: 'administration', entries: [own] }]}
      onFollow={onFollow}
      heading={heading}
      description={formatMessage(messages.description)}
    >
      <Updates />
    </SettingsFrame>
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
