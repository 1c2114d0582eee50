import { LIBRARY_LIMITS } from '../saved/library-limits.ts';
import type { SavedReference } from '../saved/saved-reference.schema.ts';
import { savedReferenceSchema } from '../saved/saved-reference.schema.ts';
import type { UnreadPart, UnreadReason } from '../saved/library-item.schema.ts';
import { fittedFields } from './fitted-fields.ts';
import { singleLine } from '../single-line.ts';

/** What was read of a file: references with the line each begins in, and what could not be read. */
export interface ReadRecords {
  references: { line: number; reference: SavedReference }[];
  /** The first of it. */
  unread: UnreadPart[];
  unreadTotal: number;
}

/** Collects what is read of a file, within what one import may bring. */
export interface RecordCollector {
  add: (line: number, fields: Partial<SavedReference>) => void;
  refuse: (line: number, reason: UnreadReason, text: string) => void;
  /** What was collected, in the order of the file. */
  end: () => ReadRecords;
}

/** Begins to collect. What has neither title nor number nobody would find again. */
export function collectRecords(): RecordCollector {
  const references: ReadRecords['references'] = [];
  const unread: UnreadPart[] = [];
  let unreadTotal = 0;
  const refuse = (line: number, reason: UnreadReason, text: string) => {
    unreadTotal += 1;
    if (unread.length < LIBRARY_LIMITS.unreadShown) unread.push({ line, reason, text: shownText(text) });
  };
  return {
    refuse,
    end: () => ({ references, unread: unread.toSorted((one, other) => one.line - other.line), unreadTotal }),
    add(line, fields) {
      const { title = '', pmid = '', doi = '' } = fields;
      const { journal = '', authors: [first] = [], others: [other] = [] } = fields;
      const shown = title || pmid || doi || journal || first?.lastname || other?.value || '';
      if (title === '' && pmid === '' && doi === '') return refuse(line, 'nothing-to-know-it-by', shown);
      if (references.length >= LIBRARY_LIMITS.importRecords) return refuse(line, 'too-many', shown);
      const reference = savedReferenceSchema.safeParse(fittedFields(fields));
      if (!reference.success) return refuse(line, 'too-long', shown);
      return void references.push({ line, reference: reference.data });
    },
  };
}

function shownText(text: string): string {
  const line = singleLine(text.slice(0, LIBRARY_LIMITS.shownCharacters * 4));
  if (line.length <= LIBRARY_LIMITS.shownCharacters) return line;
  return `${line.slice(0, LIBRARY_LIMITS.shownCharacters).toWellFormed()}…`;
}
