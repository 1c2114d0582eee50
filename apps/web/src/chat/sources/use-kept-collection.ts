import { collectionOf } from '@footnote/domain';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { chat } from '../conversation/chat.store.ts';
import { chatSettings } from '../settings/chat-settings.store.ts';

/** Has what follows in a saved chat asked of the collections that its last question was asked of. */
export function useKeptCollection(): void {
  const { sessionId, loading } = useSnapshot(chat);
  useEffect(() => {
    if (sessionId !== null && loading === 'no') keepCollection(chat.entries.at(-1)?.turn.request?.sources ?? []);
  }, [sessionId, loading]);
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Chooses sources with a collection until the chat is left, unless its reader chooses others. */
export function keepCollection(sources: readonly string[]): void {
  const { answer } = chatSettings;
  const isKept = sources.some((source) => collectionOf(source) !== null);
  if (!isKept || isSame(answer.sources, sources)) return;
  const before = [...answer.sources];
  answer.sources = [...sources];
  const stop = subscribeKey(
    chat,
    'sessionId',
    () => {
      stop();
      if (isSame(answer.sources, sources)) answer.sources = before;
    },
    true,
  );
}
