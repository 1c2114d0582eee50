import { REFRESH_FLAG_DELAY, REFRESH_INTERVAL, sourceRefresh, type SourceDocument } from '@footnote/domain';
import { useEffect, useRef, useState } from 'react';

interface RefreshOptions {
  documents: readonly SourceDocument[];
  /** Whether this browser is uploading to the source. */
  busyUploading: boolean;
  onSources: () => void;
  onDocuments: () => void;
}

/** Loads a source anew every ten seconds, until nothing more happens to its documents (specification §4). */
export function useRefresh({ documents, busyUploading, ...calls }: RefreshOptions): void {
  const next = sourceRefresh(documents, busyUploading);
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  useEffect(() => {
    if (!busyUploading) return undefined;
    // What became of the files is known to the server alone.
    return () => latest.current.onDocuments();
  }, [busyUploading]);
  useEffect(() => {
    if (next === 'nothing') return undefined;
    const check = () => {
      latest.current.onSources();
      if (next === 'sources_and_documents') latest.current.onDocuments();
    };
    const timer = setInterval(check, REFRESH_INTERVAL);
    return () => clearInterval(timer);
  }, [next]);
}

/** Whether something is being loaded anew, until half a second after (specification §4). */
export function useRefreshFlag(loading: boolean): boolean {
  const [flag, setFlag] = useState(loading);
  useEffect(() => {
    const timer = setTimeout(() => setFlag(loading), loading ? 0 : REFRESH_FLAG_DELAY);
    return () => clearTimeout(timer);
  }, [loading]);
  return flag || loading;
}
