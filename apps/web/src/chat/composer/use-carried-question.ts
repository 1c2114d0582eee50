import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedQuestion } from '../../platform/navigation/asked-question.ts';
import { newChat } from '../conversation/chat-actions.ts';
import { draft } from './composer-draft.ts';

/** Asks the question a page about the product opened the chat with, in a chat of its own, and only once. */
export function useCarriedQuestion(ask: (question: string) => boolean | Promise<boolean>): void {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation();
  const asked = useRef('');
  const question = storedQuestion(state);
  useEffect(() => {
    if (question === null || asked.current === key) return;
    asked.current = key;
    newChat();
    const askOrKeep = async () => {
      // Asking names its session in the address, which takes the question out of it.
      if (await ask(question)) return;
      // What is asked comes first; what was being written before stays below it.
      draft.text = draft.text === '' ? question : `${question}\n\n${draft.text}`;
      // A visitor who was asked for an address may be on their way to an account.
      if (location.pathname === pathname) await navigate(pathname, { replace: true });
    };
    void askOrKeep();
  }, [question, ask, navigate, pathname, key]);
}
