import type { LibraryErrorCode, Result, DomainError } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { ReferenceReader } from '../library.ports.ts';
import type { LibraryCollections, LibraryItems } from './library-records.ports.ts';

/** What the use cases of libraries need. */
export interface LibraryDeps {
  items: LibraryItems;
  collections: LibraryCollections;
  literature: LiteratureIndex;
  referenceReader: ReferenceReader;
}

/** An outcome, or why there is none. */
export type Refused<Value> = Result<Value, DomainError<LibraryErrorCode>>;
