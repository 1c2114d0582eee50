import { useMemo, type ReactNode } from 'react';
import type { Translate } from './define-messages.ts';
import { MessagesContext, messagesIn } from './messages-context.ts';

export interface MessagesProviderProps {
  /** BCP 47 tag of the language; numbers and dates are written as it does. */
  locale: string;
  /** Says a message of the kit in that language, by its `id`: with react-intl, `intl.formatMessage`. */
  translate: Translate;
  /** What speaks this language. */
  children: ReactNode;
}

/** Lets the components inside speak another language, or other words, than the kit's English. */
export function MessagesProvider({ locale, translate, children }: MessagesProviderProps) {
  const messages = useMemo(() => messagesIn(locale, translate), [locale, translate]);
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}
