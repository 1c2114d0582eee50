import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carriedQuestion } from '../platform/asked-question.ts';
import { newChat } from './chat-actions.ts';

/** Asks the question a page about the product opened the chat with, in a chat of its own, and only once. */
export function useCarriedQuestion(ask: (question: string) => boolean | Promise<boolean>): void {
  const navigate = useNavigate();
  const { state, pathname, key } = useLocation();
  const asked = useRef('');
  const question = carriedQuestion(state);
  useEffect(() => {
    if (question === null || asked.current === key) return;
    asked.current = key;
    newChat();
    // Asking names its session in the address, which takes the question out of it; where nothing was asked, it goes, too.
    void Promise.resolve(ask(question)).then((sent) => sent || navigate(pathname, { replace: true }));
  }, [question, ask, navigate, pathname, key]);
}
