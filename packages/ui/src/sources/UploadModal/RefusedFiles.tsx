import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RefusedFile, UploadModalLabels } from './upload-modal-labels.ts';
import * as styles from './UploadModal.css.ts';

/** Files named one by one; the rest are counted. */
const NAMED = 5;

/** Counts the files that were not taken, and says why of the first. */
export function RefusedFiles({ refused, labels }: { refused: readonly RefusedFile[]; labels: UploadModalLabels }) {
  const rest = refused.length - NAMED;
  return (
    <div aria-live="polite" className={styles.news}>
      {refused.length > 0 && (
        <div className={styles.refused}>
          <p className={styles.refusedTitle}>
            <Icon name="warning" />
            {labels.refused(refused.length)}
          </p>
          <ul className={styles.reasons}>
            {refused.slice(0, NAMED).map(({ name, reason }, index) => (
              // eslint-disable-next-line react/no-array-index-key -- two refused files may have the same name
              <li key={`${index}-${name}`}>
                <bdi>{name}</bdi>: {labels.statuses.statuses[reason]}
              </li>
            ))}
            {rest > 0 && <li>{labels.more(rest)}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
