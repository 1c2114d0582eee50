import { answerLanguage, INTERFACE_LANGUAGES } from '@footnote/domain';
import { LanguageMenu as Menu } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { chooseLocale, locale } from '../i18n/locale.store.ts';
import { saveLanguages } from '../account/save-languages.ts';
import { useTranslate } from '../i18n/translate.ts';

/** Languages of the menu in the header (specification §2); menus elsewhere offer all six. */
const IN_HEADER = ['en', 'es', 'de', 'nl'] as const;

const messages = defineMessages({
  language: { defaultMessage: 'Language of the interface', description: 'Names the menu of languages' },
});

export interface LanguageMenuProps {
  /** Where the menu stands: the header of a page offers four languages. */
  place: 'header' | 'elsewhere';
}

/** Changes the language of the interface; one from elsewhere is offered, too, so that a user can come back to it. */
export function LanguageMenu({ place }: LanguageMenuProps) {
  const formatMessage = useTranslate();
  const { language } = useSnapshot(locale);
  const codes = new Set<string>([...(place === 'header' ? IN_HEADER : INTERFACE_LANGUAGES), language]);
  const choose = (code: string) => {
    chooseLocale(code);
    void saveLanguages({ country: locale.language });
  };
  return (
    <Menu
      languages={[...codes].map((code) => ({ code, name: answerLanguage(code)?.name ?? code }))}
      value={language}
      onChange={choose}
      label={formatMessage(messages.language)}
    />
  );
}
