import { randomBytes } from 'node:crypto';
import { emailSchema, err, ok, placesAreLeft, type InterfaceLanguage, type Result } from '@footnote/domain';
import type { Account, Authentication } from '../../identity/identity.ports.ts';
import type {
  AdmittedPerson,
  SignedOnPerson,
  SignOnRefusal,
  SingleSignOns,
} from '../../identity/single-sign-on.ports.ts';
import type { HeldOrganization } from '../organizations.ports.ts';
import { domainOfEmail } from './domain-names.ts';
import { redirectUriOf, type SingleSignOnDeps } from './manage-single-sign-on.ts';
import type { Identities, SignOnAttempts } from './single-sign-on.ports.ts';

/** What signing on works with. */
export interface SignOnDeps extends SingleSignOnDeps {
  identities: Identities;
  attempts: SignOnAttempts;
  authentication: () => Promise<Pick<Authentication, 'vouch' | 'secondFactors'>>;
}

/** Who is let in, and from where. */
interface Admission {
  person: SignedOnPerson;
  email: string;
  address: string;
  language: InterfaceLanguage;
}

/** Lets people in by the provider of their organization. */
export function createOrganizationSignOns(deps: SignOnDeps): SingleSignOns {
  const { connections, attempts, providers } = deps;
  const connectionOf = async (email: string) => {
    const domain = domainOfEmail(email);
    return domain === null ? null : connections.findByDomain(domain);
  };
  return {
    async offer(email) {
      return (await connectionOf(email))?.label ?? null;
    },
    async begin(email) {
      const connection = await connectionOf(email);
      if (connection === null) return err('identity/provider-unknown');
      const ask = { redirectUri: redirectUriOf(deps, connection.id), email };
      const begun = await providers.begin(connection, ask);
      if (begun === null) return err('identity/provider-failed');
      const { url, ...proofs } = begun;
      const browser = randomBytes(32).toString('base64url');
      await attempts.keep({ ...proofs, browser, connectionId: connection.id, version: connection.version });
      return ok({ url, browser });
    },
    prove: (back) => prove(deps, back),
    async admit(person, from) {
      const email = emailSchema.safeParse(person.email ?? '');
      if (!email.success) return err('sso/email-unconfirmed');
      const admission = { person, email: email.data, ...from };
      const { organizationId: id } = person;
      const admitted = await deps.organizations.hold(id, (held) => admit(deps, held, admission));
      return admitted ?? err('identity/provider-unknown');
    },
    async isOnlyWay({ id, email }) {
      const domain = domainOfEmail(email);
      return domain !== null && connections.isOnlyWay(id, domain);
    },
  };
}

async function prove(
  deps: SignOnDeps,
  { connection: connectionId, browser, query }: Parameters<SingleSignOns['prove']>[0],
): Promise<Result<SignedOnPerson, SignOnRefusal>> {
  const state = query.get('state') ?? '';
  const attempt = await deps.attempts.take(state, browser);
  const connection = await deps.connections.findById(connectionId);
  // What comes back under the address of one provider was not begun at another, nor with other settings.
  if (attempt === null || attempt.connectionId !== connectionId || connection?.version !== attempt.version) {
    return err('sso/expired');
  }
  const address = new URL(redirectUriOf(deps, connectionId));
  address.search = query.toString();
  const proven = await deps.providers.finish(connection, { address, state, attempt });
  if (!proven.ok) return proven;
  const { organizationId, version, issuer } = connection;
  return ok({ ...proven.value, organizationId, version, issuer });
}

/** Takes somebody in while nobody else changes who belongs to the organization. */
async function admit(
  deps: SignOnDeps,
  organization: HeldOrganization,
  admission: Admission,
): Promise<Result<AdmittedPerson, SignOnRefusal>> {
  const { person, email } = admission;
  const { id } = organization;
  const connection = await deps.connections.find(id);
  if (connection?.version !== person.version) return err('sso/expired');
  if (organization.suspendedAt !== null) return err('identity/provider-unknown');
  const domain = domainOfEmail(email);
  if (domain === null || (await deps.domains.ownerOf(domain)) !== id) return err('sso/email-elsewhere');
  const found = await accountOf(deps, admission);
  if (!found.ok) return found;
  const account = found.value;
  const refused = await refusalOf(deps, organization, { person, account });
  if (refused !== null) return err(refused);
  const joining = await placeFor(deps, organization, account?.email ?? email, account);
  if (!joining.ok) return joining;
  return takeIn(deps, admission, { account, joining: joining.value, isProven: connection.provenAt !== null });
}

/** The account of whoever they are at their provider, else the one with their address; null where they are new. */
async function accountOf(
  { identities, accounts }: SignOnDeps,
  { person: { organizationId, issuer, subject }, email }: Admission,
): Promise<Result<Account | null, SignOnRefusal>> {
  const linked = await identities.accountOf({ organizationId, issuer, subject });
  if (linked !== null) return ok(await accounts.find(linked));
  const account = await accounts.findByEmail(email);
  const isAnother = account !== null && (await identities.has({ organizationId, issuer, accountId: account.id }));
  // Somebody who got the address of a colleague that left is not that colleague.
  return isAnother ? err('identity/account-exists-with-different-credential') : ok(account);
}

async function refusalOf(
  { authentication }: SignOnDeps,
  { secondFactorRequired }: HeldOrganization,
  { person, account }: { person: SignedOnPerson; account: Account | null },
): Promise<SignOnRefusal | null> {
  if (account?.suspended === true) return 'identity/suspended';
  // An organization vouches for its people, not for those who run the service.
  if (account?.superAdmin === true) return 'sso/super-admin';
  if (!secondFactorRequired || person.secondFactor) return null;
  const { secondFactors } = await authentication();
  const isOwn = account !== null && (await secondFactors.state(account.id)).on;
  return isOwn ? null : 'sso/second-factor-missing';
}

/** As what somebody joins: null for a member, `Member` or what an open invitation says for others, while there is room. */
async function placeFor(
  { members, invites, removals }: SignOnDeps,
  organization: HeldOrganization,
  email: string,
  account: Account | null,
): Promise<Result<Joining, SignOnRefusal>> {
  const { id } = organization;
  const role = account === null ? null : await members.roleOf(id, account.id);
  if (role !== null) return ok({ role, isMember: true, invite: null });
  const invite = await invites.findByEmail(id, email);
  if (invite === null && (await removals.has(id, email))) return err('sso/removed');
  // An invitation holds its own place.
  const places = invite === null ? organization : { ...organization, openInvites: 0 };
  if (!placesAreLeft(places)) return err('sso/full');
  return ok({ role: invite?.role ?? 'Member', isMember: false, invite: invite?.id ?? null });
}

interface Joining {
  role: 'Member' | 'Admin';
  isMember: boolean;
  /** The invitation that is taken up. */
  invite: string | null;
}

async function takeIn(
  deps: SignOnDeps,
  { person, email, address, language }: Admission,
  { account, joining, isProven }: { account: Account | null; joining: Joining; isProven: boolean },
): Promise<Result<AdmittedPerson, SignOnRefusal>> {
  const { organizationId: id, issuer, subject, firstName, lastName } = person;
  const { vouch } = await deps.authentication();
  const admitted = await vouch({ email: account?.email ?? email, firstName, lastName, language });
  const { accountId } = admitted;
  await deps.identities.link({ organizationId: id, issuer, subject, accountId });
  const write = (event: 'member-signed-on' | 'single-sign-on-proven', detail: Record<string, string>) =>
    deps.audit.write({ accountId, event, detail: { organization: id, ...detail }, address });
  if (!joining.isMember) {
    if (joining.invite !== null) await deps.invites.remove(joining.invite);
    await deps.removals.forget(id, account?.email ?? email);
    await deps.members.add(id, accountId, joining.role);
    await write('member-signed-on', { role: joining.role });
  }
  if (joining.role === 'Admin' && !isProven) {
    await deps.connections.setProven(id);
    await write('single-sign-on-proven', {});
  }
  return ok(admitted);
}
