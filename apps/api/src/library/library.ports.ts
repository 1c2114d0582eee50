import type { BibliographyStyle, CslItem, ImportFormat, LibraryError, ReadRecords, Result } from '@footnote/domain';

/** Writes references out in a citation style. */
export interface BibliographyFormatter {
  /**
   * The entries of a bibliography in the order the style asks for (numbered, or by author). Gives
   * library/bibliography-busy when too many wait, and library/bibliography-timed-out after a minute of work.
   */
  format(style: BibliographyStyle, items: readonly CslItem[]): Promise<Result<string[], LibraryError>>;
  /** The same as a document of Word (.docx), whose citations and list of sources Word itself manages. */
  document(style: BibliographyStyle, items: readonly CslItem[]): Promise<Result<Uint8Array<ArrayBuffer>, LibraryError>>;
  /** Ends the bibliography that is being written; whoever waits gets library/bibliography-busy. */
  close(): Promise<void>;
}

/** The PRO questions of accounts, which another area counts. */
export interface RemainingProQuestions {
  /** What an account has left of this week. */
  allowance(accountId: string): Promise<{ left: number }>;
}

/** A file of references as it came. */
export interface ReferenceFile {
  format: ImportFormat | 'auto';
  text: string;
}

/** What was read of a file, and in which format. */
export interface ReadFile extends ReadRecords {
  format: ImportFormat;
}

/** Reads references that another program has written. */
export interface ReferenceReader {
  /** Gives library/import-busy when too many files wait, and library/import-timed-out after a minute of work. */
  read(file: ReferenceFile): Promise<Result<ReadFile, LibraryError>>;
  close(): Promise<void>;
}
