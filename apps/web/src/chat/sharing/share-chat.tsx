import { Button, Inline } from '@footnote/ui';
import { lazy, Suspense, useState } from 'react';
import { defineMessages } from 'react-intl';
import { PaneBoundary } from '../../platform/rendering/pane-boundary.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';

const ShareChatDialog = lazy(async () => ({ default: (await import('./share-chat-dialog.tsx')).ShareChatDialog }));

const messages = defineMessages({
  share: { defaultMessage: 'Share this chat', description: 'Opens the dialog that shares a chat by a link' },
  failed: { defaultMessage: 'Error sharing. Please try again.', description: 'Said when a chat could not be shared' },
});

/** Stands below a finished chat and opens the dialog that shares it. */
export function ShareChat({ sessionId }: { sessionId: string }) {
  const formatMessage = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Inline>
      <Button icon="globe" variant="quiet" onClick={() => setOpen(true)}>
        {formatMessage(messages.share)}
      </Button>
      {open && (
        <PaneBoundary title={formatMessage(messages.failed)}>
          <Suspense>
            <ShareChatDialog sessionId={sessionId} onClose={() => setOpen(false)} />
          </Suspense>
        </PaneBoundary>
      )}
    </Inline>
  );
}
