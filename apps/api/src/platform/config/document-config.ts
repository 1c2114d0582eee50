import type { z } from 'zod';
import { text, whole } from './environment-values.ts';

const LANGUAGES = 'must be languages among de, en, es, fr, nl and pt, with commas between them';

/** A file is scanned, a harmless one after it where that told nothing, and then read, all within the hour a job of reading has. */
const LONGEST_SCAN_SECONDS = 1_200;

/** What the environment says of how documents are read. */
export const documentEnvironment = {
  FOOTNOTE_RECOGNISE_SCANS: text
    .regex(/^(?:de|en|es|fr|nl|pt)(?:\s*,\s*(?:de|en|es|fr|nl|pt))*$/, LANGUAGES)
    .optional(),
  FOOTNOTE_MALWARE_SCANNER: text
    .regex(/^\/\S+(?: +\S+)*$/, 'must be the absolute path of a program, with its arguments after it')
    .optional(),
  FOOTNOTE_MALWARE_SCANNER_SECONDS: whole(60, 1, LONGEST_SCAN_SECONDS),
};

/** A program that looks for malware in a file; documented in docs/operations.md. */
export interface ScannerSettings {
  /** Absolute path. */
  program: string;
  /** What stands before the path of the file. */
  arguments: readonly string[];
  /** After which it is given up. */
  seconds: number;
}

export interface DocumentSettings {
  /** Languages text of scans is recognised in, the likeliest first; it is not where there are none. */
  recognised: readonly string[];
  /** Null checks no file. */
  scanner: ScannerSettings | null;
}

/** The settings of a parsed environment. */
export function documentSettings(values: z.output<z.ZodObject<typeof documentEnvironment>>): DocumentSettings {
  const [program, ...given] = (values.FOOTNOTE_MALWARE_SCANNER ?? '').split(' ').filter((word) => word !== '');
  const languages = (values.FOOTNOTE_RECOGNISE_SCANS ?? '').split(',').map((language) => language.trim());
  return {
    recognised: [...new Set(languages.filter((language) => language !== ''))],
    scanner:
      program === undefined ? null : { program, arguments: given, seconds: values.FOOTNOTE_MALWARE_SCANNER_SECONDS },
  };
}
