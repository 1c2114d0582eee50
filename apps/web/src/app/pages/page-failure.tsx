import { Button, PlainPage, StatusPage, Wordmark } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  notLoaded: {
    defaultMessage: 'The page could not be loaded',
    description: 'Heading where the code of a page is missing',
  },
  notLoadedNote: {
    defaultMessage:
      'The connection may be interrupted, or Footnote was just brought up to date. Loading it again usually helps.',
    description: 'Explains that the code of a page could not be fetched',
  },
  broken: {
    defaultMessage: 'Something went wrong on this page',
    description: 'Heading where a page failed by a fault of ours',
  },
  brokenNote: {
    defaultMessage: 'It is our fault, not yours. What you have asked and saved is kept on the server.',
    description: 'Explains that a page failed by a fault of ours',
  },
  reload: { defaultMessage: 'Load again', description: 'Loads the page anew' },
});

export interface PageFailureProps {
  /** True where the code of the page could not be fetched, false where the page itself failed. */
  notLoaded: boolean;
}

/** Stands in place of a page that failed. */
export function PageFailure({ notLoaded }: PageFailureProps) {
  const t = useTranslate();
  return (
    <PlainPage brand={<Wordmark href={paths.home} label={t(messages.home)} />}>
      <StatusPage
        kind={notLoaded ? 'offline' : 'error'}
        title={t(notLoaded ? messages.notLoaded : messages.broken)}
        note={t(notLoaded ? messages.notLoadedNote : messages.brokenNote)}
        actions={
          // A browser remembers that a module failed: only the page as a whole can be fetched again.
          <Button variant="primary" icon="refresh" onClick={() => location.reload()}>
            {t(messages.reload)}
          </Button>
        }
      />
    </PlainPage>
  );
}
