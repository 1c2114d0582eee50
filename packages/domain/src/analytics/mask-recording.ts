import { cleanAddress } from './clean-text.ts';
import type { Recording } from './recording.schema.ts';

/** Attributes that draw a page and say nothing about who reads; styles are those of the product. */
const KEPT = new Set([
  '_cssText',
  'checked',
  'class',
  'cx',
  'cy',
  'd',
  'dir',
  'disabled',
  'fill',
  'height',
  'hidden',
  'lang',
  'open',
  'points',
  'r',
  'rel',
  'role',
  'rr_height',
  'rr_scrollLeft',
  'rr_scrollTop',
  'rr_width',
  'selected',
  'stroke',
  'style',
  'tabindex',
  'transform',
  'type',
  'viewBox',
  'width',
  'x',
  'y',
]);
const ADDRESSES = new Set(['href', 'src', 'action']);
/** Where words stand: of pages, of text that changed, of fields, of a title. */
const WORDS = new Set(['textContent', 'text', 'value', 'title', 'plugin', 'payload']);
const STYLES = new Set(['style', 'link']);

/** Every letter and digit as a star; the breaks stay, so that lines are as long as they were. */
const masked = (text: string) => text.replaceAll(/\S/gu, '*');

/**
 * A recording in which no word is readable, whatever the browser sent: what was written, read and chosen becomes stars,
 * addresses lose their identifiers, and of attributes only those stay that draw the page.
 */
export function maskRecording(events: Recording['events']): Recording['events'] {
  return events.map(({ type, timestamp, data }) => ({ type, timestamp, data: maskValue(data, 0) }));
}

function maskValue(value: unknown, depth: number, isStyle = false): unknown {
  if (typeof value === 'string') return isStyle ? value : maskString(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > 200) return null;
  if (Array.isArray(value)) return value.map((item) => maskValue(item, depth + 1, isStyle));
  const styled = 'tagName' in value && STYLES.has(String(value.tagName));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === 'attributes' && !Array.isArray(inner)) return [[key, maskAttributes(inner)]];
      if (WORDS.has(key)) return [[key, maskWords(inner, 'isStyle' in value && value.isStyle === true)]];
      return [[key, maskValue(inner, depth + 1, isStyle || styled)]];
    }),
  );
}

/** Names that rrweb itself gives, such as those of elements; nothing else of text. */
function maskString(text: string): string {
  if (/^[A-Za-z][\w:-]{0,40}$/.test(text)) return text;
  return /^(?:https?:)?\/\/|^\//.test(text) ? cleanAddress(text) : masked(text);
}

function maskWords(inner: unknown, isStyle: boolean): unknown {
  if (typeof inner === 'string') return isStyle ? inner : masked(inner);
  return typeof inner === 'object' ? null : inner;
}

function maskAttributes(given: unknown): object {
  if (given === null || typeof given !== 'object') return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      if (ADDRESSES.has(name)) return [[name, typeof value === 'string' ? cleanAddress(value) : '']];
      return KEPT.has(name) ? [[name, value]] : [];
    }),
  );
}
