import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';

/** Where the latest answer stands, for announcing. */
export type StreamState = 'idle' | 'running' | 'answered' | 'no_documents' | 'stopped' | 'failed';

export interface StreamAnnouncerProps {
  /** State of the latest answer. */
  state: StreamState;
  /** What is said when a state is entered; '' for silence. */
  labels: Record<Exclude<StreamState, 'idle'>, string>;
}

/** Tells a screen reader when an answer starts and ends, and never its tokens. Mount it once for the whole chat. */
export function StreamAnnouncer({ state, labels }: StreamAnnouncerProps) {
  return <LiveRegion message={state === 'idle' ? '' : labels[state]} />;
}
