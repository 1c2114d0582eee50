import { proxy } from 'valtio';
import { onUser } from '../platform/account/on-user.ts';

/** What is written in the box of pages about the product; it stays while its writer looks at another page. */
export const written = proxy({ text: '' });

/** Empties the box where what was asked stood in it; an example that is pressed leaves what is written. */
export function noteAskedOnSite(question: string): void {
  if (written.text.trim() === question) written.text = '';
}

onUser((_user, before) => {
  if (before !== undefined) written.text = '';
});
