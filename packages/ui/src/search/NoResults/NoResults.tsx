import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { messages } from './NoResults.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
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

export interface NoResultsProps {
  /** Whether each tip was tried and finds something; otherwise they are advice. */
  tried: boolean;
  /** The most promising first. */
  tips: readonly SearchTip[];
}

/** Stands in place of results when there are none, with what can be done about it. */
export function NoResults({ tips, tried }: NoResultsProps) {
  const { t } = useMessages();
  return (
    <EmptyState title={t(messages.title)} headingLevel={2}>
      {t(tried ? messages.tried : messages.nothing)}
      {tips.length > 0 && (
        <ul aria-label={t(messages.tips)} className={styles.tips}>
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
