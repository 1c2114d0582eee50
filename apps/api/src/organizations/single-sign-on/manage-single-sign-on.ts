import { createHash, randomUUID } from 'node:crypto';
import {
  ok,
  SINGLE_SIGN_ON_LIMITS,
  type OrganizationDomain,
  type Result,
  type SingleSignOn,
  type SingleSignOnUpdate,
} from '@footnote/domain';
import type { Actor } from '../../platform/owner.ts';
import { changeAsAdmin, note, refusal, type OrganizationDeps, type Refusal } from '../organization-changes.ts';
import { isPublicMailDomain, readDomain } from './domain-names.ts';
import type { Connections, DomainRecords, Domains, OpenIdProviders } from './single-sign-on.ports.ts';

/** What the settings of single sign-on work with. */
export interface SingleSignOnDeps extends OrganizationDeps {
  connections: Connections;
  domains: Domains;
  records: DomainRecords;
  providers: OpenIdProviders;
}

interface Change {
  id: string;
  actor: Actor;
}

/** Names the connection of an organization in addresses, from which nobody finds the organization. */
export function connectionIdOf(organizationId: string): string {
  return createHash('sha256').update(`connection of ${organizationId}`).digest('base64url').slice(0, 22);
}

/** Where a provider is to send browsers back to. */
export function redirectUriOf({ publicUrl }: Pick<OrganizationDeps, 'publicUrl'>, connectionId: string): string {
  return `${publicUrl}/api/auth/single-sign-on/callback/${connectionId}`;
}

/** The settings of an organization, without the secret. */
export async function readSingleSignOn(
  deps: SingleSignOnDeps,
  organizationId: string,
): Promise<Result<SingleSignOn, Refusal>> {
  if ((await deps.organizations.find(organizationId)) === null) return refusal('organization/not-found');
  return ok(await settingsOf(deps, organizationId));
}

async function settingsOf(deps: SingleSignOnDeps, id: string): Promise<SingleSignOn> {
  const found = await deps.connections.find(id);
  return {
    redirectUri: redirectUriOf(deps, connectionIdOf(id)),
    connection:
      found === null
        ? null
        : {
            label: found.label,
            issuer: found.issuer,
            clientId: found.clientId,
            provenAt: found.provenAt,
            only: found.only,
          },
    domains: await deps.domains.list(id),
  };
}

/** Saves the provider of an organization, once it could be read. What could keep people out has to be proven anew. */
export async function saveSingleSignOn(
  deps: SingleSignOnDeps,
  { id, actor, update }: Change & { update: SingleSignOnUpdate },
): Promise<Result<SingleSignOn, Refusal>> {
  if ((await deps.organizations.find(id)) === null) return refusal('organization/not-found');
  const { label, issuer, clientId } = update;
  // Asked before anything is held: a provider may take its time.
  const before = await deps.connections.find(id);
  const clientSecret = update.clientSecret === '' ? (before?.clientSecret ?? '') : update.clientSecret;
  if (clientSecret === '' || (update.clientSecret === '' && before?.issuer !== issuer)) {
    // A secret is for the provider it was given for: nobody has it sent to another.
    return refusal('sso/secret-missing');
  }
  const isSame = before?.issuer === issuer && before.clientId === clientId && before.clientSecret === clientSecret;
  const readable = await deps.providers.check({ issuer, clientId, clientSecret });
  if (!readable.ok) return refusal(readable.error);
  return changeAsAdmin(deps, { id, actor }, async () => {
    const version = isSame ? before.version : randomUUID();
    const connection = { label, issuer, clientId, clientSecret, id: connectionIdOf(id), version };
    await deps.connections.save(id, connection);
    const fields = isSame ? 'label' : 'label issuer clientId clientSecret';
    await note(deps, actor, 'single-sign-on-changed', { organization: id, fields, issuer });
    return ok(await settingsOf(deps, id));
  });
}

/** Lets members with an address of a verified domain in by single sign-on alone, or by their passwords, too. */
export function ruleSingleSignOn(
  deps: SingleSignOnDeps,
  { id, actor, only }: Change & { only: boolean },
): Promise<Result<SingleSignOn, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async () => {
    const connection = await deps.connections.find(id);
    if (connection === null) return refusal('sso/not-set-up');
    if (only && connection.provenAt === null) return refusal('sso/not-proven');
    if (only !== connection.only) {
      await deps.connections.setOnly(id, only);
      await note(deps, actor, only ? 'single-sign-on-only' : 'single-sign-on-optional', { organization: id });
    }
    return ok(await settingsOf(deps, id));
  });
}

/** Ends single sign-on; the domains stay, and everybody comes in as they did before, or with a new password. */
export function endSingleSignOn(deps: SingleSignOnDeps, { id, actor }: Change): Promise<Result<SingleSignOn, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async () => {
    if ((await deps.connections.find(id)) === null) return refusal('sso/not-set-up');
    await deps.connections.remove(id);
    await note(deps, actor, 'single-sign-on-ended', { organization: id });
    return ok(await settingsOf(deps, id));
  });
}

/** Names a domain of an organization, which counts once it is verified. */
export function addDomain(
  deps: SingleSignOnDeps,
  { id, actor, domain: written }: Change & { domain: string },
): Promise<Result<SingleSignOn, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async () => {
    const domain = readDomain(written);
    if (domain === null) return refusal('sso/domain-invalid');
    if (isPublicMailDomain(domain)) return refusal('sso/domain-public');
    const named = await deps.domains.list(id);
    if (named.some((other) => other.domain === domain)) return ok(await settingsOf(deps, id));
    if (named.length >= SINGLE_SIGN_ON_LIMITS.domains) return refusal('sso/too-many-domains');
    await deps.domains.add(id, domain);
    await note(deps, actor, 'domain-added', { organization: id, domain });
    return ok(await settingsOf(deps, id));
  });
}

/** Verifies a domain by its TXT record, or because a super admin says so. */
export async function verifyDomain(
  deps: SingleSignOnDeps,
  { id, actor, domain: written, by }: Change & { domain: string; by: 'dns' | 'superAdmin' },
): Promise<Result<SingleSignOn, Refusal>> {
  if ((await deps.organizations.find(id)) === null) return refusal('organization/not-found');
  const found = await domainOf(deps, id, written);
  if (found === undefined) return refusal('sso/domain-not-found');
  const { domain, record } = found;
  // Asked before anything is held: the DNS may take its time.
  if (by === 'dns' && !(await deps.records.texts(record.name)).includes(record.value)) {
    return refusal('sso/domain-unproven');
  }
  return changeAsAdmin(deps, { id, actor }, async () => {
    const now = await domainOf(deps, id, domain);
    if (now === undefined || now.record.value !== record.value) return refusal('sso/domain-not-found');
    if (now.verifiedAt === null) {
      if (!(await deps.domains.verify(id, domain, by))) return refusal('sso/domain-taken');
      await note(deps, actor, 'domain-verified', { organization: id, domain, with: by });
    }
    return ok(await settingsOf(deps, id));
  });
}

/** Takes a domain away from an organization: nobody comes in by its addresses any more. */
export function removeDomain(
  deps: SingleSignOnDeps,
  { id, actor, domain: written }: Change & { domain: string },
): Promise<Result<SingleSignOn, Refusal>> {
  return changeAsAdmin(deps, { id, actor }, async () => {
    const found = await domainOf(deps, id, written);
    if (found === undefined) return refusal('sso/domain-not-found');
    await deps.domains.remove(id, found.domain);
    await note(deps, actor, 'domain-removed', { organization: id, domain: found.domain });
    return ok(await settingsOf(deps, id));
  });
}

async function domainOf(
  { domains }: Pick<SingleSignOnDeps, 'domains'>,
  id: string,
  written: string,
): Promise<OrganizationDomain | undefined> {
  const domain = readDomain(written);
  return (await domains.list(id)).find((other) => other.domain === domain);
}
