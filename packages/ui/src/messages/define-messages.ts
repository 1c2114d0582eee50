/** A sentence of the interface. */
export interface Message {
  /** Key in the catalogues of translations; the build writes it from the other two. */
  readonly id?: string;
  /** English, as an ICU message: "{count, plural, one {# study} other {# studies}} found". */
  readonly defaultMessage: string;
  /** Tells a translator where it stands; the built kit lists it in `messages.json` instead. */
  readonly description?: string;
}

/** What stands in the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message in the user's language. */
export type Translate = (message: Message, values?: MessageValues) => string;

/** Names the messages of a component; the catalogues are gathered from calls of this function. */
export function defineMessages<Name extends string>(
  messages: Record<Name, Message & { description: string }>,
): Readonly<Record<Name, Message>> {
  return messages;
}
