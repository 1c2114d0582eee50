import { err, ok, type InterfaceLanguage, type Result } from '@footnote/domain';
import {
  isEmailAllowed,
  refusal,
  tooMany,
  type Caller,
  type IdentityDeps,
  type Refusal,
  noteRegistered,
} from '../account/auth-policy.ts';
import { noteSession } from '../account/own-sessions.ts';
import { refuseSuspended } from '../account/sign-in.ts';
import type { NewSession, SecondStep } from '../identity.ports.ts';
import type { SignOnStart } from '../single-sign-on.ports.ts';

/** Begins to sign on with the provider that has the domain of an address. */
export async function beginSingleSignOn(
  { limits, singleSignOn }: IdentityDeps,
  email: string,
  { address }: Caller,
): Promise<Result<SignOnStart, Refusal>> {
  const limited = tooMany(await limits.attempt(address));
  if (limited !== null) return limited;
  const begun = await singleSignOn.begin(email);
  return begun.ok ? begun : refusal(begun.error);
}

/** What a browser comes back from a provider with. */
interface SentBack {
  connection: string;
  browser: string;
  query: URLSearchParams;
  headers: Headers;
  language: InterfaceLanguage;
}

/** Ends signing on: with a session, or where the account has a second factor of its own with its next step. */
export async function finishSingleSignOn(
  deps: IdentityDeps,
  { headers, language, ...back }: SentBack,
  caller: Caller,
): Promise<Result<NewSession | SecondStep, Refusal>> {
  const { address } = caller;
  const limited = tooMany(await deps.limits.attempt(address));
  if (limited !== null) return limited;
  const proven = await deps.singleSignOn.prove(back);
  if (!proven.ok) return refuse(deps, null, { code: proven.error, address });
  const { organizationId: organization, email } = proven.value;
  if (email !== null && !isEmailAllowed(deps.rules, email.toLowerCase()))
    return refuse(deps, organization, { code: 'identity/email-not-allowed', address });
  const admitted = await deps.singleSignOn.admit(proven.value, { address, language });
  if (!admitted.ok) return refuse(deps, organization, { code: admitted.error, address });
  const { accountId, newAccount } = admitted.value;
  if ((await deps.accounts.find(accountId))?.suspended === true) return refuseSuspended(deps, accountId, address);
  const authentication = await deps.authentication();
  // It is asked for whatever the provider says: an organization's provider does not speak for what an account set up itself.
  if ((await authentication.secondFactors.state(accountId)).on)
    return ok({ secondStepOf: accountId, step: await authentication.secondSteps.begin(accountId, 'single-sign-on') });
  const begun = await authentication.beginSession(accountId, { headers });
  if (begun === null) return refuse(deps, organization, { code: 'sso/expired', address });
  const session = { ...begun, newAccount };
  await noteSession(deps, session, caller);
  if (newAccount) await noteRegistered(deps, accountId, address);
  const detail = { with: 'single-sign-on', organization };
  await deps.audit.write({ accountId, event: 'signed-in', detail, address });
  return ok(session);
}

async function refuse(
  { audit }: IdentityDeps,
  organization: string | null,
  { code, address }: Refusal & { address: string },
): Promise<{ ok: false; error: Refusal }> {
  const detail = { because: code, with: 'single-sign-on', ...(organization === null ? {} : { organization }) };
  await audit.write({ accountId: null, event: 'sign-in-refused', detail, address });
  return err({ code });
}
