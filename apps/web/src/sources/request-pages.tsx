import { pagesRequestFormSchema, type Source } from '@footnote/domain';
import { RequestPagesModal } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { requestPages } from '../platform/sources/sources.client.ts';

const messages = defineMessages({
  sent: {
    defaultMessage: 'Your request was sent. Whoever runs this service has been told.',
    description: 'Said once more pages were requested for a source',
  },
});

const EMPTY = { pages: '', reason: '' };

interface RequestPagesProps {
  source: Source;
  organization: string;
  onClose: () => void;
}

/** Asks how many pages a source needs and what for, and tells whoever runs the service. */
export function RequestPages({ source, organization, onClose }: RequestPagesProps) {
  const t = useTranslate();
  const form = useSchemaForm({ schema: pagesRequestFormSchema, initial: EMPTY });
  const send = () =>
    form.submit(async (request) => {
      const sent = await form.send(() => requestPages({ id: source.id, actingFor: organization }, request));
      if (!sent.ok) return;
      showToast('positive', t(messages.sent));
      onClose();
    });
  return (
    <RequestPagesModal
      open
      onClose={onClose}
      sourceName={source.name}
      quota={source.pageQuota ?? 0}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSend={send}
      canSend={form.values.pages.trim() !== ''}
      busy={form.busy}
    />
  );
}
