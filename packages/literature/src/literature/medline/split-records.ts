import { doctypeEnd } from './doctype-end.ts';
import { declaredEntities, NAMED_ENTITIES } from './named-entities.ts';

/** The text of one record, or what is left of one that cannot be whole. */
export type RecordPiece =
  | { type: 'record'; name: string; xml: string }
  /** `start` is enough of the record to find its PMID in. */
  | { type: 'broken'; start: string; reason: string };

/** A record beyond this many characters is refused; the largest in PubMed are about 3 million. */
const LARGEST_RECORD = 16 * 1024 * 1024;
const START_LENGTH = 4096;
const LONGEST_NAME = 256;

const CONTAINERS = ['PubmedArticleSet', 'PubmedBookArticleSet', 'MedlineCitationSet', 'BookDocumentSet'];
const TOP_RECORDS = 'PubmedArticle|PubmedBookArticle|DeleteCitation|DeleteDocument';
const RECORDS = `${TOP_RECORDS}|MedlineCitation|BookDocument`;
const OUTSIDE = new RegExp(
  `<(?:(!--)|(!DOCTYPE)|(\\?)|(${RECORDS})(?=[\\s>/])|(/?)([A-Za-z_:][^\\s>/<]*)(?=[\\s>/]))`,
  'g',
);
const INSIDE = new RegExp(
  `<(?:(!--)|(!\\[CDATA\\[)|/(${RECORDS}|${CONTAINERS.join('|')})\\s*>|(${TOP_RECORDS})(?=[\\s>/]))`,
  'g',
);

/**
 * Cuts a stream of XML text into records without parsing them, so that one malformed record cannot harm the next and
 * memory stays bounded by the largest record. Comments, CDATA and the document type are respected.
 */
export class RecordSplitter {
  #buffer = '';
  #pending: string[] = [];
  #pendingLength = 0;
  /** Where the search goes on; everything before `#start` is done with. */
  #scan = 0;
  #start = 0;
  #record: { name: string; refused: boolean } | null = null;
  #openRoot: string | null = null;
  #pieces: RecordPiece[] = [];
  /** Name of the first element, or null before there is one. */
  firstElement: string | null = null;
  /** Entities the records may use: the known character names and what the document type declares. */
  entities: Readonly<Record<string, string>> = NAMED_ENTITIES;

  /** Takes more text and gives the records that are complete now. */
  push(text: string): RecordPiece[] {
    this.#pending.push(text);
    this.#pendingLength += text.length;
    // Joining only when the rest has doubled keeps a very long record linear.
    return this.#pendingLength < this.#buffer.length ? [] : this.#advance();
  }

  /** Ends the text and gives what was left, with one broken piece when the file is cut short. */
  end(): RecordPiece[] {
    const pieces = this.#advance();
    const rest = this.#buffer.slice(this.#start);
    if (this.#record?.refused === true) return pieces;
    if (this.#record !== null) {
      pieces.push({ type: 'broken', start: rest.slice(0, START_LENGTH), reason: 'the file ends inside this record' });
    } else if (this.#openRoot !== null) {
      pieces.push({ type: 'broken', start: '', reason: `the file ends before </${this.#openRoot}>` });
    }
    return pieces;
  }

  #advance(): RecordPiece[] {
    this.#buffer = this.#pending.reduce((rest, text) => rest + text, this.#buffer.slice(this.#start));
    this.#scan -= this.#start;
    this.#start = 0;
    this.#pending = [];
    this.#pendingLength = 0;
    while (this.#record === null ? this.#stepOutside() : this.#stepInside());
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  /** Leaves the search at a `<` that may become a tag with more text, else at the end. */
  #wait(): false {
    const open = this.#buffer.lastIndexOf('<');
    const undecided = open >= this.#scan && this.#buffer.length - open < LONGEST_NAME;
    this.#scan = undecided ? open : this.#buffer.length;
    if (this.#record === null || this.#record.refused) this.#start = this.#scan;
    else this.#refuseIfTooLong();
    return false;
  }

  /** Waits for the end of something that began at `from`. */
  #waitFrom(from: number): false {
    this.#scan = from;
    if (this.#record === null) this.#start = from;
    this.#refuseIfTooLong();
    return false;
  }

  #refuseIfTooLong(): void {
    if (this.#buffer.length - this.#start <= LARGEST_RECORD) return;
    const start = this.#buffer.slice(this.#start, this.#start + START_LENGTH);
    const refused = this.#record?.refused === true;
    if (!refused) {
      const reason = `longer than ${LARGEST_RECORD / 1024 / 1024} million characters`;
      this.#pieces.push({ type: 'broken', start, reason });
    }
    if (this.#record !== null) this.#record.refused = true;
    this.#start = this.#buffer.length;
    this.#scan = this.#buffer.length;
  }

  #skipTo(end: string, from: number, openedAt: number): boolean {
    const found = this.#buffer.indexOf(end, from);
    if (this.#record !== null && this.#spansRecords(from, found)) {
      this.#scan = from;
      return true;
    }
    if (found === -1) return this.#waitFrom(openedAt);
    this.#scan = found + end.length;
    return true;
  }

  /** A comment that runs on into the next record was never closed, and must not swallow it. */
  #spansRecords(from: number, to: number): boolean {
    const name = this.#record?.name ?? '';
    const text = this.#buffer.slice(from, to === -1 ? this.#buffer.length : to);
    return new RegExp(`</${name}>\\s*<${name}>`).test(text);
  }

  #stepOutside(): boolean {
    OUTSIDE.lastIndex = this.#scan;
    const match = OUTSIDE.exec(this.#buffer);
    if (match === null) return this.#wait();
    const [whole, comment, doctype, instruction, record, slash, name] = match;
    const after = match.index + whole.length;
    if (comment !== undefined) return this.#skipTo('-->', after, match.index);
    if (instruction !== undefined) return this.#skipTo('?>', after, match.index);
    if (doctype !== undefined) return this.#readDoctype(match.index);
    const tagEnd = this.#buffer.indexOf('>', after) + 1;
    if (tagEnd === 0) return this.#waitFrom(match.index);
    const tag = this.#buffer.slice(match.index, tagEnd);
    this.#scan = tagEnd;
    const opened = record ?? (slash === '' ? name : undefined);
    this.firstElement ??= opened ?? null;
    if (record !== undefined) {
      this.#start = match.index;
      if (tag.endsWith('/>')) this.#pieces.push({ type: 'record', name: record, xml: tag });
      else this.#record = { name: record, refused: false };
    } else if (opened !== undefined && !tag.endsWith('/>')) {
      this.#openRoot ??= opened;
    } else if (slash === '/' && name === this.#openRoot) {
      this.#openRoot = null;
    }
    return true;
  }

  #readDoctype(from: number): boolean {
    const end = doctypeEnd(this.#buffer, from);
    if (end === -1) return this.#waitFrom(from);
    this.entities = declaredEntities(this.#buffer.slice(from, end));
    this.#scan = end;
    return true;
  }

  #stepInside(): boolean {
    INSIDE.lastIndex = this.#scan;
    const match = INSIDE.exec(this.#buffer);
    if (match === null) return this.#wait();
    const [whole, comment, cdata, closed, next] = match;
    const after = match.index + whole.length;
    if (comment !== undefined) return this.#skipTo('-->', after, match.index);
    if (cdata !== undefined) return this.#skipTo(']]>', after, match.index);
    const record = this.#record;
    if (closed !== undefined && closed === record?.name) {
      if (after - this.#start > LARGEST_RECORD) this.#refuseIfTooLong();
      else if (!record.refused) {
        this.#pieces.push({ type: 'record', name: record.name, xml: this.#buffer.slice(this.#start, after) });
      }
      this.#leaveRecord(after);
    } else if (next !== undefined || (closed !== undefined && CONTAINERS.includes(closed))) {
      const start = this.#buffer.slice(this.#start, this.#start + START_LENGTH);
      if (record?.refused !== true)
        this.#pieces.push({ type: 'broken', start, reason: `its end tag </${record?.name}> is missing` });
      this.#leaveRecord(match.index);
    } else {
      this.#scan = after;
    }
    return true;
  }

  #leaveRecord(at: number): void {
    this.#record = null;
    this.#start = at;
    this.#scan = at;
  }
}
