import { saysDiskFull } from './disk-space.ts';
import { errorCode } from './error-code.ts';

/** One sentence for a start that failed for a reason outside the program; the reason's own words are kept. */
export function startSentence(error: unknown): string {
  // By its name, because loading the literature takes longer than most commands that end here.
  if (error instanceof Error && error.name === 'LiteratureIndexFailure') {
    return `The literature index cannot be opened: ${error.message}`;
  }
  if (saysDiskFull(error)) return 'The disk is full: make room where the data directory is, and start again.';
  switch (errorCode(error)) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return 'The database of DATABASE_URL cannot be reached.';
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refused the user or password.';
    case '3D000':
      return 'The database named in DATABASE_URL does not exist.';
    default:
      return `Footnote could not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
