/** A file of the National Library of Medicine as its server lists it. */
export interface PubmedFile {
  /** As `pubmed26n1335.xml.gz`. */
  name: string;
  kind: 'baseline' | 'update';
  /** Four digits; numbers begin again at 1 with every year's baseline, and update files count on from it. */
  year: number;
  number: number;
  /** Day the server gives the file, YYYY-MM-DD; '' when the listing shows none. */
  published: string;
}

const NAME = /^pubmed(\d{2})n(\d{4,5})\.xml\.gz$/;
/** More than any year has files. */
const FILES_A_YEAR = 100_000;

/** Year and number in the name of a file, or null for any other name. */
export function readPubmedFileName(name: string): { year: number; number: number } | null {
  const [, year, number] = NAME.exec(name) ?? [];
  return year === undefined || number === undefined ? null : { year: 2000 + Number(year), number: Number(number) };
}

/** Where a file stands in the order of all files: years first, then numbers. */
export function filePosition({ year, number }: { year: number; number: number }): number {
  return year * FILES_A_YEAR + number;
}

/** Sorts files by the order in which they apply. */
export function inOrder(files: readonly PubmedFile[]): PubmedFile[] {
  return [...files].sort((a, b) => filePosition(a) - filePosition(b));
}
