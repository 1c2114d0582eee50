import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import * as styles from './NoResults.css.ts';

/** Something that usually helps. */
export interface SearchTip {
  /** Stable key. */
  id: string;
  /** One sentence. */
  text: string;
  /** Does it at once, and what the button is called; left out, it is only advice. */
  action?: { label: string; onSelect: () => void };
}

/** Words of NoResults. */
export interface NoResultsLabels {
  title: string;
  /** Why nothing was found, in one sentence. */
  text: string;
  /** Names the list of tips. */
  tips: string;
}

export interface NoResultsProps {
  /** The most promising first. */
  tips: readonly SearchTip[];
  /** Its words, in the user’s language. */
  labels: NoResultsLabels;
}

/** Stands in place of results when there are none, with what can be done about it. */
export function NoResults({ tips, labels }: NoResultsProps) {
  return (
    <EmptyState title={labels.title} headingLevel={2}>
      {labels.text}
      {tips.length > 0 && (
        <ul aria-label={labels.tips} className={styles.tips}>
          {tips.map(({ id, text, action }) => (
            <li key={id} className={styles.tip}>
              <span className={styles.text}>{text}</span>
              {action !== undefined && (
                <Button size="small" onClick={action.onSelect}>
                  {action.label}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
