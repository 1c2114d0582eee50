import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = process.env['FOOTNOTE_DATA'] ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url));

/** Path of a folder or file of the test data, or null where the data is not at hand. */
export function testData(path: string): string | null {
  const whole = `${ROOT}/${path}`;
  return existsSync(whole) ? whole : null;
}

/** Why tests that need the data are skipped. */
export const NO_TEST_DATA = `The test data is not at ${ROOT}; set FOOTNOTE_DATA to where it is.`;
