/** What a link, an image or an address that is shown as a link has in it; a space after it takes that from it. */
const LINK = /\](?=[(:])|:(?=\/\/)|\bwww\.(?=\S)/gi;
/** An end that the next piece may make one of these. */
const UNFINISHED = /(?:\bww?w?\.?)?\]?(?::\/?)?$/i;

/** Takes links out of text that comes in pieces: nothing in an answer leads elsewhere, whatever a source told a model to write. */
export function withoutLinks() {
  let held = '';
  return {
    push(piece: string): string {
      const text = held + piece;
      held = UNFINISHED.exec(text)?.[0] ?? '';
      const end = text.length - held.length;
      // Whether what is given out begins a link may show only in what is held back.
      const plain = text.replace(LINK, (link, at: number) => (at < end ? `${link} ` : link));
      return plain.slice(0, plain.length - held.length);
    },
    flush(): string {
      const rest = held.replace(LINK, '$& ');
      held = '';
      return rest;
    },
  };
}
