/** The fields of a record that it tells something of: those with an empty text or list are left out. */
export function withoutEmpty<Fields extends Readonly<Record<string, string | readonly unknown[]>>>(
  fields: Fields,
): { [Name in keyof Fields]?: Fields[Name] } {
  const filled: { [Name in keyof Fields]?: Fields[Name] } = {};
  for (const name in fields) if ((fields[name] ?? '').length > 0) filled[name] = fields[name];
  return filled;
}
