import type { ReactNode, Ref } from 'react';
import * as styles from './DocumentPage.css.ts';

/** A rectangle on a page that is drawn, in CSS pixels from its top left corner. */
export interface PageMark {
  /** The passage of a citation, the sentence in it that carries the claim, what was looked for, and the match that is shown. */
  kind: 'passage' | 'sentence' | 'found' | 'current';
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface DocumentPageProps {
  /** Width in CSS pixels. */
  width: number;
  /** Height in CSS pixels. */
  height: number;
  /** CSS pixels of a point, by which the text is set. */
  scale: number;
  /** The picture of the page. */
  canvasRef?: Ref<HTMLCanvasElement>;
  /** Where the text of the page is set, above its picture and as large. */
  textRef?: Ref<HTMLDivElement>;
  /** What is highlighted. */
  marks: readonly PageMark[];
  /**
   * Whether the picture is still being drawn.
   * @default false
   */
  busy?: boolean;
  /** The page itself, where it is no picture. */
  children?: ReactNode;
}

/** A page of a document, white in every scheme, with its text above the picture and its marks between them. */
export function DocumentPage(props: DocumentPageProps) {
  const { width, height, scale, canvasRef, textRef, marks, busy = false, children } = props;
  const size = { inlineSize: width, blockSize: height, '--total-scale-factor': scale };
  return (
    <div data-theme="light" dir="ltr" aria-busy={busy} style={size} className={styles.page}>
      <canvas ref={canvasRef} aria-hidden="true" className={styles.picture} />
      {children}
      {marks.map(({ kind, left, top, width: inlineSize, height: blockSize }, index) => (
        <span
          // eslint-disable-next-line react/no-array-index-key -- marks have no identity but their place
          key={index}
          aria-hidden="true"
          data-mark={kind}
          style={{ left, top, inlineSize, blockSize }}
          className={styles.mark({ kind })}
        />
      ))}
      <div ref={textRef} className={styles.text} />
    </div>
  );
}
