/** What begins a link, an image or an address that is shown as a link, and where a space takes that from it. */
const LINKS: readonly [RegExp, string][] = [
  [/\](?=[(:])/g, '] '],
  [/:(?=\/\/)/g, ': '],
  [/\bwww\.(?=\S)/gi, 'www. '],
];
/** An end that the next piece may make one of these. */
const UNFINISHED = /(?:\bww?w?\.?)?\]?(?::\/?)?$/i;

/** Takes links out of text that comes in pieces: nothing in an answer leads elsewhere, whatever a source told a model to write. */
export function withoutLinks() {
  let held = '';
  const plain = (text: string) => LINKS.reduce((changed, [link, words]) => changed.replace(link, words), text);
  return {
    push(piece: string): string {
      const text = held + piece;
      held = UNFINISHED.exec(text)?.[0] ?? '';
      return plain(text.slice(0, text.length - held.length));
    },
    flush(): string {
      const rest = plain(held);
      held = '';
      return rest;
    },
  };
}
