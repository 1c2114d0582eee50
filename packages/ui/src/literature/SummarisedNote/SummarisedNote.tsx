import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { note } from './SummarisedNote.css.ts';

export interface SummarisedNoteProps {
  /** "summarised by Footnote" */
  label: string;
  /** Explains whose words these are; shown on hover, and read after the label. */
  words: string;
}

/** Says that the abstract is Footnote's own summary and not the publisher's text. */
export function SummarisedNote({ label, words }: SummarisedNoteProps) {
  return (
    <span title={words} className={note}>
      {label}
      <VisuallyHidden>{` ${words}`}</VisuallyHidden>
    </span>
  );
}
