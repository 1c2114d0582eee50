import { SUMMARY_TILES, type SummaryTile } from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { messages, stagesMessages } from './IngestionProgress.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './IngestionProgress.css.ts';

export interface IngestionProgressProps {
  /** Documents at each stage. */
  counts: Record<SummaryTile, number>;
}

/** How far documents have come on their way in: the whole as a bar, every stage as a row. */
export function IngestionProgress({ counts }: IngestionProgressProps) {
  const { t } = useMessages();
  const total = SUMMARY_TILES.reduce((sum, stage) => sum + counts[stage], 0);
  if (total === 0) return <p className={styles.muted}>{t(messages.empty)}</p>;
  const ready = counts.ready_to_use;
  const words = t(messages.progress, { ready, total });
  return (
    <section aria-label={t(messages.title)} className={styles.frame}>
      <span className={styles.title}>{t(messages.title)}</span>
      <ProgressBar label={t(messages.title)} value={ready} max={total} valueText={words} />
      <p className={styles.summary}>
        {words}
        {counts.failed > 0 && (
          <span className={styles.failure}>
            <Icon name="warning" size="small" />
            {t(messages.failed, { count: counts.failed })}
          </span>
        )}
      </p>
      <StageTable counts={counts} total={total} />
    </section>
  );
}

function StageTable({ counts, total }: IngestionProgressProps & { total: number }) {
  const { t, number } = useMessages();
  return (
    <table aria-label={t(messages.title)} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t(messages.stage)}</th>
          <th scope="col" colSpan={2}>
            {t(messages.documents)}
          </th>
        </tr>
      </thead>
      <tbody>
        {SUMMARY_TILES.map((stage) => (
          <tr key={stage} className={styles.row({ empty: counts[stage] === 0, failed: stage === 'failed' })}>
            <th scope="row">{t(stagesMessages[stage])}</th>
            <td className={styles.figure}>{number(counts[stage])}</td>
            <td aria-hidden="true" className={styles.track}>
              <span
                className={styles.bar({ failed: stage === 'failed' })}
                style={{ inlineSize: `${(counts[stage] / total) * 100}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
