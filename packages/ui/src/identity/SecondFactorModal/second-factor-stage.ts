import type { SecondFactorSetup } from '@footnote/domain';

/** What a user proves who they are for. */
export type SecondFactorPurpose = 'set-up' | 'renew' | 'turn-off';

/** How far a user is: proving who they are, connecting the authenticator app, or keeping their recovery codes. */
export type SecondFactorStage =
  | { step: 'prove'; purpose: SecondFactorPurpose }
  | { step: 'app'; setup: SecondFactorSetup }
  | { step: 'codes'; codes: readonly string[] };
