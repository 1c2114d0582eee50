import { UploadModal } from '@footnote/ui';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { browserUploads } from './browser-uploads.ts';
import { uploadProblemText } from './upload-words.ts';
import { uploadsBegun } from './uploads-begun.ts';
import { uploads, type UploadSource } from './uploads.store.ts';

export interface UploadDialogProps {
  source: UploadSource;
  /** Called when it is closed; an upload that was begun goes on. */
  onClose: () => void;
}

/** Takes PDFs for a source of the organization the user acts for, and shows what becomes of them. */
export function UploadDialog({ source, onClose }: UploadDialogProps) {
  const t = useTranslate();
  const { uploads: all, isWaiting } = useSnapshot(uploads);
  const upload = all.find((candidate) => candidate.source.id === source.id);
  const sourceId = source.id;
  useEffect(() => {
    uploadsBegun.isBegun = true;
    uploads.opened = sourceId;
    return () => {
      uploads.opened = null;
      browserUploads.tidy(sourceId);
    };
  }, [sourceId]);
  // The same functions while it is open, so that only the files that changed are drawn anew.
  const actions = useMemo(() => actionsFor(sourceId), [sourceId]);
  const problem = upload?.problem ?? null;
  return (
    <UploadModal
      open
      onClose={onClose}
      sourceName={source.name}
      files={upload?.files ?? []}
      refused={upload?.refused ?? []}
      problem={problem === null ? '' : uploadProblemText(t, problem, source.name)}
      onFiles={(files) => browserUploads.give(source, files)}
      isBegun={upload?.stage === 'running'}
      isWaiting={isWaiting}
      {...actions}
    />
  );
}

function actionsFor(sourceId: string) {
  return {
    onStart: () => browserUploads.start(sourceId),
    onAbort: (id: string) => browserUploads.abort({ sourceId, id }),
    onAbortAll: () => browserUploads.abort({ sourceId }),
    onPause: (id: string, isPaused: boolean) => browserUploads.pause({ sourceId, id }, isPaused),
    onPauseAll: (isPaused: boolean) => browserUploads.pause({ sourceId }, isPaused),
    onRetry: (id: string) => browserUploads.retry({ sourceId, id }),
    onRetryAll: () => browserUploads.retry({ sourceId }),
  };
}
