import type { BibliographyStyle, CslItem, LibraryError, Result } from '@footnote/domain';

/** Writes references out in a citation style. */
export interface BibliographyFormatter {
  /**
   * The entries of a bibliography in the order the style asks for (numbered, or by author). Gives
   * library/bibliography-busy when too many wait, and library/bibliography-timed-out after a minute of work.
   */
  format(style: BibliographyStyle, items: readonly CslItem[]): Promise<Result<string[], LibraryError>>;
  /** Ends the bibliography that is being written; whoever waits gets library/bibliography-busy. */
  close(): Promise<void>;
}

/** The PRO questions of accounts, which another area counts. */
export interface RemainingProQuestions {
  /** What an account has left of this week. */
  allowance(accountId: string): Promise<{ left: number }>;
}
