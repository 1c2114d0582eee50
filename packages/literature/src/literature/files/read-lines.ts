/** A line with its number from 1; `text` is null where the line was too long to keep. */
export interface NumberedLine {
  line: number;
  text: string | null;
}

/** Cuts text into lines without their ends (LF or CRLF); memory stays bounded by `longest` characters a line. */
export async function* readLines(text: AsyncIterable<string>, longest: number): AsyncGenerator<NumberedLine> {
  let parts: string[] = [];
  let length = 0;
  let line = 0;
  const take = (last: string): NumberedLine => {
    const kept = length + last.length > longest ? null : (parts.join('') + last).replace(/\r$/, '');
    parts = [];
    length = 0;
    line += 1;
    return { line, text: kept };
  };
  for await (const chunk of text) {
    const pieces = chunk.split('\n');
    const rest = pieces.pop() ?? '';
    for (const piece of pieces) yield take(piece);
    length += rest.length;
    if (length <= longest) parts.push(rest);
    else parts = [];
  }
  if (length > 0) yield take('');
}
