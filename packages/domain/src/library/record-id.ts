import type { Citation } from '../literature/citation.schema.ts';
import { recordPlace } from './library-place.ts';

/** A reference of a collection that is no article of the public index, as questions name it. */
export interface RecordId {
  /** Id of the collection it is asked in: whoever sees that sees the record. */
  collection: string;
  /** Digest of the key it is kept by, 32 hexadecimal digits. */
  digest: string;
}

const RECORD_ID = /^record:([\da-zA-Z-]{1,50}):([\da-f]{32})$/;

/** The id of the citation of a record. */
export function recordId({ collection, digest }: RecordId): string {
  return `record:${collection}:${digest}`;
}

/** What the id of a citation names of a collection; null where it names nothing of one. */
export function readRecordId(id: string): RecordId | null {
  const [, collection, digest] = RECORD_ID.exec(id) ?? [];
  return collection === undefined || digest === undefined ? null : { collection, digest };
}

/** Whether a question can be asked of a reference alone: not of a record whose citation does not name its collection. */
export function isChoosable(citation: Pick<Citation, 'id' | 'type' | 'path'>): boolean {
  return recordPlace(citation) === '' || readRecordId(citation.id) !== null;
}
