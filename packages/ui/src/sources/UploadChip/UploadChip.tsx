import type { UploadProgress } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './UploadChip.css.ts';

/** Words of an UploadChip. */
export interface UploadChipLabels {
  /** "Uploading to Cardiology protocols" */
  uploading: (sourceName: string) => string;
  /** The same once every file is processed. */
  done: (sourceName: string) => string;
  /** "4 of 12" */
  files: (progress: UploadProgress) => string;
  /** Writes a share from 0 to 100 ("33.3 %"). */
  percent: (percent: number) => string;
  /** "2 failed" */
  failed: (count: number) => string;
}

export interface UploadChipProps {
  /** Name of the source the files go to. */
  sourceName: string;
  /** Address of the source. */
  href: string;
  /** How far the batch is, as `uploadProgress` counts it. */
  progress: UploadProgress;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
  /** Its words, in the user’s language. */
  labels: UploadChipLabels;
}

/** Follows a running upload on every page, docked at the bottom; leads to its source. */
export function UploadChip({ sourceName, href, progress, onFollow, labels }: UploadChipProps) {
  const { processed, total, percent, failed } = progress;
  const done = total > 0 && processed === total;
  const title = done ? labels.done(sourceName) : labels.uploading(sourceName);
  const files = labels.files(progress);
  return (
    <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.chip}>
      <span className={styles.title}>
        <span className={styles.icon({ done })}>
          <Icon name={done ? 'check' : 'upload'} />
        </span>
        <bdi className={styles.name}>{title}</bdi>
      </span>
      <ProgressBar label={title} value={percent} max={100} valueText={`${files}, ${labels.percent(percent)}`} />
      <span className={styles.figures}>
        <bdi>{files}</bdi>
        {failed > 0 && <span className={styles.failed}>{labels.failed(failed)}</span>}
        <span className={styles.percent}>{labels.percent(percent)}</span>
      </span>
    </a>
  );
}
