import { QUESTION_CHARACTER_LIMIT } from '@footnote/domain';
import { Disclaimer, QuestionBox } from '@footnote/ui';
import type { ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { EXAMPLE_QUESTIONS } from '../platform/i18n/example-questions.ts';
import { useAskInChat } from '../platform/navigation/use-ask-in-chat.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { noteAskedOnSite, written } from './written-question.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'What would you like to know?',
    description: 'Heading over the question field at the end of pages about the product',
  },
  tooLong: {
    defaultMessage: 'Shorten the question to {limit, number} characters.',
    description: 'Said below a question that is too long',
  },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said at the foot of the search page',
  },
});

export interface SiteQuestionProps {
  /** Where it stands: in the hero of the home page, with examples, or at the end of another. */
  place: 'hero' | 'end';
  /** What literature answers come from. */
  notice?: ReactNode;
}

/** The live question box of pages about the product: what is asked here is answered in the chat. */
export function SiteQuestion({ place, notice }: SiteQuestionProps) {
  const t = useTranslate();
  const ask = useAskInChat();
  const { text } = useSnapshot(written, { sync: true });
  const tooLong = text.length > QUESTION_CHARACTER_LIMIT;
  return (
    <QuestionBox
      {...(place === 'end' ? { title: t(messages.title) } : {})}
      value={text}
      onChange={(next) => (written.text = next)}
      onAsk={(question) => {
        noteAskedOnSite(question);
        ask(question);
      }}
      examples={place === 'hero' ? EXAMPLE_QUESTIONS.map((example) => t(example)) : []}
      problem={tooLong ? t(messages.tooLong, { limit: QUESTION_CHARACTER_LIMIT }) : ''}
      note={
        <>
          {notice}
          <Disclaimer text={t(messages.disclaimer)} />
        </>
      }
    />
  );
}
