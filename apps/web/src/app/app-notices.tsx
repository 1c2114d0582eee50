import { ToastProvider, useToast } from '@footnote/ui';
import { Suspense, useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { contact } from '../platform/shell/contact.store.ts';
import { optionalImport } from '../platform/rendering/optional-import.ts';
import { connectToasts } from '../platform/shell/toasts.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  region: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  close: { defaultMessage: 'Close', description: 'Closes a short message' },
});

const ContactPlace = optionalImport(async () => (await import('../support/contact-place.tsx')).ContactPlace);

/** Shows what the app has to say in passing, and the forms by which users write to the team. */
export function AppNotices() {
  const formatMessage = useTranslate();
  return (
    <ToastProvider label={formatMessage(messages.region)} closeLabel={formatMessage(messages.close)}>
      <ToastConnection />
      <Contact />
    </ToastProvider>
  );
}

/** Loads once a form to the team is opened for the first time. */
function Contact() {
  const { wasOpened } = useSnapshot(contact);
  return wasOpened ? (
    <Suspense>
      <ContactPlace />
    </Suspense>
  ) : null;
}

function ToastConnection() {
  const { show } = useToast();
  useEffect(() => connectToasts(show), [show]);
  return null;
}
