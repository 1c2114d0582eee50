import { abstractParts, type HighlightRange } from './abstract-parts.ts';
import * as styles from './ArticleAbstract.css.ts';

export interface ArticleAbstractProps {
  /** The abstract as one text; labelled sections begin their lines with "LABEL: ". */
  text: string;
  /** Part to highlight, in UTF-16 units of `text`; a range outside it highlights nothing. */
  highlight?: HighlightRange;
}

/** An abstract with its labelled sections and the sentence that matters marked. */
export function ArticleAbstract({ text, highlight }: ArticleAbstractProps) {
  return (
    <div dir="auto" className={styles.abstract}>
      {abstractParts(text, highlight).map((section) => (
        <p key={section.start}>
          {section.label !== '' && <span className={styles.label}>{section.label}</span>}
          {section.pieces.map((piece) =>
            piece.marked ? (
              <mark key={piece.start} className={styles.mark}>
                {piece.text}
              </mark>
            ) : (
              <span key={piece.start}>{piece.text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
