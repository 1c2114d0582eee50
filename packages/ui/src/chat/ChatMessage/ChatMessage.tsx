import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { bubble, row } from './ChatMessage.css.ts';

export interface ChatMessageProps {
  /** What was asked; line breaks are kept, markup is not read. */
  text: string;
  /** Read out before the question ("You asked:"). */
  label: string;
}

/** A question as it was asked; the heading of its turn. */
export function ChatMessage({ text, label }: ChatMessageProps) {
  return (
    <div className={row}>
      <h2 dir="auto" className={bubble}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {text}
      </h2>
    </div>
  );
}
