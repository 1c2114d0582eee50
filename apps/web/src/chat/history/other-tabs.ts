/** What one tab tells the others of this browser: a session was changed, or is gone. */
export interface SessionNews {
  sessionId: string;
  change: 'changed' | 'deleted';
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('footnote-chat');

/** Tells the other tabs. */
export function broadcastToTabs(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves the origin
  channel?.postMessage(news);
}

/** Listens to the other tabs; gives a way to stop. */
export function onOtherTabs(hear: (news: SessionNews) => void): () => void {
  const listener = (event: MessageEvent<unknown>) => {
    if (isNews(event.data)) hear(event.data);
  };
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

function isNews(value: unknown): value is SessionNews {
  if (typeof value !== 'object' || value === null) return false;
  const change: unknown = Reflect.get(value, 'change');
  return typeof Reflect.get(value, 'sessionId') === 'string' && (change === 'changed' || change === 'deleted');
}
