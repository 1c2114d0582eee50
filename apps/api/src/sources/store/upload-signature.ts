import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What an address is good for. */
export interface SignedUpload {
  name: string;
  type: string;
  /** Bytes, in decimal digits. */
  size: string;
  /** Milliseconds since 1970, in decimal digits. */
  expires: string;
  account: string;
}

/** Signs addresses of uploads. */
export interface UploadSigner {
  sign(upload: SignedUpload): string;
  isSigned(upload: SignedUpload, signature: string): boolean;
}

/** Signs with a key of its own, made from the secret of the server. */
export function createUploadSigner(secret: string): UploadSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'footnote object uploads', 32));
  const sign = ({ name, type, size, expires, account }: SignedUpload) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['PUT', name, type, size, expires, account]))
      .digest('base64url');
  return {
    sign,
    isSigned(upload, signature) {
      // The texts are compared, not the bytes they stand for, of which several texts are one.
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(upload))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
