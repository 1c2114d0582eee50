import type {
  AbstractSection,
  AnswerEvidence,
  ChatError,
  ChatErrorCode,
  ChatHistoryItem,
  ChatHistoryPage,
  ChatQuery,
  ChatShare,
  ChatTurn,
  Citation,
  Claim,
  LlmConfig,
  ProStanding,
  QuestionFrame,
  Result,
  SaveSession,
  SharedTurn,
  StudyFrame,
  Writer,
} from '@footnote/domain';
import type { ReadQuestionInput, StudyMatch, Understanding } from '@footnote/literature';

/** Understands a question in the light of what was asked before. */
export interface QuestionReader {
  /** `previousMainQuestion` is '' where the client remembers none. */
  read(input: ReadQuestionInput): Promise<Understanding>;
}

/** Holds the statements of an answer against its sources. Rejects with LiteratureIndexFailure when that takes too long. */
export interface AnswerChecker {
  check(answer: { markdown: string; citations: readonly Citation[] }, signal: AbortSignal): Promise<Claim[]>;
}

/** A sentence of a source chosen to answer a question with. */
export interface EvidenceSentence {
  text: string;
  /** Label of the abstract section it stands in, or ''. */
  section: string;
  /** UTF-16 offsets in the citation's `abstract`. */
  start: number;
  end: number;
  /** How likely it tells what was asked beside the best sentence of its study, which has 1. */
  relevance: number;
  /** How likely it says what follows from the study for the question beside the sentence that says it best, which has 1. */
  summary: number;
  /** Share of the question that it says, 0 to 1. */
  coverage: number;
  /** It names an outcome that was asked for, or the primary one; or none was asked for. */
  namesOutcome: boolean;
  /** The outcomes asked for that it names, as the question's frame calls them. */
  outcomes: readonly string[];
  /** Which parts of a question that asks several things it tells, as positions among them. */
  halves: readonly number[];
  /** Which kinds of answers that parts of the question ask for it gives. */
  kinds: readonly string[];
}

/** A numbered source and the sentences of it that a writer may use, none of a retracted one: all that any writer ever sees of it. */
export interface NumberedEvidence {
  /** Its reference number in the answer, from 1. */
  n: number;
  citation: Citation;
  /** How it stands to the question. */
  match: StudyMatch;
  /** Its whole abstract and what was read from it; no writer sees these. */
  sections: readonly AbstractSection[];
  study: StudyFrame;
  sentences: readonly EvidenceSentence[];
}

export interface WriteRequest {
  /** The question as it stands alone, follow-ups joined with what they follow. */
  question: string;
  /** BCP 47 tag of the answer's language. */
  language: string;
  evidence: readonly NumberedEvidence[];
  /** What the answer says and rests on. */
  answer: AnswerEvidence;
  /** Plain words for lay users. */
  layman: boolean;
  /** A longer answer. */
  elaborate: boolean;
  /** The stronger model, where two are configured. */
  precision: boolean;
  /** The user's own instruction for the form of the answer, or null. */
  outputFormat: string | null;
}

/** A piece of an answer; a failure is the last piece. */
export type AnswerPiece = { type: 'text'; text: string } | { type: 'failure'; error: ChatError };

/** A question as it is put to a model to be read. */
export interface QuestionWords {
  question: string;
  /** Questions of the same user before it, oldest first. */
  earlier: readonly string[];
  /** The stronger model, where two are configured. */
  precision: boolean;
}

/** Writes an answer from numbered evidence and nothing else; its markers are [n] or [n, m] with numbers of that evidence only. */
export interface AnswerModel {
  /** Who writes the answer; precision mode can have a writer of its own. */
  writer(request: Pick<WriteRequest, 'precision'>): Writer;
  /** Streams the answer; ends early without a failure when `signal` aborts, and never throws for what a provider does. */
  write(request: WriteRequest, signal: AbortSignal): AsyncIterable<AnswerPiece>;
  /** Takes a question apart; null where that fails or takes too long, which it never throws for. Absent where no model reads. */
  readFrame?: (asked: QuestionWords, signal: AbortSignal) => Promise<QuestionFrame | null>;
}

/** The models that answer, as they are set at a moment. */
export interface AnswerModels {
  /** What answers one question asked now; `chosen` is what a super admin set for it alone, `owner` whoever asks. */
  current(asked?: { chosen?: LlmConfig; owner?: string | null }): Promise<AnswerModel>;
  /** Whether a provider can be chosen by this name. */
  offers(provider: string): boolean;
}

/** What a language model was asked and answered. */
export interface LlmLogEntry {
  /** Who asked, as `accountOwner` and the visitor's cookie name them; null where nobody did. */
  owner: string | null;
  provider: string;
  model: string;
  system: string;
  prompt: string;
  answer: string;
  /** Why there is no whole answer; null where there is one. */
  code: ChatErrorCode | null;
}

/** Prompts and answers, kept for LLM_LOG_DAYS. */
export interface LlmLog {
  keep(entry: LlmLogEntry): Promise<void>;
  /** Deletes what is older. */
  forgetOld(): Promise<void>;
}

/** Counts tokens as the limits of specification §9 mean them. */
export interface TokenCounter {
  count(text: string): number;
}

/** Who asked a question, and when. */
export interface AskedQuestion {
  /** As `accountOwner` and the visitor's cookie name them. */
  owner: string;
  /** ISO 8601. */
  askedAt: string;
}

/** Counts the PRO questions of accounts; each call is part of the transaction it is made in. */
export interface ProQuestionCounter {
  /** Takes one of an account's week at a moment in milliseconds since 1970; gives the week, or null where none is left. */
  take(accountId: string, moment: number): Promise<string | null>;
  /** Gives questions back to the weeks they were taken from. */
  giveBack(taken: readonly { accountId: string; week: string }[]): Promise<void>;
}

export interface NewTurn {
  turnId: string;
  sessionId: string;
  /** Who asks, as `accountOwner` and the visitor's cookie name them. */
  owner: string;
  query: ChatQuery;
  /**
   * How it stands to the plans.
   * @default 'free'
   */
  standing?: ProStanding;
  /** ISO 8601. */
  askedAt: string;
}

/** A turn that has been saved: as running, or as failed where its question is refused. */
export interface BegunTurn {
  turn: ChatTurn;
  /** Whoever owns its session: the account that claimed it, where a visitor signed in while they asked. */
  owner: string;
}

/** A session that is being read, turn by turn. */
export interface OpenSession {
  item: ChatHistoryItem;
  /** In order; a session that is deleted meanwhile ends. */
  turns: AsyncIterable<ChatTurn>;
}

/** Documents that are gone from an organization: all of a source, or some. */
export type ForgottenDocuments = { organizationId: string } & ({ sourceId: string } | { documents: readonly string[] });

/**
 * Chat sessions as saved. Nothing of another owner is ever given out: to a stranger a session does not exist. Whoever acts
 * for an organization is another owner than the same person otherwise.
 * A turn is written twice: when it is asked (state `running`) and, in one transaction, when it has ended.
 */
export interface ChatSessions {
  /**
   * Opens the session when it is new; refuses while another turn of it is running, in one that was deleted, and where
   * there is no room for more. A PRO question is counted at once with its turn; one that is too many, or a visitor's, is
   * saved as failed.
   */
  begin(turn: NewTurn): Promise<Result<BegunTurn, ChatError>>;
  /**
   * Saves how a running turn ended, and gives back a PRO question whose answer failed, whoever owns the session by now; `turn.state` is not `running`. A turn that is no
   * longer there, or ended otherwise, is left alone; false then.
   */
  end(sessionId: string, turn: ChatTurn): Promise<boolean>;
  open(owner: string, sessionId: string): Promise<OpenSession | null>;
  lastTurn(owner: string, sessionId: string): Promise<ChatTurn | null>;
  /** The newest answer of this product to that main question, or to any where it is null. */
  lastAnswered(owner: string, sessionId: string, mainQuestion: string | null): Promise<ChatTurn | null>;
  /** `page` counts from 1; newest first; `search` looks into questions and answers. */
  list(owner: string, page: { page: number; pageSize: number; search: string }): Promise<ChatHistoryPage>;
  /**
   * Saves votes and feedback, and creates the session where the server never had one of that id. What it did not write
   * itself is kept as written by the client.
   */
  save(owner: string, session: SaveSession): Promise<Result<null, ChatError>>;
  /** Takes what was written from documents out of the saved turns of their organization; their references keep their numbers alone. Answers of those chats that are being written end as interrupted. */
  forgetDocuments(gone: ForgottenDocuments): Promise<void>;
  rename(owner: string, sessionId: string, title: string): Promise<Result<null, ChatError>>;
  remove(owner: string, sessionId: string): Promise<Result<null, ChatError>>;
  /**
   * Lets everybody with the public id read the session; a session that is shared keeps its id. One with turns that a
   * client wrote is refused.
   */
  share(owner: string, sessionId: string): Promise<Result<{ shareId: string }, ChatError>>;
  /** Makes the public id nobody's at once and for good. Doing so twice is no error. */
  unshare(owner: string, sessionId: string): Promise<Result<null, ChatError>>;
  shareOf(owner: string, sessionId: string): Promise<Result<ChatShare, ChatError>>;
  /** What of a session its public id opens to everybody, turn by turn; null where the id is nobody's. */
  openShared(shareId: string): Promise<AsyncIterable<SharedTurn> | null>;
  /**
   * Gives all sessions of a visitor to an account, at once or not at all, and for some minutes what the visitor begins;
   * gives their ids. Of several accounts at once, the first gets them all.
   */
  claim(visitor: string, account: string): Promise<string[]>;
  /** Ends every turn a dead process left running as failed with chat/interrupted; gives their number. */
  endInterrupted(): Promise<number>;
  /** Deletes the sessions that visitors have not used for VISITOR_CHAT_DAYS, and those of who left an organization a month ago; gives their number. */
  forgetUnused(): Promise<number>;
  /**
   * Of these questions those that may no longer be answered: their account is gone, suspended or was signed out everywhere
   * since, or may no longer act for its organization. Those of visitors always may.
   */
  withoutAccess<Asked extends AskedQuestion>(asked: readonly Asked[]): Promise<Asked[]>;
}
