import type { Messages } from '../messages/messages-context.ts';

/** Writes the size of a file, given in bytes, in kilobytes or megabytes ("31.2 MB"). */
export function fileSize(bytes: number, number: Messages['number']): string {
  const shown = { style: 'unit', maximumFractionDigits: 1 } as const;
  return bytes >= 1e6
    ? number(bytes / 1e6, { ...shown, unit: 'megabyte' })
    : number(bytes / 1e3, { ...shown, unit: 'kilobyte' });
}
