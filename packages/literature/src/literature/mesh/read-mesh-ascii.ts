import type { MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { checkedRecord } from './checked-record.ts';
import { MeshRefusal } from './mesh-refusal.ts';

export const NEW_RECORD = '*NEWRECORD';
const ELEMENT = /^([A-Z0-9_ ]{1,20}?)\s*=\s?(.*)$/;
const MAX_LINES = 100_000;
/** Elements by what they say: names of headings, qualifiers and substances, and their other names. */
const NAME = new Set(['MH', 'SH', 'NM']);
const OTHER_NAME = new Set(['ENTRY', 'PRINT ENTRY', 'SY', 'QA']);
const PLACE = new Set(['MN', 'TN']);

/** Reads NLM's ASCII form line by line: “*NEWRECORD”, then elements as “MH = Heart”. */
export class MeshAsciiReader {
  #elements: [name: string, value: string][] | null = null;
  #read = 0;

  /** The record that ends before this line, if one does; throws a {@link MeshRefusal} for a line of another format. */
  push(line: string): MeshRecord | null {
    if (line.trim() === NEW_RECORD) {
      const record = this.end();
      this.#elements = [];
      return record;
    }
    if (line.trim() === '') return null;
    const [, name, value = ''] = ELEMENT.exec(line) ?? [];
    if (name === undefined || this.#elements === null)
      throw new MeshRefusal(`not a MeSH file: “${line.slice(0, 60)}” is no element of a record`);
    this.#elements.push([name.trim(), value.trim()]);
    if (this.#elements.length > MAX_LINES) throw new MeshRefusal(`record ${this.#read + 1} has too many lines`);
    return null;
  }

  /** The last record; the identifier ends a record, so that one cut short has none and is refused. */
  end(): MeshRecord | null {
    if (this.#elements === null) return null;
    this.#read += 1;
    const all = (wanted: ReadonlySet<string>) =>
      (this.#elements ?? []).flatMap(([name, value]) => (wanted.has(name) ? [value] : []));
    const record = checkedRecord(
      {
        ui: all(new Set(['UI']))[0] ?? '',
        name: all(NAME)[0] ?? '',
        // The parts after a bar say what kind of name it is.
        entryTerms: all(OTHER_NAME)
          .map((value) => (value.split('|')[0] ?? '').trim())
          .filter((term) => term !== ''),
        treeNumbers: all(PLACE),
        // “*Heading/qualifier”: the star marks the chief one.
        mappedTo: all(new Set(['HM'])).map((value) => (value.replace(/^\*/, '').split('/')[0] ?? '').trim()),
      },
      `record ${this.#read}`,
    );
    this.#elements = null;
    return record;
  }
}
