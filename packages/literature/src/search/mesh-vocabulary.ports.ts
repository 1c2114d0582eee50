export const MESH_KINDS = ['descriptor', 'qualifier', 'supplementary'] as const;
export type MeshKind = (typeof MESH_KINDS)[number];

/** A record of MeSH as far as searches need it. */
export interface MeshRecord {
  /** D…, Q… or C… and digits; two records with the same one are joined. */
  ui: string;
  kind: MeshKind;
  name: string;
  /** Its other names, and the two letters of a qualifier. */
  entryTerms: readonly string[];
  /** Its places, as “C04.557”. */
  treeNumbers: readonly string[];
  /** Names of the headings a supplementary record is filed under. */
  mappedTo: readonly string[];
}

/** What a text names. */
export type MeshTerm = Pick<MeshRecord, 'ui' | 'name' | 'mappedTo'>;

export interface MeshSource {
  /** Year of the edition; null where the files do not tell. */
  year: number | null;
  /** Tells imports of other files apart. */
  digest: string;
}

export interface MeshSummary extends MeshSource {
  descriptors: number;
  qualifiers: number;
  supplementary: number;
  /** Other names of all records together, counted once however they are capitalised. */
  entryTerms: number;
  treeNumbers: number;
}

/** The MeSH vocabulary an index was given, all of it or none. Rejects as the index's methods do. */
export interface MeshVocabulary {
  /** null before any import. */
  summary(): Promise<MeshSummary | null>;
  /** The record of a kind that each text names, by its name before by an entry term; null for none. At most 1,000 texts. */
  lookUp(kind: MeshKind, texts: readonly string[]): Promise<(MeshTerm | null)[]>;
  /** Names of a record and of all records below it, wherever it stands in the tree; empty for an unknown one. */
  branch(ui: string): Promise<string[]>;
  /**
   * Replaces the vocabulary by what the records hold; until this resolves, and if they throw, the old one is used. An
   * import that begins later takes the place of one under way.
   */
  replace(records: AsyncGenerator<readonly MeshRecord[], MeshSource>): Promise<MeshSummary>;
}
