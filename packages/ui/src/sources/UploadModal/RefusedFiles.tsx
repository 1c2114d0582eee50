import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RefusedFile } from './upload-file.ts';
import { messages } from './UploadModal.messages.ts';
import { statusMessages } from '../DocumentStatus/DocumentStatus.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './UploadModal.css.ts';

/** Files named one by one; the rest are counted. */
const NAMED = 5;

/** Counts the files that were not taken, and says why of the first. */
export function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const { t } = useMessages();
  const rest = refused.length - NAMED;
  return (
    <div aria-live="polite" className={styles.news}>
      {refused.length > 0 && (
        <div className={styles.refused}>
          <p className={styles.refusedTitle}>
            <Icon name="warning" />
            {t(messages.refused, { count: refused.length })}
          </p>
          <ul className={styles.reasons}>
            {refused.slice(0, NAMED).map(({ name, reason }, index) => (
              // eslint-disable-next-line react/no-array-index-key -- two refused files may have the same name
              <li key={`${index}-${name}`}>
                <bdi>{name}</bdi>: {t(statusMessages[reason])}
              </li>
            ))}
            {rest > 0 && <li>{t(messages.more, { count: rest })}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
