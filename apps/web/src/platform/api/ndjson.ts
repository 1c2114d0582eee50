/** A line of a stream: its JSON value, or why a whole line could not be read. */
export type NdjsonLine = { ok: true; value: unknown } | { ok: false; reason: string };

export interface NdjsonDecoder {
  /** Takes the next bytes, cut anywhere, and gives the lines they complete. */
  push(bytes: Uint8Array): NdjsonLine[];
  /** Gives the line left over at the end; one that is not whole JSON was cut off and is dropped without a word. */
  end(): NdjsonLine[];
}

/** Characters of one line beyond which it is given up rather than kept in memory. */
export const LONGEST_LINE = 64_000_000;

/** Decodes newline-delimited JSON from UTF-8 bytes. */
export function ndjsonDecoder(longestLine = LONGEST_LINE): NdjsonDecoder {
  const utf8 = new TextDecoder();
  let rest = '';
  let skipping = false;

  const take = (text: string): NdjsonLine[] => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    const read: NdjsonLine[] = [];
    for (const line of lines) {
      if (!skipping) read.push(...readLine(line));
      skipping = false;
    }
    if (rest.length > longestLine) {
      if (!skipping) read.push({ ok: false, reason: `A line is longer than ${longestLine} characters.` });
      skipping = true;
      rest = '';
    }
    return read;
  };

  return {
    push: (bytes) => take(utf8.decode(bytes, { stream: true })),
    end: () => {
      const lines = take(utf8.decode());
      const last = skipping ? [] : readLine(rest).filter((line) => line.ok);
      rest = '';
      return [...lines, ...last];
    },
  };
}

function readLine(line: string): NdjsonLine[] {
  if (line.trim() === '') return [];
  try {
    return [{ ok: true, value: JSON.parse(line) }];
  } catch (cause) {
    return [{ ok: false, reason: cause instanceof Error ? cause.message : String(cause) }];
  }
}
