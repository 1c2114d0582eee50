import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './people-table.css.ts';

/** Holds the place of a table of people. */
export function PeopleLoading({ label }: { label: string }) {
  return (
    <div className={styles.frame}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {(['half', 'most', 'half'] as const).map((width, index) => (
        // eslint-disable-next-line react/no-array-index-key -- placeholders are all alike
        <div key={index} className={styles.waiting}>
          <Skeleton shape="title" width={width} />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  );
}
