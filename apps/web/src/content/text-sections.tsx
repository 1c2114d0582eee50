import type { TextSection } from '@footnote/ui';
import type { MessageDescriptor } from 'react-intl';
import type { FormatWords } from '../platform/i18n/words.ts';

/** A part of a page of text: its heading, its paragraphs and, after them, its points. */
export interface SectionPlan {
  anchor: string;
  title: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
  points?: readonly MessageDescriptor[];
}

/** Says the parts of a page of text. */
export function textSections(say: FormatWords, plans: readonly SectionPlan[]): TextSection[] {
  return plans.map(({ anchor, title, paragraphs, points = [] }) => ({
    anchor,
    title: say(title),
    content: (
      <>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.id}>{say(paragraph)}</p>
        ))}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point.id}>{say(point)}</li>
            ))}
          </ul>
        )}
      </>
    ),
  }));
}
