/** The fields of one CSV line (RFC 4180 quoting within the line), or null when a quote is left open or stands wrong. */
export function csvRow(line: string): string[] | null {
  const fields: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const match = field.exec(line);
    if (match === null) return null;
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? '').trim());
    if (match[3] === '') return fields;
  }
}
