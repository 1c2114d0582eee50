import { ToastProvider, useToast } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { connectToasts } from '../platform/shell/toasts.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  region: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  close: { defaultMessage: 'Close', description: 'Closes a short message' },
});

/** Shows what the app has to say in passing. */
export function AppNotices() {
  const formatMessage = useTranslate();
  return (
    <ToastProvider label={formatMessage(messages.region)} closeLabel={formatMessage(messages.close)}>
      <ToastConnection />
    </ToastProvider>
  );
}

function ToastConnection() {
  const { show } = useToast();
  useEffect(() => connectToasts(show), [show]);
  return null;
}
