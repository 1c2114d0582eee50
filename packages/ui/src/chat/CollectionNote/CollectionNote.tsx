import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import * as styles from './CollectionNote.css.ts';

export interface CollectionNoteProps {
  /** "Starter collection: 230 landmark studies, summarised" */
  text: string;
  /** Words of the button that tells how to load more. */
  more: string;
  /** How to load PubMed, in a sentence or two. */
  howTo: string;
  /** The command that does it; shown as code. */
  command?: string;
}

/** Says what the answers are drawn from, and how to load more. */
export function CollectionNote({ text, more, howTo, command }: CollectionNoteProps) {
  return (
    <p className={styles.note}>
      <Icon name="document" />
      <span className={styles.text}>{text}</span>
      <Popover
        label={more}
        trigger={
          <button type="button" className={styles.more}>
            {more}
          </button>
        }
      >
        <div className={styles.howTo}>
          <p>{howTo}</p>
          {command !== undefined && (
            <code dir="ltr" className={styles.command}>
              {command}
            </code>
          )}
        </div>
      </Popover>
    </p>
  );
}
