import { collectionOf } from '@footnote/domain';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { chat } from '../conversation/chat.store.ts';
import { chatSettings, chooseSources } from '../settings/chat-settings.store.ts';

/** Has what follows in a saved chat asked of the collections that its last question was asked of. */
export function useKeptCollection(): void {
  const { sessionId, loading } = useSnapshot(chat);
  useEffect(() => {
    if (sessionId === null || loading !== 'no') return;
    const { sources = [] } = chat.entries.at(-1)?.turn.request ?? {};
    const isKept = sources.some((source) => collectionOf(source) !== null);
    const isChosen = sources.every((source) => chatSettings.answer.sources.includes(source));
    if (isKept && !isChosen) chooseSources(sources);
  }, [sessionId, loading]);
}
