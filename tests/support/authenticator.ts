import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Reads base 32 (RFC 4648). */
function bytesOf(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/**
 * What an authenticator app shows for a secret (RFC 6238), written apart from the server’s own.
 * @param ahead Steps of thirty seconds that the app’s clock is ahead.
 */
export function authenticatorCode(secret: string, ahead = 0, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeUIntBE(Math.floor(now / STEP_MS) + ahead, 2, 6);
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = mac.readUInt8(19) % 16;
  const number = mac.readUInt32BE(at) % 2 ** 31;
  return String(number).slice(-6).padStart(6, '0');
}
