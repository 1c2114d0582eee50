import { SUMMARY_TILES, type SummaryTile } from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './IngestionProgress.css.ts';

/** Words of an IngestionProgress. */
export interface IngestionProgressLabels {
  /** What is under way. */
  title: string;
  /** "42 of 100 documents are ready to use" */
  progress: (facts: { ready: number; total: number }) => string;
  /** "3 could not be read" */
  failed: (count: number) => string;
  /** Name of each stage. */
  stages: Record<SummaryTile, string>;
  /** Heading of the stages. */
  stage: string;
  /** Heading of the counts. */
  documents: string;
  /** Writes a whole number. */
  number: (value: number) => string;
  /** Said when there are no documents. */
  empty: string;
}

export interface IngestionProgressProps {
  /** Documents at each stage. */
  counts: Record<SummaryTile, number>;
  /** Its words, in the user’s language. */
  labels: IngestionProgressLabels;
}

/** How far documents have come on their way in: the whole as a bar, every stage as a row. */
export function IngestionProgress({ counts, labels }: IngestionProgressProps) {
  const total = SUMMARY_TILES.reduce((sum, stage) => sum + counts[stage], 0);
  if (total === 0) return <p className={styles.muted}>{labels.empty}</p>;
  const ready = counts.ready_to_use;
  const words = labels.progress({ ready, total });
  return (
    <section aria-label={labels.title} className={styles.frame}>
      <span className={styles.title}>{labels.title}</span>
      <ProgressBar label={labels.title} value={ready} max={total} valueText={words} />
      <p className={styles.summary}>
        {words}
        {counts.failed > 0 && (
          <span className={styles.failure}>
            <Icon name="warning" size="small" />
            {labels.failed(counts.failed)}
          </span>
        )}
      </p>
      <StageTable counts={counts} total={total} labels={labels} />
    </section>
  );
}

function StageTable({ counts, total, labels }: IngestionProgressProps & { total: number }) {
  return (
    <table aria-label={labels.title} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{labels.stage}</th>
          <th scope="col" colSpan={2}>
            {labels.documents}
          </th>
        </tr>
      </thead>
      <tbody>
        {SUMMARY_TILES.map((stage) => (
          <tr key={stage} className={styles.row({ empty: counts[stage] === 0, failed: stage === 'failed' })}>
            <th scope="row">{labels.stages[stage]}</th>
            <td className={styles.figure}>{labels.number(counts[stage])}</td>
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
