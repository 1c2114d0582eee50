import { TextDecoder } from 'node:util';

/** Enough of the beginning to hold a byte order mark and an XML declaration. */
const PROLOG_BYTES = 256;

const MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00, 0x3f, 0x00], encoding: 'utf-16le' },
  { bytes: [0x00, 0x3c, 0x00, 0x3f], encoding: 'utf-16be' },
];

/** The encoding a file declares by its byte order mark or XML declaration; UTF-8 when it says nothing. */
function declaredEncoding(start: Uint8Array): string {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => start[index] === byte));
  if (mark !== undefined) return mark.encoding;
  const ascii = Buffer.from(start.subarray(0, PROLOG_BYTES)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9._:-]+)["']/.exec(ascii)?.[1]?.toLowerCase();
  // A declaration that could be read as single bytes cannot itself be UTF-16.
  return declared === undefined || declared.startsWith('utf-16') ? 'utf-8' : declared;
}

function decoderFor(start: Uint8Array): TextDecoder {
  const encoding = declaredEncoding(start);
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Error(`The encoding "${encoding}" is not known.`);
  }
}

/**
 * Decodes a byte stream by its mark or declaration, without the mark; bytes the encoding does not allow become U+FFFD.
 * Throws when the declared encoding is unknown.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start = new Uint8Array(0);
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (decoder !== null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < PROLOG_BYTES) continue;
    decoder = decoderFor(start);
    yield decoder.decode(start, { stream: true });
  }
  if (decoder === null) yield decoderFor(start).decode(start);
  else yield decoder.decode();
}
