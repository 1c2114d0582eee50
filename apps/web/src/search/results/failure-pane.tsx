import { Button, ErrorState } from '@footnote/ui';
import { useSyncExternalStore } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApiError } from '../../platform/api/api.client.ts';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import type { ScreenMessages } from '../screen-messages.ts';

const messages = defineMessages({
  offline: { defaultMessage: 'You are offline', description: 'Heading of a failed search' },
  offlineText: {
    defaultMessage: 'The search runs as soon as the connection is back.',
    description: 'Explains a failed search',
  },
  unreachable: { defaultMessage: 'Footnote cannot be reached', description: 'Heading of a failed search' },
  unreachableText: {
    defaultMessage: 'The server does not answer. What you searched for is kept.',
    description: 'Explains a failed search',
  },
  tooWide: { defaultMessage: 'This search is too wide', description: 'Heading of a refused search' },
  refused: { defaultMessage: 'This search cannot be run', description: 'Heading of a refused search' },
  busy: { defaultMessage: 'The search is not available just now', description: 'Heading of a failed search' },
  busyText: {
    defaultMessage: 'The server is busy or restarting. Try again in a moment; what you searched for is kept.',
    description: 'Explains a failed search',
  },
  failed: { defaultMessage: 'The search failed', description: 'Heading of a failed search' },
  retry: { defaultMessage: 'Try again', description: 'Searches again' },
});

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function titleOf({ status, code }: ApiError, online: boolean): MessageDescriptor {
  if (status === 0) return online ? messages.unreachable : messages.offline;
  if (code === 'literature/query-too-wide') return messages.tooWide;
  if (status === 429 || status === 503) return messages.busy;
  return isRefusal(status) ? messages.refused : messages.failed;
}

/** An answer that cannot be read has a status of success, and is no refusal. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/** Says why there are no results, and tries again where that can help. */
export function FailurePane({
  failure,
  onRetry,
  words,
}: {
  failure: ApiError;
  onRetry: () => void;
  words: ScreenMessages;
}) {
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { status } = failure;
  const isBusy = status === 429 || status === 503;
  const isRefused = isRefusal(status) && !isBusy;
  const lost = words.t(online ? messages.unreachableText : messages.offlineText);
  return (
    <ErrorState
      title={words.t(titleOf(failure, online))}
      {...(isRefused ? {} : { action: <Button onClick={onRetry}>{words.t(messages.retry)}</Button> })}
    >
      {status === 0 ? lost : isBusy ? words.t(messages.busyText) : failureMessage(words.t, failure)}
    </ErrorState>
  );
}
