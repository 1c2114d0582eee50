import type { DataTableLabels } from '../../primitives/DataTable/columns.ts';
import type { Citation } from '@footnote/domain';

/** Words of a LibraryTable. */
export interface LibraryTableLabels {
  /** Names the table. */
  name: string;
  /** Headings of the columns. */
  article: string;
  design: string;
  size: string;
  year: string;
  /** Stands instead of a design where the source is a document. */
  document: string;
  untitled: string;
  /** "Export 5 to CSV" */
  csv: (count: number) => string;
  /** "Export 3 to RIS" */
  ris: (count: number) => string;
  /** The same where RIS belongs to the paid plan ("Export to RIS (PRO)"). */
  risLocked: string;
  /** Why some are left out of RIS ("2 of 5 are documents; only PubMed articles can be exported to RIS"). */
  notInRis: (refused: number, count: number) => string;
  remove: string;
  empty: string;
  /** How an article gets here. */
  emptyHint: string;
  error: string;
  retry: string;
  /** Writes a whole number. */
  number: (value: number) => string;
  table: DataTableLabels<Citation>;
}
