/** An element of one record, namespace prefix removed; subtrees that no article field needs are left out. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

/** Large parts of a record that no article field reads; reference lists also hold other articles' identifiers. */
const UNREAD = new Set(['ReferenceList', 'GeneSymbolList', 'Sections']);

/** Whether no article field reads elements of this local name. */
export function isUnread(name: string): boolean {
  return UNREAD.has(name);
}

/** The name of an element without its namespace prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The child elements with one of the names, in document order. */
export function childrenOf(parent: XmlElement | null, ...names: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  for (const node of parent?.children ?? []) {
    if (typeof node !== 'string' && names.includes(node.name)) found.push(node);
  }
  return found;
}

function firstChild(parent: XmlElement, name: string): XmlElement | null {
  for (const node of parent.children) {
    if (typeof node !== 'string' && node.name === name) return node;
  }
  return null;
}

/** The first element down a path of names, or null. */
export function find(parent: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let found = parent;
  for (const name of path) {
    if (found === null) return null;
    found = firstChild(found, name);
  }
  return found;
}

/** An attribute's trimmed value, or ''. */
export function attribute(element: XmlElement | null, name: string): string {
  return element?.attributes[name]?.trim() ?? '';
}
