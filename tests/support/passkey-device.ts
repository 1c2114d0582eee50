import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>;

/** What a device answers with, when a test wants something wrong with it. */
export interface PasskeyFlaws {
  origin?: string;
  host?: string;
  challenge?: string;
  /** Signs with another key. */
  forged?: boolean;
  /** How often it says it was used. */
  counter?: number;
  /** Whether it says that it made sure who holds it. */
  verified?: boolean;
  userHandle?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A device that keeps one passkey, as a phone does (WebAuthn, ES256, no attestation). */
export function passkeyDevice(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const id = randomBytes(32);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  let uses = 0;
  const clientData = (type: string, challenge: string, flaws: PasskeyFlaws) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (flags: number, { host = new URL(origin).hostname, counter, verified = true }: PasskeyFlaws) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter ?? uses);
    return Buffer.concat([sha256(host), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), counted]);
  };
  return {
    ...base,
    /** Makes its passkey, for options of the server. */
    make({ challenge }: { challenge: string }, flaws: PasskeyFlaws = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<Cbor, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([head(ATTESTED, flaws), Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, flaws).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Shows its passkey, for options of the server. */
    show({ challenge }: { challenge: string }, flaws: PasskeyFlaws = {}) {
      uses += 1;
      const said = clientData('webauthn.get', challenge, flaws);
      const data = head(0, flaws);
      const signed = Buffer.concat([data, sha256(said)]);
      const signature = sign('sha256', signed, flaws.forged === true ? other : privateKey);
      return {
        ...base,
        clientExtensionResults: {},
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(flaws.userHandle === undefined
            ? {}
            : { userHandle: Buffer.from(flaws.userHandle).toString('base64url') }),
        },
      };
    },
  };
}

function sha256(what: string | Buffer): Buffer {
  return createHash('sha256').update(what).digest();
}

/** Writes what a device says (RFC 8949), as far as it is needed here. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? sized(1, -1 - value) : sized(0, value);
  if (typeof value === 'string') return Buffer.concat([sized(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([sized(2, value.length), value]);
  const parts = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return Buffer.concat([sized(5, value.size), ...parts]);
}

function sized(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
