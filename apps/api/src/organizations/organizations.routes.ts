import { actorReader, type ClientRules } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, unwrap } from '../platform/http/request-errors.ts';
import { changeMember, leaveOrganization } from './manage-members.ts';
import {
  createOrganization,
  deleteOrganization,
  suspendOrganization,
  updateOrganization,
} from './manage-organizations.ts';
import type { OrganizationDeps } from './organization-changes.ts';
import { ORGANIZATIONS_ENDPOINTS } from './organizations-endpoints.ts';

export interface OrganizationsRoutesDeps {
  organizations: OrganizationDeps;
  clients: ClientRules;
}

/** The calls about organizations and who belongs to them. */
export function mountOrganizations(app: App, { organizations: deps, clients }: OrganizationsRoutesDeps): void {
  const calls = ORGANIZATIONS_ENDPOINTS;
  const actorOf = actorReader(clients);
  mount(app, calls.list, ({ query: { page_size: pageSize, ...query } }) =>
    deps.organizations.list({ ...query, pageSize }),
  );
  mount(app, calls.create, (call) => createOrganization(deps, { fields: call.body, actor: actorOf(call) }));
  mount(app, calls.read, async ({ params }) =>
    orNotFound(await deps.organizations.find(params.organizationId), 'organization/not-found'),
  );
  mount(app, calls.update, async (call) =>
    unwrap(await updateOrganization(deps, { id: call.params.organizationId, change: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.suspend, async (call) => {
    const { suspended } = call.body;
    return unwrap(await suspendOrganization(deps, { id: call.params.organizationId, suspended, actor: actorOf(call) }));
  });
  mount(app, calls.remove, async (call) => {
    unwrap(await deleteOrganization(deps, { id: call.params.organizationId, actor: actorOf(call) }));
  });
  mount(app, calls.members, async ({ params, query: { page_size: pageSize, ...query } }) => {
    orNotFound(await deps.organizations.find(params.organizationId), 'organization/not-found');
    return deps.members.list(params.organizationId, { ...query, pageSize });
  });
  mount(app, calls.updateMember, async (call) => {
    unwrap(await changeMember(deps, { ...call.params, next: call.body.role, actor: actorOf(call) }));
  });
  mount(app, calls.removeMember, async (call) => {
    unwrap(await changeMember(deps, { ...call.params, next: null, actor: actorOf(call) }));
  });
  mount(app, calls.leave, async (call) => {
    unwrap(await leaveOrganization(deps, { id: call.params.organizationId, actor: actorOf(call) }));
  });
}
