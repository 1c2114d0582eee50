/** A collection of the library, as a question is asked of it. */
export interface ReadCollection {
  name: string;
  /** All of its references; `pmid` is '' where none is known. */
  references: readonly { pmid: string; title: string }[];
}

/** The collections of libraries, as far as questions are asked of them. */
export interface AnsweringCollections {
  /** Those of these that an owner sees; to everybody else they do not exist. */
  seen(owner: string, ids: readonly string[]): Promise<string[]>;
  /** Null where the owner sees none of this id, any more or at all. */
  read(owner: string, id: string): Promise<ReadCollection | null>;
}
