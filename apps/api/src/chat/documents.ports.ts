import type { NoticeKind, PageBox, SavedReference } from '@footnote/domain';

/** A source of an organization, as a question names it. */
export interface AskedSource {
  id: string;
  isEnabled: boolean;
}

/** A passage of a document that may answer a question. */
export interface FoundPassage {
  source: { id: string; name: string };
  documentId: string;
  /** Name of the file it was read from. */
  name: string;
  /** Title of the document; null where it has none. */
  title: string | null;
  /** What names the article that the document may be: DOIs, the surest first, and a PMID, null where it has none. */
  dois: readonly string[];
  pmid: string | null;
  /** Number of its page, from 1. */
  page: number;
  /** Where it stands in the text of its page. */
  start: number;
  end: number;
  text: string;
  boxes: readonly PageBox[];
  /** The heading it stands under and the caption of its table, where they are no part of it. */
  context?: string;
  /** True where its words were recognised in the picture of a scanned page. */
  isRecognised?: true;
  /** BM25 relative to the best passage of its source, 0 to 1, by the place it has among those near in meaning, too; those of different sources do not compare. */
  score: number;
  /** Cosine of the angle between its vector and the question’s; missing where it has none, or its source has not. */
  nearness?: number;
}

/** A document by its names. */
export interface NamedDocument {
  id: string;
  /** Name of its file. */
  name: string;
  title: string | null;
  source: { id: string; name: string };
}

export interface DocumentSearch {
  /** Whom the question is asked for; whoever asks for themself has no documents. */
  organizationId: string | null;
  question: string;
  /** Sources to search, or documents that were chosen, whatever source they are in. */
  within: { sources: readonly string[] } | { documents: readonly string[] };
  /** Passages of each source at most. */
  limit: number;
}

/** The documents of organizations, as far as questions are answered from them. */
export interface AnsweringDocuments {
  /** Those of these sources that an organization has; to everybody else they do not exist. */
  sourcesOf(organizationId: string | null, ids: readonly string[]): Promise<AskedSource[]>;
  /** Those of these documents that an organization can be answered from, with what they are called. */
  documentsOf(organizationId: string | null, ids: readonly string[]): Promise<NamedDocument[]>;
  /** Passages of ready documents in enabled sources of the organization, best first within each source. */
  search(search: DocumentSearch, signal: AbortSignal): Promise<FoundPassage[]>;
}

/** A reference of a collection with an abstract of its own, as it was saved or brought there. */
export interface CollectionRecord {
  /** What tells it apart from the others of a library. */
  key: string;
  /** Id of the collection it was found in. */
  collection: string;
  reference: SavedReference;
  /** Notices that are known of it beside those its own fields tell. */
  notices: readonly NoticeKind[];
}

/** A reference of a collection by what tells whether two are the same work. */
export interface CollectionReference extends Pick<SavedReference, 'pmid' | 'doi' | 'title' | 'publicationDate'> {
  record?: CollectionRecord;
}

/** A collection of the library, as a question is asked of it. */
export interface ReadCollection {
  name: string;
  /** All of its references, with '' for what is not known; `record` is left out where nothing of it can be read. */
  references: readonly CollectionReference[];
}

/** The collections of libraries, as far as questions are asked of them. */
export interface AnsweringCollections {
  /** Those of these that an owner sees; to everybody else they do not exist. */
  seen(owner: string, ids: readonly string[]): Promise<string[]>;
  /** Null where the owner sees none of this id, any more or at all. */
  read(owner: string, id: string): Promise<ReadCollection | null>;
}
