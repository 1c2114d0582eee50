import type {
  AlertErrorCode,
  AlertRequest,
  AlertState,
  AlertUpdate,
  Article,
  EffectDirection,
  FollowedAnswer,
  FollowedQuestion,
  SavedAlert,
  SavedSearch,
} from '@footnote/domain';

/** An alert as the job that runs it knows it. */
export interface DueAlert extends DueMark, Pick<SavedAlert, 'title' | 'email' | 'frequency'> {
  accountId: string;
  /** What it looks for news of. */
  subject: { search: SavedSearch } | { answer: FollowedQuestion };
  /** What it found last, of a search the newest first, and then what it found before. */
  seen: readonly string[];
  /** Since when its owner wants it as it is. */
  wantedSince: Date;
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
  delivery: { id: string; mailId: string; articles: number; changes: number } | null;
}

/** An alert that is due, and since when, which names its run. */
export interface DueMark {
  id: string;
  nextAt: Date;
}

/** An answer to follow, with what is known of it already. */
export interface NewFollow {
  turnId: string;
  email: string;
  answer: FollowedQuestion;
  /** Studies on its question that are no news. */
  seen: readonly string[];
  /** What it cites, with the notices that are known. */
  cited: readonly ToldArticle[];
}

/** A study that answers a question directly. */
export interface StudyOnQuestion {
  article: Article;
  /** Whose side it takes; `described` where that is not sure, or is of another outcome than the one asked for. */
  direction: EffectDirection;
  /** The sentence it answers with, word for word, and the effect in it; the latter '' where none was read. */
  sentence: string;
  effect: string;
}

/** What a search for studies on a question finds. */
export interface StudiesFound {
  direct: StudyOnQuestion[];
  /** Every article that was looked at: one of these may answer directly later, once it is weighed otherwise. */
  pmids: string[];
}

/** Finds the studies of about two years that answer a question directly, retracted ones left out. Rejects as the index's searches do. */
export type StudiesOnQuestion = (
  asked: Pick<FollowedQuestion, 'question' | 'frame' | 'limits'>,
  signal: AbortSignal,
) => Promise<StudiesFound>;

/** Saved searches and followed answers with their alerts, as saved. */
export interface Alerts {
  /** Saved searches of an account, the newest first. */
  list(accountId: string): Promise<SavedAlert[]>;
  /** Null where the account has no saved search of this id. */
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
  /** The answers an account follows in chats it may still open, the newest first. */
  answers(accountId: string): Promise<FollowedAnswer[]>;
  /** Follows an answer from now on; one that is followed already goes on as it is, and runs again where it did not. Gives its id, or why there is none. */
  follow(accountId: string, follow: NewFollow): Promise<{ id: string } | { refused: AlertErrorCode }>;
  /** The alerts that a link is for: the one of this id, or those a mail of this id told of; whoever they belong to. */
  linked(id: string): Promise<{ email: string; title: string; state: AlertState }[]>;
  /** Ends what they send; false where there are none of this id. Ending them again changes nothing. */
  unsubscribe(id: string): Promise<boolean>;
  /** Ends whatever an account has sent to an address. */
  unsubscribeAddress(accountId: string, email: string): Promise<void>;
  /** Notes once that a reader came by a mail; false where the account was sent none of this id. */
  registerClick(accountId: string, deliveryId: string): Promise<boolean>;
  /** Those that are due, the longest first, behind one of them or from the first on; at most 1,000. */
  due(after: DueMark | null): Promise<DueMark[]>;
  /** Has one whose search was refused run at another time, unless its run ended meanwhile; it is failing until it has run. */
  postpone(due: DueMark, nextAt: Date): Promise<void>;
  /** What is due of the account whose alert this is, in the order of their ids; nothing where this one is not due, any more or at all. */
  findDue(id: string): Promise<DueAlert[]>;
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
