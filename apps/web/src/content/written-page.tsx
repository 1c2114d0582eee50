import { TextPage } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { textSections, type SectionPlan } from './text-sections.tsx';

const messages = defineMessages({
  contents: { defaultMessage: 'On this page', description: 'Heading of a table of contents' },
});

export interface WrittenPageProps {
  /** Heading of the page, in the user’s language. */
  title: string;
  sections: readonly SectionPlan[];
}

/** A page of text in parts. */
export function WrittenPage({ title, sections }: WrittenPageProps) {
  const t = useTranslate();
  usePageTitle(title);
  return <TextPage title={title} sections={textSections(t, sections)} contentsLabel={t(messages.contents)} />;
}
