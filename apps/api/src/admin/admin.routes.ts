import type { AuditEvent } from '@footnote/domain';
import { actorReader, clientAddress, type ClientRules, type ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import type { AuditQuery } from './admin.ports.ts';
import { ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import { exportAudit } from './export-audit.ts';
import { changeUser, removeUser, signOutUser, type AdministrationDeps, type RunningWork } from './manage-users.ts';

export interface AdminRoutesDeps {
  administration: AdministrationDeps;
  ownedChats: RunningWork;
  clients: ClientRules;
}

/** The calls by which super admins administer users. */
export function mountAdmin(app: App, { administration, ownedChats, clients }: AdminRoutesDeps): void {
  const calls = ADMIN_ENDPOINTS;
  const deps = { ...administration, running: ownedChats };
  const actorOf = actorReader(clients);
  const changeOf = (call: { user: CurrentUser; context: ServerContext; params: { accountId: string } }) => ({
    id: call.params.accountId,
    actor: actorOf(call),
  });
  mount(app, calls.users, ({ query: { page_size: pageSize, ...query } }) => deps.users.list({ ...query, pageSize }));
  mount(app, calls.user, async ({ params }) =>
    orNotFound(await deps.users.find(params.accountId), 'admin/user-not-found'),
  );
  mount(app, calls.updateUser, async (call) =>
    unwrap(await changeUser(deps, { ...changeOf(call), change: call.body })),
  );
  mount(app, calls.signOutUser, async (call) => ({ ended: unwrap(await signOutUser(deps, changeOf(call))) }));
  mount(app, calls.removeUser, async (call) => {
    unwrap(await removeUser(deps, changeOf(call)));
  });
  mountAudit(app, { administration, clients });
}

interface AskedLines {
  search: string;
  event?: AuditEvent | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

const queryOf = ({ search, event, since, until }: AskedLines): AuditQuery => ({
  search,
  event: event ?? null,
  since: since === undefined ? null : new Date(since),
  until: until === undefined ? null : new Date(until),
});

/** Reading the audit log. */
function mountAudit(app: App, { administration, clients }: Pick<AdminRoutesDeps, 'administration' | 'clients'>): void {
  const { trail, audit } = administration;
  const calls = ADMIN_ENDPOINTS;
  mount(app, calls.audit, ({ query: { page, page_size: pageSize, ...query } }) =>
    trail.list({ ...queryOf(query), page, pageSize }),
  );
  mount(app, calls.auditChain, () => trail.verify());
  mount(app, calls.auditFile, async ({ query, user: { accountId }, context }) => {
    await audit.write({ accountId, event: 'audit-exported', address: clientAddress(context, clients) });
    return context.body(exportAudit(trail, queryOf(query)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="footnote-audit-log.csv"',
    });
  });
}
