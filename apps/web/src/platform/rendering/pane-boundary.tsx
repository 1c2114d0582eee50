import { Button, ErrorState } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { FailureBoundary } from './failure-boundary.tsx';
import { isChunkLoadError } from './chunk-load-error.ts';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  broken: {
    defaultMessage: 'It is our fault, not yours. The rest of the page works.',
    description: 'Explains that a part of a page failed',
  },
  notLoaded: {
    defaultMessage:
      'The connection may be interrupted, or Footnote was just brought up to date. Loading it again usually helps.',
    description: 'Explains that the code of a page could not be fetched',
  },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  reload: { defaultMessage: 'Load again', description: 'Loads the page anew' },
});

export interface PaneBoundaryProps {
  /** Says what failed ("The references could not be shown."). */
  title: string;
  /**
   * What the pane is about; another one is tried anew.
   * @default ''
   */
  subject?: string;
  children: ReactNode;
}

/** Keeps the failure of one part of a page to that part, which says so and can be tried again. */
export function PaneBoundary({ title, subject = '', children }: PaneBoundaryProps) {
  return (
    <FailureBoundary
      name="A part of a page"
      subject={subject}
      renderInstead={(failure, retry) => (
        <PaneFailure title={title} isMissing={isChunkLoadError(failure)} onRetry={retry} />
      )}
    >
      {children}
    </FailureBoundary>
  );
}

function PaneFailure({ title, isMissing, onRetry }: { title: string; isMissing: boolean; onRetry: () => void }) {
  const t = useTranslate();
  // A browser remembers that a module failed: only the page as a whole can be fetched again.
  const action = isMissing ? (
    <Button onClick={() => location.reload()}>{t(messages.reload)}</Button>
  ) : (
    <Button onClick={onRetry}>{t(messages.retry)}</Button>
  );
  return (
    <ErrorState title={title} action={action}>
      {t(isMissing ? messages.notLoaded : messages.broken)}
    </ErrorState>
  );
}
