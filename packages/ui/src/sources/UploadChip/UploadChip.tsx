import type { UploadProgress } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { messages } from './UploadChip.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './UploadChip.css.ts';

export interface UploadChipProps {
  /** Name of the source the files go to. */
  sourceName: string;
  /** Address of the source. */
  href: string;
  /** How far the batch is, as `uploadProgress` counts it. */
  progress: UploadProgress;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** Follows a running upload on every page, docked at the bottom; leads to its source. */
export function UploadChip({ sourceName, href, progress, onFollow }: UploadChipProps) {
  const { t, number } = useMessages();
  const { processed, total, percent, failed } = progress;
  const done = total > 0 && processed === total;
  const title = done ? t(messages.done, { source: sourceName }) : t(messages.uploading, { source: sourceName });
  const share = t(messages.percent, { percent: number(percent, { maximumFractionDigits: 1 }) });
  const files = t(messages.files, { processed, total });
  return (
    <aside aria-label={title}>
      <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.chip}>
        <span className={styles.title}>
          <span className={styles.icon({ done })}>
            <Icon name={done ? 'check' : 'upload'} />
          </span>
          <bdi className={styles.name}>{title}</bdi>
        </span>
        <ProgressBar label={title} value={percent} max={100} valueText={`${files}, ${share}`} />
        <span className={styles.figures}>
          <bdi>{files}</bdi>
          {failed > 0 && <span className={styles.failed}>{t(messages.failed, { failed })}</span>}
          <span className={styles.percent}>{share}</span>
        </span>
      </a>
    </aside>
  );
}
