import { bubble, row } from './ChatMessage.css.ts';

export interface ChatMessageProps {
  /** What was asked; line breaks are kept, markup is not read. */
  text: string;
  /** Names the bubble for assistive technology ("You asked"). */
  label: string;
}

/** A question as it was asked. */
export function ChatMessage({ text, label }: ChatMessageProps) {
  return (
    <div className={row}>
      <section aria-label={label} dir="auto" className={bubble}>
        {text}
      </section>
    </div>
  );
}
