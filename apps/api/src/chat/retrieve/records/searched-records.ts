import type { LiteratureIndex } from '@footnote/literature';
import type { SearchLimits } from '../../../search/search-filters.ts';
import type { CollectionRecord } from '../../documents.ports.ts';

/** Imported records that one question is asked of. */
export interface OpenedRecords {
  index: LiteratureIndex;
  /** By the number each has in the index. */
  byNumber: ReadonlyMap<string, CollectionRecord>;
  close(): Promise<void>;
}

/** Records, and what is asked of them. */
export interface SearchedRecords extends OpenedRecords {
  limits: SearchLimits;
  /** Milliseconds since 1970. */
  now: number;
}
