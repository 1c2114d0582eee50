import type { Campaign, ProductEventName, Recording } from '@footnote/domain';

/** Something a user did, told to the analytics of whoever runs the server. */
export interface ProductEvent {
  name: 'page_view' | ProductEventName;
  /** A name by which nobody here or there can say who it is; the same for all events of an account. */
  user: string;
  /** ISO 8601. */
  at: string;
  /** The page it is about, and the language it was read in. */
  properties: { page?: string; language?: string } & Campaign;
}

/** What happened on the pages of one session. */
export interface RecordedPart extends Recording {
  user: string;
}

/** Where events of the product and recordings go. Losing some is better than keeping anybody waiting. */
export interface Analytics {
  /** Whether recordings are wanted. */
  readonly records: boolean;
  /** Tells of an event, later and together with others. */
  capture(event: ProductEvent): void;
  /** Hands a part of a recording on; false where it was not taken. */
  record(part: RecordedPart): Promise<boolean>;
  /** Sends what still waits. */
  close(): Promise<void>;
}

/** Where reports of errors go. */
export interface ErrorReports {
  /**
   * Takes what is meant to be reported out of what a browser sent, and hands it on: `malformed` where it is no report,
   * `busy` where too many came this minute. What the other side says of it nobody waits for.
   */
  take(body: Uint8Array): Promise<'taken' | 'malformed' | 'busy'>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** Who agreed to what. */
export interface Consents {
  /** Whether somebody said that how they use the product may be recorded. */
  allowsAnalytics(accountId: string): Promise<boolean>;
}
