import { actorReader, type ClientRules } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { unwrap } from '../../platform/http/request-errors.ts';
import {
  addDomain,
  endSingleSignOn,
  readSingleSignOn,
  removeDomain,
  ruleSingleSignOn,
  saveSingleSignOn,
  verifyDomain,
  type SingleSignOnDeps,
} from './manage-single-sign-on.ts';
import { SINGLE_SIGN_ON_ENDPOINTS } from './single-sign-on-endpoints.ts';

export interface SingleSignOnRoutesDeps {
  singleSignOn: SingleSignOnDeps;
  clients: ClientRules;
}

/** The calls about the single sign-on of an organization, and its domains. */
export function mountSingleSignOn(app: App, { singleSignOn: deps, clients }: SingleSignOnRoutesDeps): void {
  const calls = SINGLE_SIGN_ON_ENDPOINTS;
  const actorOf = actorReader(clients);
  mount(app, calls.read, async ({ params }) => unwrap(await readSingleSignOn(deps, params.organizationId)));
  mount(app, calls.save, async (call) =>
    unwrap(await saveSingleSignOn(deps, { id: call.params.organizationId, update: call.body, actor: actorOf(call) })),
  );
  mount(app, calls.rule, async (call) =>
    unwrap(await ruleSingleSignOn(deps, { id: call.params.organizationId, ...call.body, actor: actorOf(call) })),
  );
  mount(app, calls.remove, async (call) =>
    unwrap(await endSingleSignOn(deps, { id: call.params.organizationId, actor: actorOf(call) })),
  );
  mount(app, calls.addDomain, async (call) =>
    unwrap(await addDomain(deps, { id: call.params.organizationId, ...call.body, actor: actorOf(call) })),
  );
  mount(app, calls.checkDomain, async (call) => {
    const { organizationId: id, domain } = call.params;
    return unwrap(await verifyDomain(deps, { id, domain, by: 'dns', actor: actorOf(call) }));
  });
  mount(app, calls.verifyDomain, async (call) => {
    const { organizationId: id, domain } = call.params;
    return unwrap(await verifyDomain(deps, { id, domain, by: 'superAdmin', actor: actorOf(call) }));
  });
  mount(app, calls.removeDomain, async (call) => {
    const { organizationId: id, domain } = call.params;
    return unwrap(await removeDomain(deps, { id, domain, actor: actorOf(call) }));
  });
}
