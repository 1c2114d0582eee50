import type { Browser } from '@playwright/test';
import { ChatPage, QUESTION } from '../../e2e/chat-page.ts';

/** Asks the product a question, shares the answer, and gives the address at which others read it. */
export async function shareAnAnswer(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(() => {
      localStorage.setItem('footnote-visitor', 'known');
      localStorage.setItem('footnote-policies', 'agreed');
    });
    const chat = new ChatPage(await context.newPage(), url);
    await chat.open();
    await chat.ask(QUESTION);
    await chat.page.getByRole('button', { name: 'Share this chat' }).click();
    const dialog = chat.page.getByRole('dialog', { name: 'Share this chat' });
    await dialog.getByRole('button', { name: 'Create a link' }).click();
    await dialog
      .getByText('/chat?sid=')
      .or(dialog.getByRole('textbox', { name: 'Link' }))
      .first()
      .waitFor();
    return await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  } finally {
    await context.close();
  }
}
