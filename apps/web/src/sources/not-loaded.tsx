import { Button, ErrorState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ApiError } from '../platform/api/api.client.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  failed: { defaultMessage: 'The sources could not be loaded', description: 'Said instead of the sources of a user' },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** Says in the place of sources why they did not come. */
export function NotLoaded({ failure, onRetry }: { failure: ApiError; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>}>
      {failureMessage(t, failure)}
    </ErrorState>
  );
}
