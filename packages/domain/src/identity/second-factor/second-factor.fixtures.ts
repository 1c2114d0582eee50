import type { SecondFactor, SecondFactorSetup } from './second-factor.schema.ts';

/** The second factor of an account in every state it can have. */
export const secondFactorFixtures = {
  off: { on: false, available: true, since: null, passkeys: 0, recoveryCodes: 0 },
  on: { on: true, available: true, since: '2026-06-01T08:00:00.000Z', passkeys: 0, recoveryCodes: 10 },
  fewCodes: { on: true, available: true, since: '2026-06-01T08:00:00.000Z', passkeys: 0, recoveryCodes: 1 },
  onlyPasskeys: { on: false, available: true, since: null, passkeys: 2, recoveryCodes: 9 },
  noPassword: { on: false, available: false, since: null, passkeys: 0, recoveryCodes: 0 },
} as const satisfies Record<string, SecondFactor>;

/** What an authenticator app is set up with; nobody's secret. */
export const secondFactorSetupFixture: SecondFactorSetup = {
  uri: 'otpauth://totp/Footnote:ada.lovelace%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Footnote&digits=6&period=30',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** Recovery codes as they are shown once; nobody's. */
export const recoveryCodesFixture: readonly string[] = [
  '0a1b2-c3d4e',
  'f5g6h-7j8k9',
  'mnpqr-stvwx',
  'yz012-34567',
  '89abc-defgh',
  'jkmnp-qrstv',
  'wxyz0-12345',
  '6789a-bcdef',
  'ghjkm-npqrs',
  'tvwxy-z0123',
];
