import {
  CONTACT_FORM_NAMES,
  err,
  ok,
  SUPPORT_ERRORS,
  type ContactForm,
  type ContactMessage,
  type DomainError,
  type Result,
  type SupportErrorCode,
} from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import type { ContactLimits, ContactMessages, ContactTargets } from './contact.ports.ts';

export interface ContactDeps {
  messages: ContactMessages;
  targets: Pick<ContactTargets, 'isOpen'>;
  limits: ContactLimits;
  /** Does work whose rows are kept together or not at all. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks for a message to be delivered soon, inside the transaction under way. */
  enqueue: (id: string) => Promise<void>;
}

/** The forms that lead to somebody. */
export function openForms({ targets }: ContactDeps): ContactForm[] {
  return CONTACT_FORM_NAMES.filter((form) => targets.isOpen(form));
}

export interface SentMessage {
  message: ContactMessage;
  /** Null for a visitor. */
  user: CurrentUser | null;
  /** The organization its writer acts for; null for none. */
  organizationId: string | null;
  paying: boolean;
}

/** Keeps a message to the team until it was delivered. What a program filled in is answered like any other, and forgotten. */
export async function sendMessage(
  deps: ContactDeps,
  { message, user, organizationId, paying }: SentMessage,
): Promise<Result<void, DomainError<SupportErrorCode>>> {
  const { id, form, language, website, ...written } = message;
  if (!deps.targets.isOpen(form)) return err(SUPPORT_ERRORS.error('support/closed'));
  if (website !== '') return ok(undefined);
  const fields = form === 'feedback' ? { organizationValue: organizationId ?? '', ...written } : written;
  const kept = { id, form, language, paying, fields: textsOf(fields) };
  await deps.inTransaction(async () => {
    if (await deps.messages.keep(kept, user?.accountId ?? null)) await deps.enqueue(id);
  });
  return ok(undefined);
}

function textsOf(fields: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
}
