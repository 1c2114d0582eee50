import { isUploading, mayRetryUpload, sentShare } from '@footnote/domain';
import { memo } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import type { UploadModalFile } from './upload-file.ts';
import { fileSize } from '../file-size.ts';
import { messages } from './UploadModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './UploadModal.css.ts';

/** What a user may do with one file, by its id; what is left out is not offered. */
export interface FileActions {
  onAbort: (id: string) => void;
  onPause: ((id: string, isPaused: boolean) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

interface UploadFileRowProps extends FileActions {
  file: UploadModalFile;
  /** Whether the upload was begun, so that files wait for nothing but their turn. */
  isBegun: boolean;
}

/** One file: its name, how much has been sent, what became of it, and buttons that stop, pause or repeat it. */
export const UploadFileRow = memo(function UploadFileRow({ file, isBegun, ...actions }: UploadFileRowProps) {
  const { t, number } = useMessages();
  const { name, size, bytesSent, status, isPaused = false, isMissing = false } = file;
  const sending = status === 'uploading' && !isMissing;
  const whole = fileSize(size, number);
  const sent = t(messages.sent, { sent: fileSize(bytesSent, number), size: whole });
  return (
    <li className={styles.file}>
      <span title={name} className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.size}>
        <bdi>{sending ? sent : whole}</bdi>
      </span>
      <span className={styles.status}>
        {isUploading(status) && (isMissing || isPaused) ? (
          <span className={styles.held({ isMissing })}>
            <Icon name={isMissing ? 'warning' : 'pause'} />
            {t(isMissing ? messages.again : messages.paused)}
          </span>
        ) : (
          <DocumentStatus status={status} />
        )}
      </span>
      <span className={styles.actions}>
        <RowActions file={file} isBegun={isBegun} {...actions} />
      </span>
      {sending && (
        <span className={styles.bar}>
          <ProgressBar label={t(messages.sending, { name })} value={sentShare(file)} max={1} valueText={sent} />
        </span>
      )}
    </li>
  );
});

function RowActions({ file, isBegun, onAbort, onPause, onRetry }: UploadFileRowProps) {
  const { t } = useMessages();
  const { id, name, status, isPaused = false, isMissing = false } = file;
  const isUnderWay = isUploading(status);
  const isSent = status === 'uploading' || status === 'hashing';
  return (
    <>
      {isUnderWay && isBegun && !isMissing && onPause !== undefined && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          size="small"
          label={t(isPaused ? messages.resume : messages.pause, { name })}
          onClick={() => onPause(id, !isPaused)}
        />
      )}
      {onRetry !== undefined && mayRetryUpload(status) && (
        <IconButton icon="refresh" size="small" label={t(messages.retry, { name })} onClick={() => onRetry(id)} />
      )}
      {(isUnderWay || onRetry !== undefined) && status !== 'uploaded' && (
        <IconButton
          icon="close"
          size="small"
          label={t(isSent ? messages.stop : messages.remove, { name })}
          onClick={() => onAbort(id)}
        />
      )}
    </>
  );
}
