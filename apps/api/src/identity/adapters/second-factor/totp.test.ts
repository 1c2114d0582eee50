import { describe, expect, it } from 'vitest';
import { base32, codeOfStep, otpauthUri, stepAt, stepOfCode } from './totp.ts';

/** The key of the test vectors of RFC 4226 and RFC 6238. */
const key = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  it('are those of RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOfStep(key, step));
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238, appendix B, at %i seconds', (second, code) => {
    expect(codeOfStep(key, stepAt(second * 1000))).toBe(code);
  });

  it('count a step early and a step late, and no longer', () => {
    const now = 2_000_000_000_000;
    const present = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((away) =>
      stepOfCode(key, { code: codeOfStep(key, present + away), now, usedStep: 0 }),
    );
    expect(found).toEqual([null, present - 1, present, present + 1, null]);
  });

  it('count once, and none before one that was used', () => {
    const now = 2_000_000_000_000;
    const present = stepAt(now);
    const at = (step: number, usedStep: number) => stepOfCode(key, { code: codeOfStep(key, step), now, usedStep });
    expect([at(present, present), at(present - 1, present), at(present + 1, present)]).toEqual([
      null,
      null,
      present + 1,
    ]);
  });

  it.each(['', '12345', '1234567', '1e5', '١٢٣٤٥٦', '\0\0\0\0\0\0'])('are not %j', (code) => {
    expect(stepOfCode(key, { code, now: 2_000_000_000_000, usedStep: 0 })).toBeNull();
  });
});

it('writes base 32 as RFC 4648, section 10, without padding', () => {
  const written = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

it('hands a secret over with nothing of an address taken for a part of it', () => {
  const uri = otpauthUri({ secret: 'ABC', issuer: 'Footnote', account: 'a+b?&c:d@example.org' });
  expect(uri).toBe(
    'otpauth://totp/Footnote:a%2Bb%3F%26c%3Ad%40example.org?secret=ABC&issuer=Footnote&digits=6&period=30',
  );
});
