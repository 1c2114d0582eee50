import { describe, expect, it } from 'vitest';
import { readSecondFactorCode, RECOVERY_CODES, writeRecoveryCode } from './second-factor-code.ts';

describe('a code of the second factor', () => {
  it.each(['123456', ' 123 456 ', '123-456', '１２３４５６', '123\u00a0456', '\u200b123456'])(
    'is one of the app, however it is typed: %j',
    (text) => {
      expect(readSecondFactorCode(text)).toEqual({ kind: 'authenticator', code: '123456' });
    },
  );

  it.each(['0a1b2-c3d4e', '0A1B2C3D4E', 'oaib2 c3d4e', '0a1b2–c3d4e'])(
    'is a recovery code, however it is typed: %j',
    (text) => {
      expect(readSecondFactorCode(text)).toEqual({ kind: 'recovery', code: '0a1b2c3d4e' });
    },
  );

  it.each(['', ' ', '12345', '1234567', '١٢٣٤٥٦', 'abcde', '0a1b2-c3d4u', '0a1b2-c3d4ee', "' OR 1=1", '\0'.repeat(10)])(
    'is not %j',
    (text) => {
      expect(readSecondFactorCode(text)).toBeNull();
    },
  );

  it('is read as it was written', () => {
    const code = RECOVERY_CODES.alphabet.slice(0, RECOVERY_CODES.length);
    expect(readSecondFactorCode(writeRecoveryCode(code))).toEqual({ kind: 'recovery', code });
  });
});
