import type { XmlElement } from './element.ts';
import { mathText } from './fields/math-text.ts';
import { subscript, superscript } from './fields/superscript.ts';

function innerText(element: XmlElement): string {
  let text = '';
  for (const node of element.children) text += typeof node === 'string' ? node : inlineText(node);
  return text;
}

function inlineText(element: XmlElement): string {
  const text = () => innerText(element);
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

const SPACE = 32;
const LAST_CONTROL = 0xa0;

/** Whether a text is printed as it stands: single spaces within, and nothing that may be another space or control. */
function isTidy(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE ? before === SPACE : code < SPACE || (code > 126 && mayBeSpace(code))) return false;
    before = code;
  }
  return before !== SPACE || text === '';
}

function mayBeSpace(code: number): boolean {
  if (code < 0x20_00) return code <= LAST_CONTROL || code === 0x16_80;
  return code <= 0x20_0a || (code >= 0x20_28 && code <= 0x20_5f) || code === 0x30_00 || code === 0xfe_ff;
}

/** An element's words as one line of plain text: markup and control characters go, raised and lowered characters and formulas stay readable. */
export function plainText(element: XmlElement | null): string {
  if (element === null) return '';
  const text = inlineText(element);
  return isTidy(text) ? text : text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
