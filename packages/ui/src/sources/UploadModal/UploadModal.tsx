import { UPLOAD_BYTE_LIMIT, UPLOAD_KINDS } from '@footnote/domain';
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
  /** Why no more files are taken at present, such as a page quota that is used up. */
  unavailable?: string;
  /** Stands in place of everything for users who may not upload: who may, and whom to ask. */
  locked?: ReactNode;
}

const isRunning = ({ status }: UploadModalFile) => status === 'hashing' || status === 'uploading';

/** Takes PDFs for a source, shows what becomes of each, and lets a user stop them. */
export function UploadModal(props: UploadModalProps) {
  const { t } = useMessages();
  const { open, onClose, sourceName, files, locked } = props;
  const running = files.some(isRunning);
  const waiting = files.filter(({ status }) => status === 'preparing').length;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={t(messages.description, { source: sourceName })}
      closeLabel={t(messages.close)}
      {...(locked === undefined ? { actions: <Actions {...props} running={running} waiting={waiting} /> } : {})}
    >
      {locked ?? <Batch {...props} running={running} />}
    </Modal>
  );
}

function Batch(props: UploadModalProps & { running: boolean }) {
  const { t } = useMessages();
  const { files, refused = [], problem = '', onFiles, onAbort, unavailable, running } = props;
  return (
    <>
      <FileDrop
        accept={UPLOAD_KINDS}
        maxBytes={UPLOAD_BYTE_LIMIT - 1}
        onFiles={({ taken, refused: others }) => onFiles([...taken, ...others.map(({ file }) => file)])}
        hint={unavailable ?? t(messages.hint)}
        error={problem}
        disabled={unavailable !== undefined}
      />
      <RefusedFiles refused={refused} />
      {files.length > 0 && (
        <ul aria-label={t(messages.files)} className={styles.list}>
          {files.map((file) => (
            <UploadFileRow key={file.id} file={file} onAbort={onAbort} />
          ))}
        </ul>
      )}
      {running && <Banner>{t(messages.background)}</Banner>}
    </>
  );
}

function Actions(props: UploadModalProps & { running: boolean; waiting: number }) {
  const { t } = useMessages();
  const { onClose, onStart, onAbortAll, running, waiting } = props;
  return (
    <>
      {running ? (
        <Button icon="stop" onClick={onAbortAll}>
          {t(messages.stopAll)}
        </Button>
      ) : (
        <Button variant="primary" icon="upload" disabled={waiting === 0} onClick={onStart}>
          {t(messages.start, { count: waiting })}
        </Button>
      )}
      <Button onClick={onClose}>{t(messages.close)}</Button>
    </>
  );
}
