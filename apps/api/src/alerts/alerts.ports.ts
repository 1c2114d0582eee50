import type { AlertErrorCode, AlertRequest, AlertUpdate, SavedAlert } from '@footnote/domain';

/** An alert as the job that runs it knows it. */
export interface DueAlert extends SavedAlert {
  accountId: string;
  /** The newest matches as the search found them last, the newest first, and then those it found before. */
  seen: readonly string[];
  /** Since when its owner wants it as it is. */
  wantedSince: Date;
  /** When it was due; names this run. */
  nextAt: Date;
  /** When it looked last. */
  lookedAt: Date;
}

/** A study an alert told of, with the keys of the notices that were known of it. */
export interface ToldArticle {
  pmid: string;
  notices: readonly string[];
}

/** What a run of an alert leaves. */
export interface AlertRun {
  /** When it is due again. */
  nextAt: Date;
  /** What it remembers of what it saw; null where it did not look. */
  looked: { seen: readonly string[] } | null;
  /** Studies it told of, and those of which it told what changed. */
  told: readonly ToldArticle[];
  /** Null where there was nothing to tell. */
  delivery: { id: string; articles: number; changes: number } | null;
}

/** An alert that is due, and since when. */
export interface DueMark {
  id: string;
  nextAt: Date;
}

/** Saved searches with their alerts, as saved. */
export interface Alerts {
  /** Those of an account, the newest first. */
  list(accountId: string): Promise<SavedAlert[]>;
  /** Null where the account has none of this id. */
  find(accountId: string, id: string): Promise<SavedAlert | null>;
  /** Whether an account may have one more, and has none for this search; asked again when it is added. */
  mayAdd(accountId: string, request: AlertRequest): Promise<AlertErrorCode | null>;
  /** Adds one, active from now on; `seen` is what its search finds already. Gives its id, or why there is none. */
  add(
    accountId: string,
    request: AlertRequest,
    seen: readonly string[],
  ): Promise<{ id: string } | { refused: AlertErrorCode }>;
  /** False where the account has none of this id. */
  update(accountId: string, id: string, change: AlertUpdate): Promise<boolean>;
  /** False where the account has none of this id. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** Null where there is none of this id, whoever it belongs to. */
  linked(id: string): Promise<Pick<SavedAlert, 'email' | 'title' | 'state'> | null>;
  /** Ends what it sends; false where there is none of this id. Ending it again changes nothing. */
  unsubscribe(id: string): Promise<boolean>;
  /** Ends whatever an account has sent to an address. */
  unsubscribeAddress(accountId: string, email: string): Promise<void>;
  /** Notes once that a reader came by a mail; false where the account was sent none of this id. */
  registerClick(accountId: string, deliveryId: string): Promise<boolean>;
  /** Those that are due, the longest first, behind one of them or from the first on; at most 1,000. */
  due(after: DueMark | null): Promise<DueMark[]>;
  /** Has one whose search was refused run at another time, unless its run ended meanwhile; it is failing until it has run. */
  postpone(due: DueMark, nextAt: Date): Promise<void>;
  /** Null where it is not due, any more or at all. */
  findDue(id: string): Promise<DueAlert | null>;
  /** The studies an alert told of last, at most 1,000; those before are forgotten. */
  toldBy(id: string): Promise<ToldArticle[]>;
  /**
   * Ends a run, inside the transaction under way; false, and nothing kept, where another process ended it first or its
   * owner changed their mind meanwhile.
   */
  endRun(alert: DueAlert, run: AlertRun): Promise<boolean>;
  /** Ends a run that cannot be done: the alert sends nothing until its owner resumes it. */
  giveUp(alert: DueAlert): Promise<void>;
}
