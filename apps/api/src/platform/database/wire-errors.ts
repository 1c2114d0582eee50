const ERROR_RESPONSE = 'E'.charCodeAt(0);
const DISK_FULL = '53100';
const ENDS_THE_SERVER = new Set(['PANIC', 'FATAL']);

/** The code and words of an error after which the engine cannot be used any more. */
export interface EngineEnd {
  code: string;
  message: string;
}

/**
 * Finds in an answer of the engine the error that ends it: after a full disk or a panic a PostgreSQL server would end and
 * be started again, and the embedded one goes on in a state in which its next statement never returns.
 */
export function engineEndIn(answer: Uint8Array): EngineEnd | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= bytes.length;) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (end <= at || end > bytes.length) return null;
    if (bytes[at] === ERROR_RESPONSE) {
      const fields = fieldsOf(bytes.subarray(at + 5, end));
      const code = fields.get('C') ?? '';
      if (code === DISK_FULL || ENDS_THE_SERVER.has(fields.get('V') ?? ''))
        return { code, message: fields.get('M') ?? '' };
    }
    at = end;
  }
  return null;
}

/** Fields of an error by their letters, each ended by a zero. */
function fieldsOf(body: Buffer): Map<string, string> {
  const fields = body.toString('utf8').split('\0');
  return new Map(fields.filter((field) => field !== '').map((field) => [field.slice(0, 1), field.slice(1)]));
}
