import { useContext } from 'react';
import { MessagesContext, type Messages } from './messages-context.ts';

/** How the components here speak; the same object until the language changes. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
