import { isUploading, sentShare } from '@footnote/domain';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import type { UploadModalFile } from './upload-file.ts';
import { fileSize } from '../file-size.ts';
import { messages } from './UploadModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './UploadModal.css.ts';

interface UploadFileRowProps {
  file: UploadModalFile;
  onAbort: (id: string) => void;
}

/** One file: its name, how much has been sent, what became of it, and a button that stops it. */
export function UploadFileRow({ file, onAbort }: UploadFileRowProps) {
  const { t, number } = useMessages();
  const { id, name, size, bytesSent, status } = file;
  const sending = status === 'uploading';
  const whole = fileSize(size, number);
  const sent = t(messages.sent, { sent: fileSize(bytesSent, number), size: whole });
  const stop = status === 'preparing' ? messages.remove : messages.stop;
  return (
    <li className={styles.file}>
      <span title={name} className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.size}>
        <bdi>{sending ? sent : whole}</bdi>
      </span>
      <span className={styles.status}>
        <DocumentStatus status={status} />
      </span>
      <span className={styles.stop}>
        {isUploading(status) && (
          <IconButton icon="close" size="small" label={t(stop, { name })} onClick={() => onAbort(id)} />
        )}
      </span>
      {sending && (
        <span className={styles.bar}>
          <ProgressBar label={t(messages.sending, { name })} value={sentShare(file)} max={1} valueText={sent} />
        </span>
      )}
    </li>
  );
}
