import { SaxesParser } from 'saxes';
import type { MeshRecord } from '../../search/mesh-vocabulary.ports.ts';
import { checkedRecord, type UncheckedRecord } from './checked-record.ts';
import { MeshRefusal } from './mesh-refusal.ts';

const RECORDS: Readonly<Record<string, string>> = {
  DescriptorRecordSet: 'DescriptorRecord',
  QualifierRecordSet: 'QualifierRecord',
  SupplementalRecordSet: 'SupplementalRecord',
};
const TERM = '/ConceptList/Concept/TermList/Term';
/** Where the parts of a record stand in it; the same elements stand elsewhere for other records. */
const PARTS: Readonly<Record<string, keyof UncheckedRecord>> = {
  '/DescriptorUI': 'ui',
  '/QualifierUI': 'ui',
  '/SupplementalRecordUI': 'ui',
  '/DescriptorName/String': 'name',
  '/QualifierName/String': 'name',
  '/SupplementalRecordName/String': 'name',
  '/TreeNumberList/TreeNumber': 'treeNumbers',
  [`${TERM}/String`]: 'entryTerms',
  [`${TERM}/Abbreviation`]: 'entryTerms',
  '/HeadingMappedToList/HeadingMappedTo/DescriptorReferredTo/DescriptorName/String': 'mappedTo',
};
/** Characters without the end of a record; the longest records of MeSH have some 300,000. */
const LONGEST_RECORD = 16 * 1024 * 1024;
const DEEPEST_NESTING = 40;
const YEAR = /<!DOCTYPE[^>]{0,300}?(?:_(\d{4})\d{4}|(\d{4}))\.dtd/i;

/** Reads NLM's XML of descriptors, qualifiers or supplementary records; throws a {@link MeshRefusal} for anything else. */
export class MeshXmlReader {
  /** Year of the document type; null where it names none. */
  year: number | null = null;
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #paths: string[] = [];
  #rootClosed = false;
  #root = '';
  #text = '';
  #part: keyof UncheckedRecord | undefined;
  #record = emptyRecord();
  #read = 0;
  #sinceRecord = 0;
  #done: MeshRecord[] = [];

  constructor() {
    this.#parser.on('doctype', (doctype) => {
      const [, dated, named] = YEAR.exec(`<!DOCTYPE ${doctype}`) ?? [];
      this.year = Number(dated ?? named ?? Number.NaN) || null;
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('closetag', () => this.#close());
    const take = (text: string) => {
      if (this.#part !== undefined) this.#text += text;
    };
    this.#parser.on('text', take);
    this.#parser.on('cdata', take);
  }

  /** The records that are whole now. */
  push(text: string): MeshRecord[] {
    this.#sinceRecord += text.length;
    this.#parse(() => this.#parser.write(text));
    if (this.#sinceRecord > LONGEST_RECORD)
      throw new MeshRefusal(`more than ${LONGEST_RECORD / 1024 / 1024} million characters without the end of a record`);
    return this.#take();
  }

  end(): MeshRecord[] {
    if (this.#root !== '' && !this.#rootClosed) throw new MeshRefusal(`the file ends before </${this.#root}>`);
    this.#parse(() => this.#parser.close());
    return this.#take();
  }

  #take(): MeshRecord[] {
    return this.#done.splice(0);
  }

  #parse(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof MeshRefusal) throw error;
      const message = error instanceof Error ? error.message.replace(/^undefined:(?:\d+:\d+: )?/, '') : String(error);
      throw new MeshRefusal(`not well-formed XML: ${message.slice(0, 200)}`, { cause: error });
    }
  }

  #open(name: string): void {
    if (this.#paths.length >= DEEPEST_NESTING) throw new MeshRefusal('its elements are nested too deeply');
    if (this.#root === '') {
      if (!Object.hasOwn(RECORDS, name))
        throw new MeshRefusal(`not a MeSH file: its first element is <${name.slice(0, 60)}>`);
      this.#root = name;
    }
    const path = this.#paths.length < 2 ? '' : `${this.#paths.at(-1) ?? ''}/${name}`;
    this.#paths.push(path);
    this.#part = Object.hasOwn(PARTS, path) ? PARTS[path] : undefined;
    this.#text = '';
  }

  #close(): void {
    this.#paths.pop();
    if (this.#part !== undefined) this.#keep(this.#part, this.#text.replaceAll(/\s+/g, ' ').trim());
    this.#part = undefined;
    if (this.#paths.length === 1) this.#endRecord();
    if (this.#paths.length === 0) this.#rootClosed = true;
  }

  #keep(part: keyof UncheckedRecord, text: string): void {
    if (part === 'ui' || part === 'name') this.#record[part] = text;
    else if (text !== '') this.#record[part].push(text);
  }

  #endRecord(): void {
    this.#read += 1;
    this.#sinceRecord = 0;
    this.#done.push(checkedRecord(this.#record, `record ${this.#read}`));
    this.#record = emptyRecord();
  }
}

type GrowingRecord = { ui: string; name: string } & Record<'entryTerms' | 'treeNumbers' | 'mappedTo', string[]>;

function emptyRecord(): GrowingRecord {
  return { ui: '', name: '', entryTerms: [], treeNumbers: [], mappedTo: [] };
}
