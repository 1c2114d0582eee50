import type { PageBox } from '@footnote/domain';

/** A document of a source. */
export interface ViewedDocument {
  sourceId: string;
  documentId: string;
  /** Name of its file. */
  name: string;
}

/** A passage that a citation leads to. */
export interface ViewedPassage {
  /** From 1. */
  page: number;
  /** Where it stands, a box for each line, in points from the top left corner of the page as it is shown. */
  boxes: readonly PageBox[];
  /** Its words; '' where they are not known. */
  words: string;
  /** The sentence in it that carries the claim; '' where none is known. */
  sentence: string;
}
