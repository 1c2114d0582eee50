const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ý',
  Z: 'Ž',
};
const FILLING = 'eniratu';
/** How much longer a translation may be than the English it was made from. */
const GROWTH = 0.4;

/** Makes a text as long as a long translation of it: every word grows by 40 %, and its letters leave ASCII. */
export function pseudoLocalise(text: string): string {
  return text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const more = Math.ceil(word.length * GROWTH);
    const accented = word.replaceAll(/./gu, (letter) => ACCENTED[letter] ?? letter);
    return accented + FILLING.repeat(Math.ceil(more / FILLING.length)).slice(0, more);
  });
}

const UNREAD = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT']);

/** Puts all texts, names and placeholders of a page into the pseudo-locale; gives what puts them back. */
export function pseudoLocalisePage(root: HTMLElement): () => void {
  const undo: (() => void)[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node;
    const { nodeValue } = text;
    if (nodeValue === null || text.parentElement === null || UNREAD.has(text.parentElement.tagName)) continue;
    text.nodeValue = pseudoLocalise(nodeValue);
    undo.push(() => (text.nodeValue = nodeValue));
  }
  for (const attribute of ['placeholder', 'aria-label']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) {
      const said = element.getAttribute(attribute) ?? '';
      element.setAttribute(attribute, pseudoLocalise(said));
      undo.push(() => element.setAttribute(attribute, said));
    }
  }
  return () => {
    for (const step of undo) step();
  };
}
