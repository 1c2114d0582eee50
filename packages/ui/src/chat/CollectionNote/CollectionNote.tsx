import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import * as styles from './CollectionNote.css.ts';

/** How to load more literature, for users who can. */
export interface CollectionAdvice {
  /** Words of the button that opens it: "Load PubMed" */
  label: string;
  /** What to do, in a sentence or two. */
  howTo: string;
  /** The commands that do it, each a line of its own that is copied alone. */
  commands: readonly string[];
  /** Words of the button that copies a command, by its place from 1. */
  copy: (place: number) => string;
}

export interface CollectionNoteProps {
  /** "Starter collection: 230 landmark studies, summarised" */
  text: string;
  /** How to load more; left out for users who cannot, whose `text` says who can. */
  advice?: CollectionAdvice;
}

/** Says what the answers are drawn from, and to those who can how to load more. */
export function CollectionNote({ text, advice }: CollectionNoteProps) {
  return (
    <p className={styles.note}>
      <Icon name="document" />
      <span className={styles.text}>{text}</span>
      {advice !== undefined && (
        <Popover
          label={advice.label}
          trigger={
            <button type="button" className={styles.more}>
              {advice.label}
            </button>
          }
        >
          <div className={styles.howTo}>
            <p>{advice.howTo}</p>
            <ol className={styles.commands}>
              {advice.commands.map((command, index) => (
                <li key={command} className={styles.line}>
                  <code dir="ltr" className={styles.command}>
                    {command}
                  </code>
                  <CopyButton text={() => command} label={advice.copy(index + 1)} />
                </li>
              ))}
            </ol>
          </div>
        </Popover>
      )}
    </p>
  );
}
