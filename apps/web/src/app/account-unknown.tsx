import { Button, PlainPage, StatusPage, Wordmark } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { account, loadAccount } from '../platform/account.store.ts';
import { paths } from '../platform/paths.ts';
import { useWords } from '../platform/words.ts';

const messages = defineMessages({
  home: { defaultMessage: 'Footnote, home', description: 'Names the link of the wordmark' },
  title: { defaultMessage: 'Your account could not be loaded', description: 'Heading where the profile is missing' },
  note: {
    defaultMessage: 'The server did not answer in time. Nothing is lost; try again in a moment.',
    description: 'Explains that the profile of the reader could not be loaded',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});

/** Stands in place of a page while nobody knows who wants to see it. */
export function AccountUnknown() {
  const say = useWords();
  const retry = () => {
    account.stage = 'loading';
    void loadAccount();
  };
  return (
    <PlainPage brand={<Wordmark href={paths.chat} label={say(messages.home)} />}>
      <StatusPage
        kind="offline"
        title={say(messages.title)}
        note={say(messages.note)}
        actions={<Button onClick={retry}>{say(messages.retry)}</Button>}
      />
    </PlainPage>
  );
}
