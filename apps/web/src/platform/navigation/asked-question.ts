/** The field of the history's state that carries a question to the chat: no link from outside can fill it. */
const FIELD = 'footnoteQuestion';

/** The state with which the chat is opened for it to ask a question. */
export function storeQuestion(question: string): Record<string, string> {
  return { [FIELD]: question };
}

/** The question the chat was opened with; null where there is none. */
export function storedQuestion(state: unknown): string | null {
  const question: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, FIELD) : null;
  return typeof question === 'string' && question.trim() !== '' ? question : null;
}
