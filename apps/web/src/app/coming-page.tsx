import { EmptyState, PlainPage, Wordmark } from '@footnote/ui';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { paths } from '../platform/paths.ts';
import { RouterLink } from '../platform/router-link.tsx';
import { useWords } from '../platform/words.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  title: { defaultMessage: 'Nothing here yet', description: 'Heading of a page that is planned and does not work yet' },
  text: {
    defaultMessage: 'This page is planned and does not work yet.',
    description: 'Explains a page that is planned and does not work yet',
  },
  documentTitle: {
    defaultMessage: 'Nothing here yet — Footnote',
    description: 'Title in the browser of a page that does not work yet',
  },
  ask: { defaultMessage: 'Ask a question', description: 'Link from a page without content to the chat' },
});

/** Stands at addresses of the specification whose page does not work yet; no menu leads there. */
export function ComingPage() {
  const say = useWords();
  useEffect(() => {
    document.title = say(messages.documentTitle);
  }, [say]);
  return (
    <PlainPage brand={<Wordmark href={paths.chat} label={say(messages.home)} />}>
      <EmptyState
        title={say(messages.title)}
        headingLevel={1}
        action={<RouterLink href={paths.chat}>{say(messages.ask)}</RouterLink>}
      >
        {say(messages.text)}
      </EmptyState>
    </PlainPage>
  );
}
