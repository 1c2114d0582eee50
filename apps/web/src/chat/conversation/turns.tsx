import { ConversationLog, VisuallyHidden } from '@footnote/ui';
import { Suspense, useState, type RefObject } from 'react';
import { defineMessages } from 'react-intl';
import { snapshot, useSnapshot } from 'valtio';
import { PaneBoundary } from '../../platform/rendering/pane-boundary.tsx';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { chat, findEntry } from './chat.store.ts';
import { useKeptCollection } from '../sources/use-kept-collection.ts';
import { ShareChat } from '../sharing/share-chat.tsx';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { TurnView } from './turn-view.tsx';
import type { TurnActions } from './turn-actions.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Chat', description: 'Heading of the chat page for screen readers' },
  failed: { defaultMessage: 'This answer could not be shown.', description: 'A part of a page failed' },
  jump: { defaultMessage: 'Jump to latest', description: 'Goes to the end of the conversation' },
});

const PrintedChat = optionalImport(async () => (await import('../sharing/printed-chat.tsx')).PrintedChat);

const turnsOfChat = () => snapshot(chat).entries.map(({ turn }) => turn);

export interface TurnsProps {
  actions: TurnActions;
  /** True while any answer is running. */
  busy: boolean;
  /** The element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
}

/** The questions and answers of the chat. */
export function Turns({ actions, busy, scroller }: TurnsProps) {
  const formatMessage = useTranslate();
  const { sessionId, entries } = useSnapshot(chat);
  const [whole, setWhole] = useState<string | null>(null);
  useKeptCollection();
  const followKey = `${sessionId} ${entries.length}`;
  return (
    <>
      <h1>
        <VisuallyHidden>{formatMessage(messages.heading)}</VisuallyHidden>
      </h1>
      <ConversationLog scroller={scroller} followKey={followKey} jumpLabel={formatMessage(messages.jump)}>
        {entries.map(({ key }, at) => {
          const entry = findEntry(key);
          return (
            entry && (
              <PaneBoundary key={key} title={formatMessage(messages.failed)}>
                <TurnView
                  entry={entry}
                  actions={actions}
                  busy={busy}
                  latest={at === entries.length - 1}
                  onWhole={setWhole}
                />
              </PaneBoundary>
            )
          );
        })}
      </ConversationLog>
      {!busy &&
        whole === entries.at(-1)?.key &&
        sessionId !== null &&
        entries.some(({ progress }) => progress.stage === 'answered') && (
          <ShareChat key={sessionId} sessionId={sessionId} />
        )}
      {whole !== null && (
        <Suspense>
          <PrintedChat turns={turnsOfChat} />
        </Suspense>
      )}
    </>
  );
}
