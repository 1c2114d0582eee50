import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { messages } from './StreamAnnouncer.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Where the latest answer stands, for announcing. */
export type StreamState = 'idle' | 'running' | 'answered' | 'no_documents' | 'stopped' | 'failed';

export interface StreamAnnouncerProps {
  /** State of the latest answer. */
  state: StreamState;
}

/** Tells a screen reader when an answer starts and ends, and never its tokens. Mount it once for the whole chat. */
export function StreamAnnouncer({ state }: StreamAnnouncerProps) {
  const { t } = useMessages();
  return <LiveRegion message={state === 'idle' ? '' : t(messages[state])} />;
}
