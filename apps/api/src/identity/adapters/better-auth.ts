import type { Authentication } from '../identity.ports.ts';
import { createAuthEngine, type AuthEngineSettings } from './auth-engine.ts';
import { passwordStore } from './password-store.ts';
import { oneTimeLinks } from './one-time-links.ts';
import { passwordSessions } from './password-sessions.ts';
import { registrations } from './registrations.ts';
import { requireIdToken } from './require-id-token.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { secondSteps } from './second-factor/second-steps.ts';
import { socialSignIns } from './social-sign-ins.ts';
import { vouchedAccounts } from './single-sign-on/vouched-accounts.ts';

/** Keeps accounts with Better Auth. Loading it takes a third of a second, so that it is loaded late. */
export async function openBetterAuth(settings: AuthEngineSettings): Promise<Authentication> {
  const engine = createAuthEngine(settings);
  const context = await engine.auth.$context;
  requireIdToken(context);
  const { database, now = Date.now } = settings;
  const secondFactors = createSecondFactors({ database, keys: context, now });
  const steps = secondSteps(context);
  return {
    ...passwordSessions({ engine, context, database, secondFactors, secondSteps: steps }),
    secondFactors,
    passkeys: createPasskeys({
      database,
      links: context.internalAdapter,
      secondFactors,
      publicUrl: settings.publicUrl,
      now,
    }),
    secondSteps: steps,
    ...passwordStore(context, database),
    ...registrations(engine, context, database),
    ...vouchedAccounts(context, database),
    ...oneTimeLinks(engine, context, database),
    ...socialSignIns(engine, settings),
  };
}
