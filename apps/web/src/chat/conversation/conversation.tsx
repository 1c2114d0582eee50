import { Button, ErrorState, Skeleton, Stack, VisuallyHidden, WelcomePanel } from '@footnote/ui';
import type { Citation } from '@footnote/domain';
import { Suspense, type ReactNode, type RefObject } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { account } from '../../platform/account/account.store.ts';
import { EXAMPLE_QUESTIONS, EXAMPLES_HEADING } from '../../platform/i18n/example-questions.ts';
import { chat } from './chat.store.ts';
import { AnswerTablesView, SessionEnded, Turns } from '../lazy-components.ts';
import type { TurnActions } from './turn-actions.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Ask the literature', description: 'Greeting of an empty chat' },
  text: {
    defaultMessage:
      'Ask a clinical or scientific question. Every sentence of the answer carries a reference, and each is checked against its source.',
    description: 'Explains an empty chat',
  },
  heading: { defaultMessage: 'Chat', description: 'Heading of the chat page for screen readers' },
  missing: { defaultMessage: 'This chat does not exist.', description: 'Shown for an address of an unknown chat' },
  missingText: {
    defaultMessage: 'It may have been deleted, or belong to another browser.',
    description: 'Explains an unknown chat',
  },
  failed: { defaultMessage: 'The chat could not be loaded.', description: 'Shown when a chat failed to load' },
  chosen: { defaultMessage: 'About the chosen articles', description: 'Heading over questions about chosen articles' },
  ofArticle: {
    defaultMessage: 'What did “{title}” find?',
    description: 'A question about a chosen article that really runs; title is its title',
  },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  newChat: { defaultMessage: 'New chat', description: 'Begins a new chat' },
});

export interface ConversationProps {
  actions: TurnActions;
  busy: boolean;
  onAsk: (question: string) => void;
  onReload: () => void;
  onNewChat: () => void;
  /** Stands below the examples of an empty chat. */
  notice: ReactNode;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** Everything that was asked and answered, or what stands in its place. */
export function Conversation(props: ConversationProps) {
  const { actions, busy, onAsk, notice, scroller } = props;
  const formatMessage = useTranslate();
  const { entries, loading, tables, documents } = useSnapshot(chat);
  if (loading === 'loading') return <ConversationSkeleton />;
  if (loading !== 'no') {
    return (
      <>
        <h1>
          <VisuallyHidden>{formatMessage(messages.heading)}</VisuallyHidden>
        </h1>
        <NotLoaded {...props} missing={loading === 'missing'} />
      </>
    );
  }
  if (entries.length === 0) {
    return (
      <WelcomePanel
        title={formatMessage(messages.title)}
        text={formatMessage(messages.text)}
        examplesLabel={formatMessage(documents.length > 0 ? messages.chosen : EXAMPLES_HEADING)}
        examples={examplesOf(documents, formatMessage)}
        onAsk={onAsk}
        note={notice}
      />
    );
  }
  return (
    <Suspense fallback={<ConversationSkeleton />}>
      {tables !== null && <AnswerTablesView turnKey={tables} />}
      {tables === null && <Turns actions={actions} busy={busy} scroller={scroller} />}
    </Suspense>
  );
}

/** Most questions that are offered. */
const MAX_EXAMPLES = 3;

/** Questions to begin with: about the chosen articles where there are any, else about what the collection holds. */
function examplesOf(documents: readonly Pick<Citation, 'title'>[], t: Translate): string[] {
  const titles = [...new Set(documents.map(({ title }) => title.replace(/\.$/, '')))].filter(Boolean);
  if (titles.length === 0) return EXAMPLE_QUESTIONS.map((example) => t(example));
  return titles.slice(0, MAX_EXAMPLES).map((title) => t(messages.ofArticle, { title }));
}

function NotLoaded({ missing, onReload, onNewChat }: ConversationProps & { missing: boolean }) {
  const formatMessage = useTranslate();
  const { ended } = useSnapshot(account);
  if (missing && ended) {
    return (
      <Suspense>
        <SessionEnded instead />
      </Suspense>
    );
  }
  const action = missing ? (
    <Button onClick={onNewChat}>{formatMessage(messages.newChat)}</Button>
  ) : (
    <Button onClick={onReload}>{formatMessage(messages.retry)}</Button>
  );
  return (
    <ErrorState title={formatMessage(missing ? messages.missing : messages.failed)} action={action}>
      {missing && formatMessage(messages.missingText)}
    </ErrorState>
  );
}

function ConversationSkeleton() {
  return (
    <Stack>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </Stack>
  );
}
