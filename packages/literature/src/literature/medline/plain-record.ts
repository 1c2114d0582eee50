import type { XmlElement } from './element.ts';
import { plainTag, type PlainTag } from './plain-tag.ts';

/** Longer texts and deeper nesting are left to the parser to judge. */
const LONGEST_TEXT = 100_000;
const DEEPEST_NESTING = 100;
const SLASH = 47;
/** Characters that XML forbids, would normalise or that take two UTF-16 units. */
const UNUSUAL = /[^\t\n -\uD7FF\uE000-\uFFFD]/;
const REFERENCE = /&(?:#(\d{2,5})|#x([0-9a-fA-F]{2,4})|([A-Za-z][A-Za-z0-9]*));|&/g;

function textWithReferences(raw: string, entities: Readonly<Record<string, string>>): string | null {
  let isPlain = true;
  const text = raw.replaceAll(REFERENCE, (_, decimal?: string, hexadecimal?: string, name = '') => {
    const digits = decimal ?? hexadecimal;
    const value =
      digits === undefined
        ? entities[name]
        : String.fromCodePoint(Number.parseInt(digits, decimal === undefined ? 16 : 10));
    if (value === undefined || UNUSUAL.test(value)) isPlain = false;
    return value ?? '';
  });
  return isPlain ? text : null;
}

interface OpenElement extends XmlElement {
  children: (XmlElement | string)[];
}

/** The tree of a record on its way: false says that something in it is not plain. */
class PlainTree {
  root: XmlElement | null = null;
  readonly #entities: Readonly<Record<string, string>>;
  readonly #tags: PlainTag[] = [];
  readonly #open: OpenElement[] = [];
  #unread = 0;

  constructor(entities: Readonly<Record<string, string>>) {
    this.#entities = entities;
  }

  get isWhole(): boolean {
    return this.root !== null && this.#tags.length === 0;
  }

  start(text: string): boolean {
    const tag = plainTag(text);
    if (tag === null || this.isWhole || this.#tags.length === DEEPEST_NESTING) return false;
    if (!tag.isEmpty) this.#tags.push(tag);
    if (this.#unread > 0 || tag.isUnread) {
      if (!tag.isEmpty) this.#unread += 1;
      return this.root !== null;
    }
    const element: OpenElement = { name: tag.name, attributes: tag.attributes, children: [] };
    this.#add(element);
    this.root ??= element;
    if (!tag.isEmpty) this.#open.push(element);
    return true;
  }

  /** The end tag whose name stands from `from` to `to`. */
  end(xml: string, from: number, to: number): boolean {
    const written = this.#tags.pop()?.written;
    if (written?.length !== to - from || !xml.startsWith(written, from)) return false;
    if (this.#unread > 0) this.#unread -= 1;
    else this.#open.pop();
    return true;
  }

  text(raw: string): boolean {
    if (raw.length > LONGEST_TEXT || this.isWhole) return false;
    const text = raw.includes('&') ? textWithReferences(raw, this.#entities) : raw;
    if (text !== null && this.#unread === 0) this.#add(text);
    return text !== null;
  }

  #add(node: XmlElement | string): void {
    const parent = this.#open.at(-1);
    if (parent === undefined) return;
    // Most elements hold one text; a list that is pushed to has room for many from the start.
    if (parent.children.length === 0) parent.children = [node];
    else parent.children.push(node);
  }
}

/**
 * Reads a record as nearly all are written: tags, text and references to characters. Null for all else (comments, CDATA,
 * instructions, rare characters, whatever is not well-formed), which is for the parser to judge; what it gives is what the
 * parser gives, in a third of the time.
 */
export function readPlainRecord(xml: string, entities: Readonly<Record<string, string>>): XmlElement | null {
  if (!xml.startsWith('<') || UNUSUAL.test(xml) || xml.includes(']]>')) return null;
  const tree = new PlainTree(entities);
  for (let open = 0; ;) {
    const close = xml.indexOf('>', open);
    if (close === -1) return null;
    const isEnd = xml.charCodeAt(open + 1) === SLASH;
    if (!(isEnd ? tree.end(xml, open + 2, close) : tree.start(xml.slice(open + 1, close)))) return null;
    open = xml.indexOf('<', close);
    if (open === -1) return tree.isWhole && close === xml.length - 1 ? tree.root : null;
    if (open > close + 1 && !tree.text(xml.slice(close + 1, open))) return null;
  }
}
