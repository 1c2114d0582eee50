/** A field of a tagged record with the lines that go on with it. */
export interface TaggedField {
  tag: string;
  value: string;
  /** Where it begins, from 1. */
  line?: number;
}

/** A record of a tagged format, and the line it begins in. */
export interface TaggedRecord {
  line: number;
  fields: TaggedField[];
}

/** What a tagged format is told apart by. */
export interface TaggedFormat {
  /** Reads a line that begins a field; null for one that goes on with the field before. */
  fieldOf: (line: string) => TaggedField | null;
  /** Whether a field begins another record. */
  begins: (field: TaggedField, record: TaggedRecord, afterBlank: boolean) => boolean;
  /** Whether a field ends its record, and is no part of it. */
  ends: (field: TaggedField) => boolean;
  /** Whether a line that begins no field goes on with the one before. */
  goesOn: (line: string) => boolean;
  /** What joins a line to the one it goes on with. */
  joint: ' ' | '\n';
}

/** Reads records of a tagged format, line by line; `outside` are lines that stand in no record. */
export function taggedRecords(
  text: string,
  { fieldOf, begins, ends, goesOn, joint }: TaggedFormat,
): { records: TaggedRecord[]; outside: { line: number; text: string }[] } {
  const records: TaggedRecord[] = [];
  const outside: { line: number; text: string }[] = [];
  let record: TaggedRecord | null = null;
  let afterBlank = true;
  for (const [index, whole] of text
    .replaceAll('\uFEFF', '')
    .split(/\r\n|[\r\n]/)
    .entries()) {
    const field = fieldOf(whole);
    const isBlank = whole.trim() === '';
    if (field !== null && ends(field)) record = null;
    else if (field !== null) {
      if (record === null || begins(field, record, afterBlank))
        records.push((record = { line: index + 1, fields: [] }));
      record.fields.push({ ...field, line: index + 1 });
    } else if (!isBlank) {
      const last = goesOn(whole) ? record?.fields.at(-1) : undefined;
      if (last === undefined) outside.push({ line: index + 1, text: whole });
      else last.value = last.value === '' ? whole.trim() : `${last.value}${joint}${whole.trim()}`;
    }
    afterBlank = isBlank || (afterBlank && field === null);
  }
  return { records, outside };
}

/** Takes values of a record by their tags, and knows which were not taken. */
export interface FieldReader {
  /** The first value of the tags, in the order of the tags; '' where there is none. What else they hold stays. */
  first: (...tags: string[]) => string;
  /** The first value of a tag, which stays; '' where there is none. */
  seen: (tag: string) => string;
  /** All values of the tags, in the order of the record. */
  all: (...tags: string[]) => string[];
  /** What was not taken, in the order of the record. */
  others: () => { name: string; value: string }[];
}

/** Reads the fields of one record. */
export function fieldReader({ fields }: TaggedRecord): FieldReader {
  const taken = new Set<TaggedField>();
  const known = fields.filter(({ value }) => value.trim() !== '');
  const take = (field: TaggedField): string => {
    taken.add(field);
    return field.value.trim();
  };
  return {
    first(...tags) {
      for (const tag of tags) {
        const found = known.find((field) => field.tag === tag && !taken.has(field));
        if (found !== undefined) return take(found);
      }
      return '';
    },
    seen: (tag) => known.find((field) => field.tag === tag)?.value.trim() ?? '',
    all: (...tags) => known.filter(({ tag }) => tags.includes(tag)).map(take),
    others: () =>
      known.filter((field) => !taken.has(field)).map(({ tag: name, value }) => ({ name, value: value.trim() })),
  };
}
