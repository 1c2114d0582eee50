import { forgetVisitor, visitorOwner, type ClientRules, type ServerContext } from '../../platform/http/client.ts';
import { deviceOf, rememberDevice } from '../../platform/http/cookies/device-cookie.ts';
import { accountOwner } from '../../platform/owner.ts';
import type { IdentityDeps } from '../account/auth-policy.ts';
import type { NewSession } from '../identity.ports.ts';
import { setCookies } from './identity-http.ts';

/** What it takes to give a browser its session. */
export interface SessionDeps {
  identity: Pick<IdentityDeps, 'visitors' | 'accounts' | 'devices'>;
  clients: ClientRules;
  /** Gives what a visitor did to the account they signed in to. */
  claimChats: (visitor: string, account: string) => Promise<void>;
}

/** Lets a browser have its session and know whose it was, and the account what the visitor did. */
export async function giveSession(
  { identity, clients, claimChats }: SessionDeps,
  context: ServerContext,
  session: NewSession,
): Promise<void> {
  const visitor = visitorOwner(context);
  if (visitor !== null) {
    await claimChats(visitor, accountOwner(session.accountId));
    // The account says whose they are; the address a visitor gave has done its work.
    await identity.visitors.forget(visitor);
    forgetVisitor(context);
  }
  setCookies(context, session.cookies, clients);
  const account = await identity.accounts.find(session.accountId);
  if (account !== null) rememberDevice(context, identity.devices.mark(account.email, deviceOf(context)), clients);
}

/** The page where signing in elsewhere ends, with what it came to. */
export function endOf(outcome: Record<string, string>): string {
  return `/customAuthAction?${new URLSearchParams(outcome).toString()}`;
}
