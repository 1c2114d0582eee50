import { useId, useState } from 'react';
import * as styles from './TruncatedText.css.ts';

export interface TruncatedTextProps {
  /** The whole text. */
  text: string;
  /**
   * Characters shown while closed (specification §5).
   * @default 255
   */
  limit?: number;
  /** Words of the button that shows the rest. */
  more: string;
  /** Words of the button that hides it again. */
  less: string;
}

/** Cuts a text without cutting a character that takes several units. */
function cut(text: string, limit: number): string {
  const characters = Array.from(text.slice(0, limit * 2));
  return characters.length <= limit && text.length <= limit * 2
    ? text
    : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** A long text, cut to its beginning until asked for. */
export function TruncatedText({ text, limit = 255, more, less }: TruncatedTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const short = cut(text, limit);
  if (short === text) return <span dir="auto">{text}</span>;
  return (
    <span>
      <span id={id} dir="auto">
        {open ? text : short}
      </span>{' '}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={styles.toggle}
      >
        {open ? less : more}
      </button>
    </span>
  );
}
