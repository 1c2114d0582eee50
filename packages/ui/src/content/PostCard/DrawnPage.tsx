import { greekedLines, type GreekedWord } from './greeked-lines.ts';
import * as styles from './PostCard.css.ts';

const HEADING = { line: 92, lines: 2, character: 3.2, gap: 4 };
const TEXT = { line: 112, lines: 4, character: 1.7, gap: 2.4 };
const LEFT = 24;

/** The page a card leads to, too small to be read: its title and first lines, and the mark of a footnote. */
export function DrawnPage({ title, summary }: { title: string; summary: string }) {
  const heading = greekedLines(title, HEADING);
  const top = 20 + ((heading.at(-1)?.line ?? 0) + 1) * 9;
  const last = heading.at(-1);
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true" className={styles.drawn}>
      {heading.map((word) => (
        <rect
          key={`${word.line} ${word.start}`}
          {...bar(word, { top: 18, pitch: 9, height: 5 })}
          className={styles.drawnTitle}
        />
      ))}
      {last !== undefined && (
        <circle cx={LEFT + last.start + last.width + 5} cy={17 + last.line * 9} r="2.4" className={styles.drawnMark} />
      )}
      {greekedLines(summary, TEXT).map((word) => (
        <rect
          key={`${word.line} ${word.start}`}
          {...bar(word, { top, pitch: 7, height: 2.6 })}
          className={styles.drawnText}
        />
      ))}
    </svg>
  );
}

function bar(
  { line, start, width }: GreekedWord,
  { top, pitch, height }: { top: number; pitch: number; height: number },
) {
  return { x: LEFT + start, y: top + line * pitch, width, height, rx: height / 3 };
}
