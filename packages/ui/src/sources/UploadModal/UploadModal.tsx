import { isUploading, mayRetryUpload, UPLOAD_BYTE_LIMIT, UPLOAD_KINDS } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { UploadFileRow } from './UploadFileRow.tsx';
import { messages } from './UploadModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './UploadModal.css.ts';
import type { UploadModalFile, RefusedFile } from './upload-file.ts';

export interface UploadModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user closes it; a running upload goes on. */
  onClose: () => void;
  /** Name of the source the files go to. */
  sourceName: string;
  /** The files of the batch, in the order they were given. */
  files: readonly UploadModalFile[];
  /**
   * The files given last that were not taken, as `sortUploads` parts them.
   * @default []
   */
  refused?: readonly RefusedFile[];
  /**
   * What keeps the upload from beginning or broke it off ("No valid files to upload").
   * @default ''
   */
  problem?: string;
  /** Called with all files a user gave, fitting or not. */
  onFiles: (files: readonly File[]) => void;
  /** Called when the upload is to begin. */
  onStart: () => void;
  /** Called with the id of a file that is taken off the list or whose upload is stopped. */
  onAbort: (id: string) => void;
  /** Called when all uploads are stopped. */
  onAbortAll: () => void;
  /** Called with the id of a file that is paused or resumed; left out, nothing can be paused. */
  onPause?: (id: string, isPaused: boolean) => void;
  /** Called when all files are paused or resumed. */
  onPauseAll?: (isPaused: boolean) => void;
  /** Called with the id of a file whose upload failed and is to begin anew; left out, nothing can be. */
  onRetry?: (id: string) => void;
  /** Called when all that failed are to begin anew. */
  onRetryAll?: () => void;
  /**
   * Whether the upload was begun, so that files wait for nothing but their turn; left out, it follows from their states.
   */
  isBegun?: boolean;
  /**
   * Whether the upload waits for the connection to come back.
   * @default false
   */
  isWaiting?: boolean;
  /** Why no more files are taken at present, such as a page quota that is used up. */
  unavailable?: string;
  /** Stands in place of everything for users who may not upload: who may, and whom to ask. */
  locked?: ReactNode;
}

const isSent = ({ status }: UploadModalFile) => status === 'hashing' || status === 'uploading';

/** What the parts of the dialog are drawn from. */
interface Parts extends UploadModalProps {
  /** Whether files are under way. */
  running: boolean;
}

/** Takes PDFs for a source, shows what becomes of each, and lets a user pause, stop and repeat them. */
export function UploadModal(props: UploadModalProps) {
  const { t } = useMessages();
  const { open, onClose, sourceName, files, locked, isBegun } = props;
  const running = files.some(isBegun === true ? ({ status }) => isUploading(status) : isSent);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={t(messages.description, { source: sourceName })}
      closeLabel={t(messages.close)}
      {...(locked === undefined ? { actions: <Actions {...props} running={running} /> } : {})}
    >
      {locked ?? <Batch {...props} running={running} />}
    </Modal>
  );
}

function Batch(props: Parts) {
  const { t } = useMessages();
  const { files, refused = [], problem = '', onFiles, onAbort, onPause, onRetry, unavailable, running } = props;
  return (
    <>
      <FileDrop
        accept={UPLOAD_KINDS}
        maxBytes={UPLOAD_BYTE_LIMIT - 1}
        folders
        onFiles={({ taken, refused: others }) => onFiles([...taken, ...others.map(({ file }) => file)])}
        hint={unavailable ?? t(messages.hint)}
        error={problem}
        disabled={unavailable !== undefined}
      />
      <RefusedFiles refused={refused} />
      <Notices {...props} />
      {files.length > 0 && (
        // A list that scrolls must be reachable by keyboard, also where no file of it can be acted on.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <ul aria-label={t(messages.files)} tabIndex={0} className={styles.list}>
          {files.map((file) => (
            <UploadFileRow
              key={file.id}
              file={file}
              isBegun={running}
              onAbort={onAbort}
              onPause={onPause}
              onRetry={onRetry}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** What a user should know about the upload as a whole. */
function Notices({ files, running, isWaiting = false }: Parts) {
  const { t } = useMessages();
  const missing = files.filter(({ isMissing, status }) => isMissing === true && isUploading(status)).length;
  return (
    <div aria-live="polite" className={styles.news}>
      {missing > 0 && <Banner tone="caution">{t(messages.missing, { count: missing })}</Banner>}
      {running && (
        <Banner tone={isWaiting ? 'caution' : 'info'}>{t(isWaiting ? messages.waiting : messages.background)}</Banner>
      )}
    </div>
  );
}

function Actions(props: Parts) {
  const { t } = useMessages();
  const { files, onClose, onStart, onRetryAll, running } = props;
  const waiting = files.filter(({ status }) => status === 'preparing').length;
  const failed = files.filter(({ status }) => mayRetryUpload(status)).length;
  return (
    <>
      {running ? (
        <RunningActions {...props} />
      ) : (
        <Button variant="primary" icon="upload" disabled={waiting === 0} onClick={onStart}>
          {t(messages.start, { count: waiting })}
        </Button>
      )}
      {!running && failed > 0 && onRetryAll !== undefined && (
        <Button icon="refresh" onClick={onRetryAll}>
          {t(messages.retryAll, { count: failed })}
        </Button>
      )}
      <Button onClick={onClose}>{t(messages.close)}</Button>
    </>
  );
}

function RunningActions({ files, onPauseAll, onAbortAll }: Parts) {
  const { t } = useMessages();
  const isPaused = files.every((file) => file.isPaused === true || !isUploading(file.status));
  return (
    <>
      {onPauseAll !== undefined && (
        <Button icon={isPaused ? 'play' : 'pause'} onClick={() => onPauseAll(!isPaused)}>
          {t(isPaused ? messages.resumeAll : messages.pauseAll)}
        </Button>
      )}
      <Button icon="stop" onClick={onAbortAll}>
        {t(messages.stopAll)}
      </Button>
    </>
  );
}
