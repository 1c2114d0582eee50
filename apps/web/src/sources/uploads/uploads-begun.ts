import { proxy } from 'valtio';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';

/** Says that this browser keeps uploads of a page that is gone. */
const MARK = 'footnote-uploads';

/** Whether there is anything to upload: until then no page loads what uploads. */
export const uploadsBegun = proxy({ isBegun: readStored(MARK) !== undefined });

/** Notes whether this browser keeps uploads. */
export function markKept(isKept: boolean): void {
  writeStored(MARK, isKept ? 'kept' : null);
}
