import { err, type OrganizationErrorCode, type Result } from '@footnote/domain';
import type { Accounts, AttemptLimits, AuditEvent, AuditLog } from '../identity/identity.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { HeldOrganization, Invites, Members, Organizations } from './organizations.ports.ts';

/** What every use case of organizations works with. */
export interface OrganizationDeps {
  organizations: Organizations;
  members: Members;
  invites: Invites;
  audit: AuditLog;
  accounts: Pick<Accounts, 'find' | 'findByEmail'>;
  mail: Pick<MailQueue, 'add'>;
  limits: Pick<AttemptLimits, 'message'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

/** Who changes something, and from which network address. */
export interface Actor {
  user: CurrentUser;
  address: string;
}

export interface Refusal {
  code: OrganizationErrorCode | 'identity/forbidden' | 'identity/email-not-verified' | 'identity/too-many-attempts';
  retryAfterSeconds?: number;
}

/** A change to an organization, or to who belongs to it. */
type Change<T> = (organization: HeldOrganization) => Promise<Result<T, Refusal>>;

export function refusal(code: Refusal['code'], more: Omit<Refusal, 'code'> = {}): { ok: false; error: Refusal } {
  return err({ code, ...more });
}

/** Changes something of an organization while nobody else changes who belongs to it. */
export async function changeOrganization<T>(
  { organizations }: OrganizationDeps,
  id: string,
  change: Change<T>,
): Promise<Result<T, Refusal>> {
  return (await organizations.hold(id, change)) ?? refusal('organization/not-found');
}

/** The same for what admins may do; whoever lost that right since their request came is refused. */
export function changeAsAdmin<T>(
  deps: OrganizationDeps,
  { id, actor: { user } }: { id: string; actor: Actor },
  change: Change<T>,
): Promise<Result<T, Refusal>> {
  return changeOrganization(deps, id, async (organization) => {
    if (user.superAdmin) return change(organization);
    const role = await deps.members.roleOf(id, user.accountId);
    if (role === null) return refusal('organization/not-found');
    return role === 'Admin' ? change(organization) : refusal('identity/forbidden');
  });
}

/** Writes down who did what in which organization, inside the transaction under way. */
export function note(
  { audit }: OrganizationDeps,
  { user, address }: Actor,
  event: AuditEvent,
  detail: Record<string, string>,
): Promise<void> {
  return audit.write({ accountId: user.accountId, event, detail, address });
}
