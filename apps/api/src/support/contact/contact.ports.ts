import type { ContactForm, InterfaceLanguage } from '@footnote/domain';

/** A message to the team. */
export interface KeptMessage {
  id: string;
  form: ContactForm;
  /** Whether whoever wrote it paid then. */
  paying: boolean;
  /** Language of the page it was written on. */
  language: InterfaceLanguage;
  /** What was written, by the names on the wire. */
  fields: Readonly<Record<string, string>>;
}

/** Messages to the team that wait to be delivered. */
export interface ContactMessages {
  /** Keeps a message, inside the transaction under way if there is one; false where one of this id is known already. */
  keep(message: KeptMessage, accountId: string | null): Promise<boolean>;
  /** Ids of those that wait, the oldest first; at most 1,000. */
  waiting(): Promise<string[]>;
  /** A message that waits; null for one that was delivered. */
  find(id: string): Promise<KeptMessage | null>;
  /** Notes that it was delivered, and forgets its words. */
  markDelivered(id: string): Promise<void>;
  /** Notes that it could not be, and what the other side said. */
  markFailed(id: string, response: string): Promise<void>;
  /** Deletes what is left of those that were delivered more than 30 days ago. */
  forgetOld(): Promise<void>;
}

/** What became of a message; `response` is what the other side said, on one line. */
export type Delivery = { state: 'delivered' } | { state: 'failed'; response: string };

/** Where messages go. */
export interface ContactTargets {
  /** Whether there is anybody for what is written in a form. */
  isOpen(form: ContactForm): boolean;
  /** Hands a message over; never throws for what the other side does. Given twice, it says by its id that it is the same. */
  deliver(message: KeptMessage, signal: AbortSignal): Promise<Delivery>;
}

/** Counts who writes how often. */
export interface ContactLimits {
  /** Takes one turn for an account or visitor and its network; gives 0, or the seconds to wait. */
  message(writer: { address: string; owner: string }): Promise<number>;
}
