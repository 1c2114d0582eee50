import { isUploading, sentShare } from '@footnote/domain';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { DocumentStatus } from '../DocumentStatus/DocumentStatus.tsx';
import type { UploadModalFile, UploadModalLabels } from './upload-modal-labels.ts';
import * as styles from './UploadModal.css.ts';

interface UploadFileRowProps {
  file: UploadModalFile;
  onAbort: (id: string) => void;
  labels: UploadModalLabels;
}

/** One file: its name, how much has been sent, what became of it, and a button that stops it. */
export function UploadFileRow({ file, onAbort, labels }: UploadFileRowProps) {
  const { id, name, size, bytesSent, status } = file;
  const sending = status === 'uploading';
  const stop = status === 'preparing' ? labels.remove : labels.stop;
  return (
    <li className={styles.file}>
      <span title={name} className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.size}>
        <bdi>{sending ? labels.sent(bytesSent, size) : labels.bytes(size)}</bdi>
      </span>
      <span className={styles.status}>
        <DocumentStatus status={status} labels={labels.statuses} />
      </span>
      <span className={styles.stop}>
        {isUploading(status) && <IconButton icon="close" size="small" label={stop(name)} onClick={() => onAbort(id)} />}
      </span>
      {sending && (
        <span className={styles.bar}>
          <ProgressBar
            label={labels.sending(name)}
            value={sentShare(file)}
            max={1}
            valueText={labels.sent(bytesSent, size)}
          />
        </span>
      )}
    </li>
  );
}
