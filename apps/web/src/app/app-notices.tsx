import { LiveRegion, ToastProvider, useToast } from '@footnote/ui';
import { useEffect, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { announcer } from '../platform/announcer.store.ts';
import { connectToasts } from '../platform/toasts.ts';

const messages = defineMessages({
  region: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  close: { defaultMessage: 'Close', description: 'Closes a short message' },
});

/** Shows what the app has to say in passing, and tells it to screen readers. */
export function AppNotices({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <ToastProvider label={formatMessage(messages.region)} closeLabel={formatMessage(messages.close)}>
      <ToastConnection />
      {children}
      <Announcer />
    </ToastProvider>
  );
}

function ToastConnection() {
  const { show } = useToast();
  useEffect(() => connectToasts(show), [show]);
  return null;
}

function Announcer() {
  const { text } = useSnapshot(announcer);
  return <LiveRegion message={text} />;
}
