import { QUESTION_CHARACTER_LIMIT } from '@footnote/domain';
import { Disclaimer, QuestionBox } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { storeQuestion } from '../platform/navigation/asked-question.ts';
import { EXAMPLE_QUESTIONS } from '../platform/i18n/example-questions.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  tooLong: {
    defaultMessage: 'Shorten the question to {limit, number} characters.',
    description: 'Said below a question that is too long',
  },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said at the foot of the search page',
  },
});

/** The live question box: what is asked here is answered in the chat. */
export function HomeQuestion({ notice }: { notice: ReactNode }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [question, setQuestion] = useState('');
  const tooLong = question.length > QUESTION_CHARACTER_LIMIT;
  return (
    <QuestionBox
      value={question}
      onChange={setQuestion}
      onAsk={(asked) => void navigate(paths.chat, { state: storeQuestion(asked) })}
      examples={EXAMPLE_QUESTIONS.map((example) => t(example))}
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
