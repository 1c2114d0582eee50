import { collectRecords, type ReadRecords } from './read-records.ts';
import { plainPmid, pmidInAddress, trimmedOf } from './record-fields.ts';

/** Reads PMIDs as they are pasted: parted by spaces, commas or lines, with “PMID:” before them or as addresses of PubMed. */
export function readPmids(text: string): ReadRecords {
  const read = collectRecords();
  for (const [index, line] of text
    .replaceAll('\uFEFF', '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const words = line.replaceAll(/\bPMIDs?\b\s*[:=#]?/gi, ' ').split(/[\s,;|]+/);
    for (const word of words) {
      const plain = trimmedOf(word, '[("\'', '])"\'.');
      if (plain === '') continue;
      const pmid = plainPmid(plain) || pmidInAddress(plain);
      if (pmid === '') read.refuse(index + 1, 'not-a-pmid', plain);
      else read.add(index + 1, { pmid });
    }
  }
  return read.end();
}
