import type {
  NewDecision,
  RecordFilter,
  ReviewProtocol,
  SavedReference,
  ScreeningDecision,
  ScreeningStage,
  ScreeningVerdict,
  SourceKind,
} from '@footnote/domain';

/** Who asks, and for which organization they act. */
export interface ReviewUser {
  accountId: string;
  organizationId: string | null;
  /** Whether they administer that organization. */
  mayManage: boolean;
}

/** A review as saved. */
export interface SavedReview {
  id: string;
  title: string;
  /** Null where it is an organization's. */
  accountId: string | null;
  organizationId: string | null;
  madeBy: string | null;
  protocol: ReviewProtocol;
  screeners: 1 | 2;
  revision: number;
}

/** Somebody who works on a review, as saved. */
export interface SavedMember {
  id: string;
  /** Null once their account is gone. */
  accountId: string | null;
  /** '' once their account is gone. */
  name: string;
  /** Whether they were not taken out and still belong to the organization. */
  active: boolean;
}

/** Somebody who was added to a review. */
export interface AddedMember {
  accountId: string;
  organizationName: string;
  /** False for whoever worked on it already. */
  isNew: boolean;
}

/** A protocol that was replaced after screening began. */
export interface SavedAmendment {
  /** As it was before. */
  protocol: ReviewProtocol;
  changed: string[];
  memberId: string | null;
  changedAt: Date;
}

/** What of a review changes as a whole. */
export interface ReviewChange {
  title?: string | undefined;
  protocol?: ReviewProtocol | undefined;
  screeners?: 1 | 2 | undefined;
  organizationId?: string | undefined;
}

/** Reviews and who works on them. To everybody else, a review does not exist. */
export interface Reviews {
  /** Those the user sees, the one changed last first. */
  list(user: ReviewUser): Promise<(SavedReview & { records: number; changedAt: Date })[]>;
  /** Null where there is none that the user sees. */
  find(user: ReviewUser, id: string): Promise<SavedReview | null>;
  /** Null where the account or the organization has `limit` already. */
  create(
    user: ReviewUser,
    review: { title: string; shared: boolean; protocol: ReviewProtocol },
    limit: number,
  ): Promise<SavedReview | null>;
  /** Changes it where it is still at this revision; gives whether it was. A protocol that is replaced is kept with `amended`. */
  change(
    review: SavedReview,
    change: ReviewChange,
    amended: { changed: string[]; memberId: string | null } | null,
  ): Promise<boolean>;
  /** Whether an organization has as many reviews as it may have. */
  isFull(organizationId: string, limit: number): Promise<boolean>;
  /** Deletes it with everything in it. */
  remove(id: string): Promise<void>;
  amendments(id: string): Promise<SavedAmendment[]>;
  countAmendments(id: string): Promise<number>;
  /** The same without the protocols. */
  amendmentLines(id: string): Promise<Omit<SavedAmendment, 'protocol'>[]>;
  members(review: SavedReview): Promise<SavedMember[]>;
  /** Has a member of its organization work on it, again where they were taken out; null where nobody has this address there. */
  addMember(review: SavedReview, email: string, limit: number): Promise<AddedMember | 'full' | null>;
  /** Takes somebody out; what they decided stays. */
  removeMember(id: string, memberId: string): Promise<void>;
}

/** A search on its way into a review. */
export interface NewSearch {
  source: string;
  kind: SourceKind;
  ranHere: boolean;
  query: string;
  settings: string;
  searchedOn: string;
  found: number;
}

/** A search as saved. */
export interface SavedSearchOfReview extends NewSearch {
  id: string;
  brought: number;
  duplicates: number;
}

/** A file that a search of another database brought, as saved. */
export interface SavedImport {
  id: string;
  searchId: string;
  /** Null where it is not known, which is of those brought first. */
  broughtAt: Date | null;
  brought: number;
  duplicates: number;
}

/** A record on its way into a review. */
export interface NewRecord {
  digest: string;
  reference: SavedReference;
}

/** By what records are found to be the same. */
export interface RecordSigns {
  number: number;
  doi: string;
  digest: string;
  /** '' where it has none. */
  pmid: string;
}

/** What is needed to count a record. */
export interface CountedRecord {
  number: number;
  searchId: string;
  /** The file that brought it; null where none did, or it is not known which. */
  importId: string | null;
  duplicateOf: number | null;
  year: string;
}

/** A record as saved. */
export interface SavedRecord extends CountedRecord {
  reference: SavedReference;
  source: string;
}

/** A decision as saved. */
export interface SavedDecision {
  record: number;
  stage: ScreeningStage;
  memberId: string;
  /** Null once it was taken back. */
  verdict: ScreeningVerdict | null;
  reason: string;
  blindVerdict: ScreeningVerdict | null;
  /** Whether it was said, or stood, once the others could see it. */
  opened: boolean;
  madeAt: Date;
}

/** A settlement as saved. */
export interface SavedSettlement extends ScreeningDecision {
  record: number;
  stage: ScreeningStage;
  memberId: string | null;
  settledAt: Date;
}

/** A line of the log of decisions. */
export interface LoggedDecision {
  record: number;
  stage: ScreeningStage;
  memberId: string | null;
  kind: 'decision' | 'late' | 'settlement';
  verdict: ScreeningVerdict | null;
  reason: string;
  madeAt: Date;
  cameAt: Date;
}

/** What is written of decisions that came. */
export interface DecisionChange {
  memberId: string;
  /** Those that count. */
  decisions: readonly (NewDecision & Pick<SavedDecision, 'blindVerdict' | 'opened'>)[];
  /** Those that one made later has replaced already, and those about what others have finished. */
  late: readonly NewDecision[];
}

/** Which records are listed; numbers narrow to what became of them. */
export interface RecordQuery {
  search: string;
  filter: RecordFilter;
  /** Null for any. */
  numbers: readonly number[] | null;
  page: number;
  pageSize: number;
}

/** Searches, records and decisions of reviews. Whoever calls has found the review before. */
export interface ReviewRecords {
  /** Does `work` in a transaction that no other of this kind of the same review runs beside; null where the review is gone. */
  hold<T>(reviewId: string, work: () => Promise<T>): Promise<T | null>;
  searches(reviewId: string): Promise<SavedSearchOfReview[]>;
  countSearches(reviewId: string): Promise<number>;
  /** Whether the review has a search that differs from this one in nothing. */
  hasSearch(reviewId: string, search: NewSearch): Promise<boolean>;
  /** Null where the review has none of this id. */
  findSearch(reviewId: string, searchId: string): Promise<NewSearch | null>;
  addSearch(reviewId: string, search: NewSearch): Promise<string>;
  /** Takes a search out with its records. */
  removeSearch(reviewId: string, searchId: string): Promise<void>;
  /** Notes the digest of a file that a search brings; gives the id of the import, null where it brought this file before. */
  addImport(searchId: string, digest: string): Promise<string | null>;
  imports(reviewId: string): Promise<SavedImport[]>;
  /** Takes an import out with its records; its file can be brought again. */
  removeImport(searchId: string, importId: string): Promise<void>;
  /** Whether somebody ever decided on any of these records, or of the review, also where it was taken back. */
  isScreened(reviewId: string, numbers: readonly number[] | null): Promise<boolean>;
  signs(reviewId: string): Promise<RecordSigns[]>;
  /** Adds records with what each is the same as, by its place among the new ones or its number; gives their numbers. */
  addRecords(
    reviewId: string,
    from: { searchId: string; importId: string | null },
    records: readonly (NewRecord & { number: number; duplicateOf: number | null })[],
  ): Promise<void>;
  lastNumber(reviewId: string): Promise<number>;
  setDuplicates(reviewId: string, of: readonly { number: number; duplicateOf: number | null }[]): Promise<void>;
  counted(reviewId: string): Promise<CountedRecord[]>;
  /** How many there are, duplicates among them. */
  countRecords(reviewId: string): Promise<number>;
  /** Those of the numbers that there are. */
  existing(reviewId: string, numbers: readonly number[]): Promise<ReadonlySet<number>>;
  /** All of them, or those of these numbers where they are named, in their order. */
  read(reviewId: string, numbers?: readonly number[]): Promise<SavedRecord[]>;
  list(reviewId: string, query: RecordQuery): Promise<{ records: SavedRecord[]; total: number }>;
  /** Titles and abstracts of records after a number, that are no duplicates. */
  texts(reviewId: string, after: number, limit: number, characters: number): Promise<{ id: number; text: string }[]>;
  /** All of them, of these records where they are named. */
  decisions(reviewId: string, numbers?: readonly number[]): Promise<SavedDecision[]>;
  settlements(reviewId: string, numbers?: readonly number[]): Promise<SavedSettlement[]>;
  /** Which of these decisions came before. */
  known(reviewId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  decide(reviewId: string, change: DecisionChange): Promise<void>;
  /** Settles a conflict, or opens it again without a verdict. */
  settle(
    reviewId: string,
    settlement: Omit<SavedSettlement, 'settledAt' | 'verdict'> & { verdict: ScreeningVerdict | null },
  ): Promise<void>;
  log(reviewId: string): Promise<LoggedDecision[]>;
}
