/** A record of the tagged MEDLINE format: all values of each tag. */
export type MedlineRecord = Map<string, string[]>;

/** Reads the tagged MEDLINE format: an indented line goes on with the one before, an empty line or a PMID begins a record. */
export function readMedline(text: string): MedlineRecord[] {
  const records: MedlineRecord[] = [];
  let record: MedlineRecord = new Map();
  let last: string[] = [];
  for (const line of text.split(/\r\n|[\r\n]/)) {
    const [, tag, value = ''] = /^([A-Z]{2,4}) *- ?(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (tag === 'PMID' || records.length === 0) records.push((record = new Map()));
      last = record.get(tag) ?? [];
      last.push(value);
      record.set(tag, last);
    } else if (/^ {6}\S/.test(line) && last.length > 0) {
      last.push(`${last.pop() ?? ''} ${line.trim()}`);
    }
  }
  return records;
}
