import { answerLanguage } from '@footnote/domain';
import { ConfirmDialog } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { changeAnswerSettings, chatSettings } from '../chat/settings/chat-settings.store.ts';
import { locale, settleLocale } from '../platform/i18n/locale.store.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  title: {
    defaultMessage: 'Should answers come in {language}, too?',
    description: 'Asked after the language of the interface was changed; language is its own name',
  },
  text: {
    defaultMessage: 'They come in {language} now. The language of answers can be changed beside every question.',
    description: 'Explains the question about the language of answers',
  },
  use: { defaultMessage: 'Answer in {language}', description: 'Takes the new language for answers' },
  keep: { defaultMessage: 'Keep {language}', description: 'Keeps the old language of answers' },
});

const nameOf = (code: string) => answerLanguage(code)?.name ?? code;

/** Asks whether answers should come in the language that was just chosen for the interface (specification §4). */
export function AnswerLanguageQuestion() {
  const formatMessage = useTranslate();
  const { justChosen } = useSnapshot(locale);
  const { answer } = useSnapshot(chatSettings);
  const next = justChosen ?? answer.language;
  const names = { next: { language: nameOf(next) }, present: { language: nameOf(answer.language) } };
  const use = () => {
    changeAnswerSettings({ language: next });
    settleLocale();
  };
  return (
    <ConfirmDialog
      open={next !== answer.language}
      onOpenChange={settleLocale}
      title={formatMessage(messages.title, names.next)}
      description={formatMessage(messages.text, names.present)}
      confirmLabel={formatMessage(messages.use, names.next)}
      cancelLabel={formatMessage(messages.keep, names.present)}
      onConfirm={use}
    />
  );
}
