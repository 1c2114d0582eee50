import { isUnread, localName } from './element.ts';

/** A start tag, or that of an element without content. */
export interface PlainTag {
  /** With its namespace prefix, as the end tag repeats it. */
  written: string;
  name: string;
  attributes: Readonly<Record<string, string>>;
  isEmpty: boolean;
  isUnread: boolean;
}

const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const TAG = new RegExp(String.raw`^(${NAME})((?:[ \n]+${NAME}="[^"<>&\t\n]*")*)[ \n]*(/?)$`);
// oxlint-disable-next-line regexp/no-super-linear-move -- it reads only what TAG has matched whole, where every quotation mark closes
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g');

function readTag(text: string): PlainTag | null {
  const [, written, attributeText = '', slash] = TAG.exec(text) ?? [];
  if (written === undefined) return null;
  const attributes: Record<string, string> = Object.create(null);
  for (const [, attribute = '', value = ''] of attributeText.matchAll(ATTRIBUTE)) {
    if (attribute in attributes) return null;
    attributes[attribute] = value;
  }
  const name = localName(written);
  return { written, name, attributes, isEmpty: slash !== '', isUnread: isUnread(name) };
}

const MAX_REMEMBERED = 50_000;
/** Longer tags hardly come again. */
const LONGEST_REMEMBERED = 120;
const remembered = new Map<string, PlainTag>();

/**
 * What stands between the brackets of a start tag, or null where it is anything but a name and attributes in double
 * quotes without references. Tags are remembered: records have the same few thousand again and again.
 */
export function plainTag(text: string): PlainTag | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  // A copy, as a part of a text would keep the whole of it in memory.
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  const tag = readTag(copy);
  if (tag === null || text.length > LONGEST_REMEMBERED) return tag;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(copy, tag);
  return tag;
}
