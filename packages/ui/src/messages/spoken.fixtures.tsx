import type { ComponentType } from 'react';
import type { Translate } from './define-messages.ts';
import { english } from './english.ts';
import { MessagesProvider } from './messages-provider.tsx';

/**
 * Shows a story as on a page in another language.
 * @param locale BCP 47 tag of the language.
 * @param words Messages of that language by their English; what is not among them stays English, as the catalogues are the application's.
 */
export function spoken(locale: string, words: Readonly<Record<string, string>> = {}) {
  const translate: Translate = (message, values) => {
    const defaultMessage = words[message.defaultMessage];
    return english(defaultMessage === undefined ? message : { defaultMessage }, values);
  };
  return function Spoken(Story: ComponentType) {
    return (
      <MessagesProvider locale={locale} translate={translate}>
        <Story />
      </MessagesProvider>
    );
  };
}
