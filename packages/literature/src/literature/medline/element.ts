/** An element of one record, namespace prefix removed; subtrees that no article field needs are left out. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (XmlElement | string)[];
}

/** The child elements with one of the names, in document order. */
export function childrenOf(parent: XmlElement | null, ...names: readonly string[]): XmlElement[] {
  if (parent === null) return [];
  return parent.children.filter((node): node is XmlElement => typeof node !== 'string' && names.includes(node.name));
}

/** The first element down a path of names, or null. */
export function find(parent: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let found = parent;
  for (const name of path) {
    found = childrenOf(found, name)[0] ?? null;
    if (found === null) return null;
  }
  return found;
}

/** An attribute's trimmed value, or ''. */
export function attribute(element: XmlElement | null, name: string): string {
  return element?.attributes[name]?.trim() ?? '';
}
