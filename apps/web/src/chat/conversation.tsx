import { findAnswerTables, type AnswerTable } from '@footnote/domain';
import { Button, ConversationLog, ErrorState, Skeleton, Stack, TableView, WelcomePanel } from '@footnote/ui';
import { useMemo, type ReactNode, type RefObject } from 'react';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { useSnapshot } from 'valtio';
import { saveFile } from '../platform/save-file.ts';
import { chat, findEntry } from './chat.store.ts';
import type { ConversationLabels } from './conversation-labels.ts';
import { tableAsCsv } from './table-csv.ts';
import { TurnView, type TurnActions } from './turn-view.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Ask the literature', description: 'Greeting of an empty chat' },
  text: {
    defaultMessage:
      'Ask a clinical or scientific question. Every sentence of the answer carries a reference, and each is checked against its source.',
    description: 'Explains an empty chat',
  },
  examples: { defaultMessage: 'For example', description: 'Heading over example questions' },
  example1: {
    defaultMessage: 'Does dapagliflozin reduce hospitalisation for heart failure?',
    description: 'An example question that really runs',
  },
  example2: {
    defaultMessage: 'How low should systolic blood pressure be brought in people at high cardiovascular risk?',
    description: 'An example question that really runs',
  },
  example3: {
    defaultMessage: 'Does early goal-directed therapy lower mortality in septic shock?',
    description: 'An example question that really runs',
  },
  missing: { defaultMessage: 'This chat does not exist.', description: 'Shown for an address of an unknown chat' },
  missingText: {
    defaultMessage: 'It may have been deleted, or belong to another browser.',
    description: 'Explains an unknown chat',
  },
  failed: { defaultMessage: 'The chat could not be loaded.', description: 'Shown when a chat failed to load' },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
  newChat: { defaultMessage: 'New chat', description: 'Begins a new chat' },
  jump: { defaultMessage: 'Jump to latest', description: 'Goes to the end of the conversation' },
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
  labels: ConversationLabels;
}

/** Everything that was asked and answered, or what stands in its place. */
export function Conversation(props: ConversationProps) {
  const { actions, busy, onAsk, notice, scroller, labels } = props;
  const formatMessage = useWords();
  const { sessionId, entries, loading, tables } = useSnapshot(chat);
  if (loading === 'loading') return <ConversationSkeleton />;
  if (loading !== 'no') return <NotLoaded {...props} missing={loading === 'missing'} />;
  if (tables !== null) return <AnswerTables turnKey={tables} labels={labels} />;
  if (entries.length === 0) {
    return (
      <WelcomePanel
        title={formatMessage(messages.title)}
        text={formatMessage(messages.text)}
        examplesLabel={formatMessage(messages.examples)}
        examples={[messages.example1, messages.example2, messages.example3].map((example) => formatMessage(example))}
        onAsk={onAsk}
        note={notice}
      />
    );
  }
  return (
    <ConversationLog
      scroller={scroller}
      followKey={`${sessionId} ${entries.length}`}
      jumpLabel={formatMessage(messages.jump)}
    >
      {entries.map(({ key }) => {
        const entry = findEntry(key);
        return entry && <TurnView key={key} entry={entry} actions={actions} busy={busy} labels={labels} />;
      })}
    </ConversationLog>
  );
}

function NotLoaded({ missing, onReload, onNewChat }: ConversationProps & { missing: boolean }) {
  const formatMessage = useWords();
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

function AnswerTables({ turnKey, labels }: { turnKey: string; labels: ConversationLabels }) {
  const answer = findEntry(turnKey)?.turn.answer ?? '';
  const tables = useMemo(() => findAnswerTables(answer), [answer]);
  const save = async (table: AnswerTable, index: number) => {
    saveFile(`footnote-table-${index + 1}.csv`, 'text/csv;charset=utf-8', await tableAsCsv(table));
  };
  return (
    <TableView
      tables={tables}
      onExport={(table, index) => void save(table, index)}
      onBack={() => (chat.tables = null)}
      labels={labels.turn.tables}
    />
  );
}
