import { saveFile } from '../../platform/storage/save-file.ts';

/** Saves recovery codes as a file, one a line. */
export function saveRecoveryCodes(codes: readonly string[]): void {
  saveFile('footnote-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
}
