import { isOrganizationId, PERSONAL, pickActing, type ActingOrganization, type UserProfile } from '@footnote/domain';
import { proxy } from 'valtio';
import { readStored, writeStored } from '../storage/stored-value.ts';

/** Where this browser keeps whom its user chose to act for. */
export const ACTING_KEY = 'footnote-organization';

/** Told of a change that the user of this page did not make in it. */
export interface ActingNews {
  /** Why: it is theirs no longer, it is suspended, it asks for a second factor they lack, they chose otherwise in another tab, or it is the one they belong to. */
  why: 'lost' | 'suspended' | 'secondFactor' | 'elsewhere' | 'picked';
  /** Names of organizations; null for oneself. */
  from: string | null;
  to: string | null;
}

export interface ActingState {
  /** Id of the organization a user acts for; null for themself. */
  id: string | null;
  /** Its name. */
  name: string;
  /** What the user has still to be told; null for nothing. */
  news: ActingNews | null;
}

/** Whom the user of this page acts for: the one place that knows. */
export const actingFor = proxy<ActingState>({ id: null, name: '', news: null });

interface Choice {
  /** Id of the account that chose. */
  user: string;
  chosen: ActingOrganization | typeof PERSONAL;
}

/** What is kept; null for nothing, and for what no page of ours wrote. */
function readChoice(): Choice | null {
  try {
    const kept: unknown = JSON.parse(readStored(ACTING_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const [user, id, name]: unknown[] = ['user', 'id', 'name'].map((key) => Reflect.get(kept, key));
    if (typeof user !== 'string' || typeof id !== 'string') return null;
    if (id === PERSONAL) return { user, chosen: PERSONAL };
    return isOrganizationId(id) && typeof name === 'string' ? { user, chosen: { id, name } } : null;
  } catch {
    return null;
  }
}

function keepChoice({ user, chosen }: Choice): void {
  const kept = chosen === PERSONAL ? { user, id: PERSONAL } : { user, ...chosen };
  writeStored(ACTING_KEY, JSON.stringify(kept));
}

function show(organization: ActingOrganization | null): void {
  Object.assign(actingFor, { id: organization?.id ?? null, name: organization?.name ?? '' });
}

/** Takes up what was chosen before, until the server says who reads: the first calls are made for it. */
export function restoreActing(): void {
  const choice = readChoice();
  show(choice === null || choice.chosen === PERSONAL ? null : choice.chosen);
}

/** Acts for nobody but oneself, as visitors do; what was chosen is kept for whoever comes back. */
export function pauseActing(): void {
  show(null);
  actingFor.news = null;
}

/** Takes over what an account may act for by now (specification §4, Account switching). */
export function settleActing(account: Pick<UserProfile, 'id' | 'organizationRoles' | 'superAdmin'>): void {
  const kept = readChoice();
  const chosen = kept?.user === account.id ? kept.chosen : null;
  const before = actingFor.id === null ? null : { id: actingFor.id, name: actingFor.name };
  const next = pickActing(account, chosen);
  show(next);
  if (next !== null) keepChoice({ user: account.id, chosen: next });
  else if (chosen !== null && chosen !== PERSONAL) writeStored(ACTING_KEY, null);
  if (before?.id === next?.id || (kept !== null && kept.user !== account.id)) return;
  const own = account.organizationRoles.find(({ organization }) => organization.id === before?.id)?.organization;
  const isSuspended = own?.suspended === true;
  const isClosed = isSuspended || own?.secondFactorMissing === true;
  const isHeld = !isClosed && (account.superAdmin || own !== undefined);
  const isLost = before !== null && (chosen === null || !isHeld);
  const isChosen = chosen !== null && (chosen === PERSONAL ? null : chosen.id) === (next?.id ?? null);
  const why = isClosed
    ? isSuspended
      ? 'suspended'
      : 'secondFactor'
    : isLost
      ? 'lost'
      : isChosen
        ? 'elsewhere'
        : 'picked';
  actingFor.news = { why, from: before?.name ?? null, to: next?.name ?? null };
}

/** Acts for an organization from now on, or for oneself (null), in this and the other tabs of the browser. */
export function actFor(account: Pick<UserProfile, 'id'>, organization: ActingOrganization | null): void {
  keepChoice({ user: account.id, chosen: organization ?? PERSONAL });
  show(organization);
}

/** The same where a user followed a link to what belongs elsewhere; they are told. */
export function followActing(account: Pick<UserProfile, 'id'>, organization: ActingOrganization | null): void {
  const from = actingFor.id === null ? null : actingFor.name;
  actFor(account, organization);
  actingFor.news = { why: 'picked', from, to: organization?.name ?? null };
}

/** Forgets an organization for which the server takes no calls of this user any more. */
export function forgetActing(id: string): void {
  const chosen = readChoice()?.chosen;
  if (chosen !== undefined && chosen !== PERSONAL && chosen.id === id) writeStored(ACTING_KEY, null);
}
