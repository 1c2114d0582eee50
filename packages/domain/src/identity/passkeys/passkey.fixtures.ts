import type { Passkey } from './passkey.schema.ts';

/** Passkeys of a user; nobody's. */
export const passkeyFixtures: readonly Passkey[] = [
  { id: 'passkey-phone', name: 'Phone', addedAt: '2026-05-02T08:00:00.000Z', lastUsedAt: '2026-06-01T08:00:00.000Z' },
  { id: 'passkey-ward', name: 'Security key on the ward', addedAt: '2026-05-20T08:00:00.000Z', lastUsedAt: null },
];
