import { Skeleton } from './Skeleton/Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
import * as rows from './row-list.css.ts';

/** Stands where a list of rows will be, and says what loads. */
export function RowsLoading({ label }: { label: string }) {
  return (
    <output className={rows.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <span key={key} className={rows.row}>
          <span className={rows.words}>
            <Skeleton width="half" />
            <Skeleton width="most" />
          </span>
        </span>
      ))}
    </output>
  );
}
