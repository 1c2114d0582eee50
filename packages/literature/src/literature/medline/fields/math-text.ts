import type { XmlElement } from '../element.ts';
import { subscript, superscript } from './superscript.ts';

/** Signs that only tell a renderer how to read a formula: function application, invisible times, comma and plus. */
const INVISIBLE = /[\u2061-\u2064]/g;
const COMBINING: Readonly<Record<string, string>> = {
  '¯': '\u0304',
  '‾': '\u0304',
  '^': '\u0302',
  '˙': '\u0307',
  '→': '\u20D7',
  '~': '\u0303',
};

function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((node): node is XmlElement => typeof node !== 'string');
}

function ownText(element: XmlElement): string {
  const text = element.children
    .filter((node) => typeof node === 'string')
    .join('')
    .replaceAll(INVISIBLE, '');
  return element.name === 'mtext' ? text.replaceAll(/\s+/g, ' ') : text.trim();
}

/** Puts brackets round anything longer than one number or word, so that a fraction or root keeps its meaning. */
function grouped(text: string): string {
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}

function over(base: string, accent: string): string {
  const combining = COMBINING[accent];
  if (combining !== undefined && Array.from(base).length === 1) return base + combining;
  return base + superscript(accent);
}

function multiscripts(names: readonly string[], parts: readonly string[]): string {
  const before = names.indexOf('mprescripts');
  const scripts = (list: readonly string[]) =>
    list.map((part, index) => (index % 2 === 0 ? subscript(part) : superscript(part))).join('');
  const base = parts[0] ?? '';
  if (before === -1) return base + scripts(parts.slice(1));
  return scripts(parts.slice(before + 1)) + base + scripts(parts.slice(1, before));
}

function fenced(element: XmlElement, parts: readonly string[]): string {
  const { open = '(', close = ')', separators = ',' } = element.attributes;
  return `${open}${parts.join(separators.trim().charAt(0))}${close}`;
}

/** Writes a MathML element on one line: a/b, √(x+1), x², η_p². */
export function mathText(element: XmlElement): string {
  const elements = elementsOf(element);
  const parts = elements.map(mathText);
  const [first = '', second = '', third = ''] = parts;
  switch (element.name) {
    case 'msup':
      return first + superscript(second);
    case 'msub':
    case 'munder':
      return first + subscript(second);
    case 'msubsup':
    case 'munderover':
      return first + subscript(second) + superscript(third);
    case 'mover':
      return over(first, second);
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${superscript(second)}√${grouped(first)}`;
    case 'mmultiscripts':
      return multiscripts(
        elements.map(({ name }) => name),
        parts,
      );
    case 'mfenced':
      return fenced(element, parts);
    case 'mtable':
      return parts.join('; ');
    case 'mtr':
      return parts.join(' ');
    case 'mspace':
      return ' ';
    case 'semantics':
      return first;
    case 'mphantom':
    case 'none':
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return elements.length === 0 ? ownText(element) : parts.join('');
  }
}
