import type { Result } from '@footnote/domain';
import { err, ok } from '@footnote/domain/core';
import { SaxesParser } from 'saxes';
import { isUnread, localName, type XmlElement } from './element.ts';
import { readPlainRecord } from './plain-record.ts';

/** Far beyond any title, abstract or name in MEDLINE. */
const LONGEST_TEXT = 1_000_000;
const DEEPEST_NESTING = 200;

interface OpenElement extends XmlElement {
  children: (XmlElement | string)[];
}

class RecordRefused extends Error {}

function buildTree(xml: string, entities: Readonly<Record<string, string>>): XmlElement | null {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.ENTITIES = entities;
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  let unread = 0;
  const addText = (text: string) => {
    if (text.length > LONGEST_TEXT) throw new RecordRefused(`a text of ${text.length} characters is too long`);
    if (unread === 0) open.at(-1)?.children.push(text);
  };
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (open.length + unread >= DEEPEST_NESTING) throw new RecordRefused('its elements are nested too deeply');
    if (unread > 0 || isUnread(name)) {
      unread += 1;
      return;
    }
    const element: OpenElement = { name, attributes: tag.attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (unread > 0) unread -= 1;
    else open.pop();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return root;
}

/** Parses the text of one record, expanding nothing but `entities`; the error is a reason fit for a report ("not well-formed XML: …"). */
export function parseRecord(xml: string, entities: Readonly<Record<string, string>>): Result<XmlElement, string> {
  try {
    const root = readPlainRecord(xml, entities) ?? buildTree(xml, entities);
    return root === null ? err('not well-formed XML: no element') : ok(root);
  } catch (error) {
    if (error instanceof RecordRefused) return err(error.message);
    const message = error instanceof Error ? error.message.replace(/^undefined:(?:\d+:\d+: )?/, '') : String(error);
    return err(`not well-formed XML: ${message}`);
  }
}
