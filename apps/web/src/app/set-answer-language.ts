/** Has answers written in a language from now on. */
export async function setAnswerLanguage(code: string): Promise<void> {
  const { changeAnswerSettings } = await import('../chat/chat-settings.store.ts');
  changeAnswerSettings({ language: code });
}
