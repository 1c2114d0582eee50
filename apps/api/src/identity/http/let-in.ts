import { forgetVisitor, visitorOwner, type ClientRules, type ServerContext } from '../../platform/http/client.ts';
import { accountOwner } from '../../platform/owner.ts';
import type { NewSession, VisitorEmails } from '../identity.ports.ts';
import { setCookies } from './identity-http.ts';

export interface LetInDeps {
  identity: { visitors: Pick<VisitorEmails, 'forget'> };
  clients: ClientRules;
  /** Gives what a visitor did to the account they signed in to. */
  claimChats: (visitor: string, account: string) => Promise<void>;
}

/** Lets a browser have its session, and the account what the visitor did. */
export async function letIn(
  { identity, clients, claimChats }: LetInDeps,
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
}
