import type { ComponentType } from 'react';
import { english } from './english.ts';
import { MessagesProvider } from './messages-provider.tsx';

/** Shows a story as on a page in another language; the words stay English, as the catalogues are the application's. */
export function spoken(locale: string) {
  return function Spoken(Story: ComponentType) {
    return (
      <MessagesProvider locale={locale} translate={english}>
        <Story />
      </MessagesProvider>
    );
  };
}
