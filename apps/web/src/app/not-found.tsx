import { PlainPage, StatusPage, Wordmark } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { RouterLink } from '../platform/router-link.tsx';
import { paths } from '../platform/paths.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Page not found', description: 'Heading of the 404 page' },
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  documentTitle: { defaultMessage: 'Page not found — Footnote', description: 'Title of the 404 page in the browser' },
});

/** Any path that is none of the product's (specification §2). */
export function NotFound() {
  const formatMessage = useWords();
  useEffect(() => {
    document.title = formatMessage(messages.documentTitle);
  }, [formatMessage]);
  return (
    <PlainPage brand={<Wordmark href={paths.chat} label={formatMessage(messages.home)} />}>
      <StatusPage
        kind="notFound"
        title={formatMessage(messages.title)}
        note={
          <FormattedMessage
            defaultMessage="There is no page at this address. It may have moved, or the link may be misspelt."
            description="Text of the 404 page"
          />
        }
        actions={
          <RouterLink href={paths.chat}>
            <FormattedMessage defaultMessage="Ask a question" description="Link from the 404 page to the chat" />
          </RouterLink>
        }
      />
    </PlainPage>
  );
}
