import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import * as styles from './NoDocuments.css.ts';

export interface NoDocumentsProps {
  /** The fixed message of a question that no document answers. */
  message: string;
  /** What usually helps, one sentence each. */
  tips: readonly string[];
  /** Takes the filters away and asks again; left out when there are none. */
  onClearFilters?: () => void;
  /** Words of that button. */
  clearFilters: string;
}

/** Stands in place of an answer that no document supports. */
export function NoDocuments({ message, tips, onClearFilters, clearFilters }: NoDocumentsProps) {
  return (
    <EmptyState
      title={message}
      action={onClearFilters !== undefined && <Button onClick={onClearFilters}>{clearFilters}</Button>}
    >
      {tips.length > 0 && (
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
