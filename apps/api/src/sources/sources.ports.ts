import type {
  BucketSettings,
  DocumentProblem,
  DocumentStatus,
  NewSource,
  Source,
  SourceUpdate,
  Uploader,
} from '@footnote/domain';
import type { ListPage } from '../platform/list-page.ts';

/** A source of an organization; to everybody who does not act for this one it does not exist. */
export interface WhichSource {
  id: string;
  /** Null for whoever acts for themself, and finds none. */
  organizationId: string | null;
}

/** What can be changed of a source. */
export interface SourceChange extends SourceUpdate {
  pageQuota?: number | null;
  numberOfShards?: number;
  bucket?: BucketSettings;
}

/** Sources of organizations, as saved. */
export interface Sources {
  /** Those of an organization, by name. */
  list(organizationId: string): Promise<Source[]>;
  /** The one way to a source, and by it to its documents. */
  find(which: WhichSource): Promise<Source | null>;
  create(organizationId: string, fields: NewSource & { location: string }): Promise<Source>;
  /** Changes what is given, and gives the source as it is then; null where there is none. */
  save(which: WhichSource, change: SourceChange): Promise<Source | null>;
  /** Does `work` in a transaction that no other of this kind runs beside; null where there is no such source. */
  hold<T>(which: WhichSource, work: (source: Source) => Promise<T>): Promise<T | null>;
  /**
   * Notes that more pages are requested, and gives the name of the organization; null where that was within the last
   * hours and the quota is still the same.
   */
  markPagesRequested(which: WhichSource, hours: number): Promise<string | null>;
  /** Deletes it with its batches and documents, and notes that it was there; false where there is none. */
  remove(which: WhichSource): Promise<boolean>;
  /** Those whose deletion is noted. */
  deleted(): Promise<{ id: string; deletedAt: Date }[]>;
  /** Takes away this note. */
  forgetDeleted(id: string): Promise<void>;
  /** How many shards an index that is made for a source has; 1 where there is no such source. */
  shardsOf(id: string): Promise<number>;
  /** The days for which each source keeps deleted files, by its id. */
  retentions(): Promise<{ id: string; retentionDays: number }[]>;
}

/** A document as saved. */
export interface StoredDocument {
  id: string;
  sourceId: string;
  batchId: string;
  name: string;
  status: DocumentStatus;
  problem: DocumentProblem | null;
  /** Bytes, as announced. */
  size: number;
  /** SHA-256 in hexadecimal, as announced. */
  hash: string;
  /** Name of its file in the store. */
  objectName: string;
  pageCount: number | null;
  /** What was read of it; each null where that is nothing. */
  title: string | null;
  pmid: string | null;
  /** DOIs that may be its own, the surest first. */
  dois: string[];
  /** Id of the account that uploaded it; null where that is deleted. */
  uploaderId: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** A document that a batch brings. */
export interface NewDocument {
  id: string;
  batchIndex: number;
  name: string;
  nameKey: string;
  size: number;
  hash: string;
  objectName: string;
  status: DocumentStatus;
}

/** What a new document is held against: the names and contents a source has, and its pages. */
export interface SourceContents {
  nameKeys: ReadonlySet<string>;
  hashes: ReadonlySet<string>;
  pageCount: number;
}

/** What the documents of a source come to. */
export interface DocumentTotals {
  pageCount: number;
  statuses: { status: DocumentStatus; count: number }[];
}

/** What becomes known of a document while it moves on. */
export interface DocumentFacts {
  pageCount?: number;
  problem?: DocumentProblem | null;
  title?: string | null;
  authors?: string[];
  dois?: string[];
  pmid?: string | null;
}

/** A move of a document, with what became known of it. */
export interface DocumentStep {
  from: DocumentStatus;
  to: DocumentStatus;
  facts?: DocumentFacts;
  /** Who has to be reading it; anybody or nobody where it is missing. */
  reader?: string;
}

/** A batch to whose documents nothing more happens. */
export interface EndedBatch {
  organizationId: string;
  organizationName: string;
  sourceId: string;
  sourceName: string;
  /** Id of the account that uploaded it; null where that is deleted. */
  uploaderId: string | null;
  /** Documents that are ready to use. */
  ready: number;
  /** Documents that failed on the server; none that were refused before they were sent or whose upload was given up. */
  failed: number;
}

/** A document that questions are answered from, and the source it is in. */
export interface SearchableDocument {
  id: string;
  /** Name of its file. */
  name: string;
  title: string | null;
  /** What it says that it is: DOIs, the surest first, and a PMID, null where it names none. */
  dois: string[];
  pmid: string | null;
  source: { id: string; name: string };
}

/** Documents of sources, as saved. Sources are found by `Sources` first, which knows whose they are. */
export interface SourceDocuments {
  /** The newest first. */
  list(source: Source, page: { page: number; pageSize: number }): Promise<ListPage<StoredDocument>>;
  totals(source: Source): Promise<DocumentTotals>;
  find(source: Source, id: string): Promise<StoredDocument | null>;
  /** Those of these documents that an organization can be answered from: ready, and in a source that is enabled. */
  searchable(organizationId: string | null, ids: readonly string[]): Promise<SearchableDocument[]>;
  /** Which of some names and contents are in a source already, and its pages. */
  contents(source: Source, given: { nameKeys: string[]; hashes: string[] }): Promise<SourceContents>;
  /** Documents of some contents that wait for their file from an account. */
  awaited(source: Source, given: { accountId: string; hashes: string[] }): Promise<StoredDocument[]>;
  /** Saves a batch with its documents; gives its id. */
  addBatch(source: Source, batch: { accountId: string; documents: readonly NewDocument[] }): Promise<string>;
  /** When and by whom a batch of an organization was uploaded; null for one of another. */
  findBatch(which: WhichSource): Promise<{ createdAt: string; uploader: Uploader | null } | null>;
  /** Moves a document from one status to another; false where it is not in the first, is gone, or is read by another than `reader`. */
  move(id: string, step: DocumentStep): Promise<boolean>;
  /** Ends the batch of a document once nothing more happens to its documents; null while something does, and once it has ended. */
  endBatch(documentId: string): Promise<EndedBatch | null>;
  remove(source: Source, ids: readonly string[]): Promise<void>;
  /** Those that failed or were refused. */
  failedOf(source: Source): Promise<StoredDocument[]>;
  /** The one whose file has this name, whoever it belongs to; null where there is none. */
  findByObject(objectName: string): Promise<StoredDocument | null>;
  /** Those that have waited for their file since before a moment. */
  waitingSince(moment: Date): Promise<StoredDocument[]>;
}
