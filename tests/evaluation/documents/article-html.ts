import { DOMParser, type Element, type Node } from '@xmldom/xmldom';

/** Elements of the articles' markup that HTML has under another name. */
const RENAMED: Readonly<Record<string, string>> = {
  p: 'p',
  bold: 'b',
  italic: 'i',
  sup: 'sup',
  sub: 'sub',
  list: 'ul',
  'list-item': 'li',
  'disp-quote': 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  td: 'td',
  th: 'th',
  'table-wrap': 'figure',
  fig: 'figure',
  caption: 'figcaption',
  break: 'br',
};
/** Pictures, formulas as pictures, and rules between the rows of a table. */
const LEFT_OUT = new Set(['graphic', 'media', 'object-id', 'hr', 'col', 'colgroup', 'inline-graphic']);
const MOST_COLUMNS = 4;

/** Writes an article in the markup of PubMed Central as a page that a browser prints like a journal does. */
export function articleHtml(nxml: string): string {
  const document = new DOMParser({ onError: () => undefined }).parseFromString(nxml, 'text/xml');
  const first = (name: string) => document.getElementsByTagName(name)[0];
  const title = first('article-title');
  const authors = [...document.getElementsByTagName('contrib')].map(authorOf).filter((name) => name !== '');
  const abstract = first('abstract');
  const body = first('body');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title?.textContent ?? '')}</title>
<style>${STYLE}</style></head><body><h1>${inner(title)}</h1><p class="authors">${escape(authors.join(', '))}</p>
<section class="abstract">${inner(abstract)}</section><main>${inner(body)}${inner(first('floats-group'))}<h2>References</h2>${references(document.getElementsByTagName('ref'))}</main></body></html>`;
}

/** Two columns on A4, as most journals set their articles; wide tables reach over both. */
const STYLE = `@page{size:A4}body{font:9.5pt/1.25 "DejaVu Serif",serif;margin:0}h1{font-size:17pt;line-height:1.15}
.abstract{border:solid #888;border-width:1px 0;margin:8pt 0;padding:4pt 0}.abstract p{margin:2pt 0}main{column-count:2;column-gap:18pt;text-align:justify;hyphens:auto}
main p{margin:0;text-indent:9pt}h2,h3,h4{font-size:10.5pt;margin:8pt 0 2pt;break-after:avoid}figure{margin:6pt 0;font-size:8pt;break-inside:avoid}
figure.wide{column-span:all}table{border-collapse:collapse;width:100%;font-size:7.5pt}td,th{padding:1pt 3pt;text-align:left;vertical-align:top}
.reference{font-size:7.5pt;margin:0;text-indent:0}`;

function authorOf(contributor: Element): string {
  const part = (name: string) => contributor.getElementsByTagName(name)[0]?.textContent ?? '';
  return `${part('given-names')} ${part('surname')}`.trim();
}

function inner(element: Element | undefined): string {
  return element === undefined ? '' : [...element.childNodes].map(written).join('');
}

function written(node: Node): string {
  if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
    return escape(node.nodeValue ?? '');
  if (!isElement(node) || LEFT_OUT.has(node.tagName)) return '';
  if (node.tagName === 'title') return `<h${depthOf(node)}>${inner(node)}</h${depthOf(node)}>`;
  const name = RENAMED[node.tagName];
  if (name === undefined) return inner(node);
  return `<${name}${attributesOf(node)}>${name === 'br' ? '' : `${inner(node)}</${name}>`}`;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

function depthOf({ parentNode }: Node): number {
  let depth = 1;
  for (let at = parentNode; at !== null; at = at.parentNode) if (at.nodeName === 'sec') depth += 1;
  return Math.min(depth, 4);
}

function attributesOf(element: Element): string {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const span = Number(element.getAttribute(name));
    return span > 1 ? [` ${name}="${span}"`] : [];
  });
  const rows = element.tagName === 'table-wrap' ? [...element.getElementsByTagName('tr')] : [];
  const columns = Math.max(0, ...rows.map((row) => row.childNodes.length));
  return spans.join('') + (columns > MOST_COLUMNS ? ' class="wide"' : '');
}

function references(list: Iterable<Element>): string {
  return [...list].map((one) => `<p class="reference">${escape(spaced(one))}</p>`).join('');
}

/** The texts of a reference, apart as its parts are. */
function spaced(element: Element): string {
  const texts = [...element.childNodes].map((node) => (isElement(node) ? spaced(node) : (node.nodeValue ?? '')));
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
