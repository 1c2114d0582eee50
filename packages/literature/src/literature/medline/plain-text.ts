import type { XmlElement } from './element.ts';
import { mathText } from './math-text.ts';
import { subscript, superscript } from './superscript.ts';

function inlineText(element: XmlElement): string {
  const text = () => element.children.map((node) => (typeof node === 'string' ? node : inlineText(node))).join('');
  switch (element.name) {
    case 'sup':
      return superscript(text());
    case 'sub':
    case 'inf':
      return subscript(text());
    case 'math':
      return mathText(element);
    case 'DispFormula':
    case 'p':
    case 'br':
      return ` ${text()} `;
    default:
      return text();
  }
}

/** An element's words as one line of plain text: markup and control characters go, raised and lowered characters and formulas stay readable. */
export function plainText(element: XmlElement | null): string {
  return element === null
    ? ''
    : inlineText(element)
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim();
}
