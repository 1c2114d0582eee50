import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import * as styles from './CollectionAdvice.css.ts';

export interface CollectionAdviceProps {
  /** Words of the button that opens it: "Load PubMed" */
  label: string;
  /** What to do, in a sentence or two. */
  howTo: string;
  /** The commands that do it, each a line of its own that is copied alone. */
  commands: readonly string[];
  /** Words of the button that copies a command, by its place from 1. */
  copy: (place: number) => string;
}

/** Says how to load more literature, to users who can. */
export function CollectionAdvice({ label, howTo, commands, copy }: CollectionAdviceProps) {
  return (
    <Popover
      label={label}
      trigger={
        <button type="button" className={styles.more}>
          {label}
        </button>
      }
    >
      <div className={styles.howTo}>
        <p>{howTo}</p>
        <ol className={styles.commands}>
          {commands.map((command, index) => (
            <li key={command} className={styles.line}>
              <code dir="ltr" className={styles.command}>
                {command}
              </code>
              <CopyButton text={() => command} label={copy(index + 1)} />
            </li>
          ))}
        </ol>
      </div>
    </Popover>
  );
}
