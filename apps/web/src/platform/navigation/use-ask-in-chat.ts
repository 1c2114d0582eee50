import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { storeQuestion } from './asked-question.ts';
import { paths } from './paths.ts';

/** Opens the chat with a question, which it asks there. */
export function useAskInChat(): (question: string) => void {
  const navigate = useNavigate();
  return useCallback((question) => void navigate(paths.chat, { state: storeQuestion(question) }), [navigate]);
}
