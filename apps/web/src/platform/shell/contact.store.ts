import type { ContactForm } from '@footnote/domain';
import { proxy } from 'valtio';

/** Which form to the team is open, and which was last. */
export const contact = proxy<{ form: ContactForm; isOpen: boolean; wasOpened: boolean }>({
  form: 'contact',
  isOpen: false,
  wasOpened: false,
});

/** Opens a form to the team above the page; what it needs loads then. */
export function openContact(form: ContactForm): void {
  Object.assign(contact, { form, isOpen: true, wasOpened: true });
}

/** Closes it; what is written stays until it is sent or the page is left. */
export function closeContact(): void {
  contact.isOpen = false;
}
