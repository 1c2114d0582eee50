import type { TextSection } from '@footnote/ui';
import type { MessageDescriptor } from 'react-intl';
import type { Translate } from '../platform/i18n/translate.ts';

/** A part of a page of text: its heading, its paragraphs and, after them, its points. */
export interface SectionPlan {
  anchor: string;
  title: MessageDescriptor;
  paragraphs: readonly MessageDescriptor[];
  points?: readonly MessageDescriptor[];
}

/** Says the parts of a page of text. */
export function textSections(t: Translate, plans: readonly SectionPlan[]): TextSection[] {
  return plans.map(({ anchor, title, paragraphs, points = [] }) => ({
    anchor,
    title: t(title),
    content: (
      <>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.id}>{t(paragraph)}</p>
        ))}
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point.id}>{t(point)}</li>
            ))}
          </ul>
        )}
      </>
    ),
  }));
}
