import { Hero } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { usePageTitle } from '../platform/navigation/use-page-title.ts';
import { CheckedExample } from './checked-example.tsx';
import { HomeFeatures } from './home-features.tsx';
import { SiteQuestion } from './site-question.tsx';

const messages = defineMessages({
  title: { defaultMessage: 'Ask the literature. Check every sentence.', description: 'Heading of the home page' },
  text: {
    defaultMessage:
      'Footnote answers questions from the biomedical literature. Every sentence of an answer carries a number, and every number leads to the sentence of the study it rests on.',
    description: 'Below the heading of the home page',
  },
  example: {
    defaultMessage: 'An answer of this server, checked',
    description: 'Heading over a real answer with its references on the home page',
  },
  page: { defaultMessage: 'Ask the literature', description: 'Greeting of an empty chat' },
});

export interface HomeRouteProps {
  /** What literature answers come from. */
  notice: ReactNode;
}

/** The page at / (specification §2). */
export default function HomeRoute({ notice }: HomeRouteProps) {
  const t = useTranslate();
  usePageTitle(t(messages.page));
  return (
    <>
      <Hero
        title={t(messages.title)}
        text={t(messages.text)}
        picture={{ title: t(messages.example), content: <CheckedExample /> }}
      >
        <SiteQuestion place="hero" notice={notice} />
      </Hero>
      <HomeFeatures />
    </>
  );
}
