import {
  err,
  type AuditEvent,
  type OrganizationErrorCode,
  type Result,
  type SingleSignOnErrorCode,
} from '@footnote/domain';
import type { Accounts, AttemptLimits, AuditLog } from '../identity/identity.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { MailQueue } from '../platform/mail/mail.ports.ts';
import type { Actor } from '../platform/owner.ts';
import type { HeldOrganization, Invites, Members, Organizations, Removals } from './organizations.ports.ts';

/** What every use case of organizations works with. */
export interface OrganizationDeps {
  organizations: Organizations;
  members: Members;
  invites: Invites;
  removals: Removals;
  audit: AuditLog;
  notifications: Pick<Notifications, 'tell'>;
  accounts: Pick<Accounts, 'find' | 'findByEmail'>;
  mail: Pick<MailQueue, 'add'>;
  limits: Pick<AttemptLimits, 'message'>;
  /** Where users reach the server, without a slash at the end. */
  publicUrl: string;
}

export interface Refusal {
  code:
    | OrganizationErrorCode
    | SingleSignOnErrorCode
    | 'identity/forbidden'
    | 'identity/email-not-verified'
    | 'identity/too-many-attempts';
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

/** The same for what admins may do; whoever lost that right since their request came is refused, and all of them while it is suspended. */
export function changeAsAdmin<T>(
  deps: OrganizationDeps,
  { id, actor: { user } }: { id: string; actor: Actor },
  change: Change<T>,
): Promise<Result<T, Refusal>> {
  return changeOrganization(deps, id, async (organization) => {
    if (user.superAdmin) return change(organization);
    const role = await deps.members.roleOf(id, user.accountId);
    if (role === null) return refusal('organization/not-found');
    if (role !== 'Admin') return refusal('identity/forbidden');
    return organization.suspendedAt === null ? change(organization) : refusal('organization/not-while-suspended');
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
