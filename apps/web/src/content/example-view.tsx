import type { ChatExample } from '@footnote/domain';
import { Button, CheckedAnswer, EmptyState } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  whole: {
    defaultMessage: 'Ask this in the chat',
    description: 'Asks the example question of the home page in the chat',
  },
  empty: {
    defaultMessage: 'No literature yet',
    description: 'Where the home page shows an answer, of an empty collection',
  },
  emptyInWords: {
    defaultMessage: 'This server holds no articles. Once it does, an answer from them stands here.',
    description: 'Where the home page shows an answer, of an empty collection',
  },
  none: {
    defaultMessage: 'No example is answered here',
    description: 'Where the home page shows an answer, of a collection that answers none of the example questions',
  },
  noneInWords: {
    defaultMessage:
      'No study of this collection answers one of the examples, and Footnote says so instead of guessing. Ask a question of your own.',
    description: 'Where the home page shows an answer, of a collection that answers none of the example questions',
  },
});

export interface ExampleViewProps {
  example: ChatExample;
  /** Asks the question of the example in the chat. */
  onAsk: (question: string) => void;
}

/** The example of the home page, as the server draws it into the page and as the app draws it afterwards. */
export function ExampleView({ example: { articles, answer }, onAsk }: ExampleViewProps) {
  const t = useTranslate();
  if (answer === null) {
    const [title, text] =
      articles === 0 ? [messages.empty, messages.emptyInWords] : [messages.none, messages.noneInWords];
    return <EmptyState title={t(title)}>{t(text)}</EmptyState>;
  }
  return (
    <CheckedAnswer
      {...answer}
      action={
        <Button icon="chat" onClick={() => onAsk(answer.question)}>
          {t(messages.whole)}
        </Button>
      }
    />
  );
}
