/**
 * Index after a document type declaration that starts at `from`, its internal subset included; -1 when the text ends
 * before it does.
 */
export function doctypeEnd(text: string, from: number): number {
  let brackets = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"' || character === "'") {
      at = text.indexOf(character, at + 1);
      if (at === -1) return -1;
    } else if (text.startsWith('<!--', at)) {
      at = text.indexOf('-->', at);
      if (at === -1) return -1;
    } else if (character === '[') brackets += 1;
    else if (character === ']') brackets -= 1;
    else if (character === '>' && brackets === 0) return at + 1;
  }
  return -1;
}
