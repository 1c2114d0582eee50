import { negotiateLanguage } from '@footnote/domain';
import { actorReader, type ServerContext } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, unwrap } from '../platform/http/request-errors.ts';
import type { CurrentUser } from '../platform/owner.ts';
import { answerInvite, findInvite } from './answer-invites.ts';
import { inviteAgain, inviteMember, withdrawInvite, type Inviter } from './invite-members.ts';
import { INVITES_ENDPOINTS } from './organizations-endpoints.ts';
import type { OrganizationsRoutesDeps } from './organizations.routes.ts';

/** The calls about invitations: of admins, and of those who are invited. */
export function mountInvites(app: App, { organizations: deps, clients }: OrganizationsRoutesDeps): void {
  const calls = INVITES_ENDPOINTS;
  const actorOf = actorReader(clients);
  mount(app, calls.list, async ({ params, query: { page_size: pageSize, ...query } }) => {
    orNotFound(await deps.organizations.find(params.organizationId), 'organization/not-found');
    return deps.invites.list(params.organizationId, { ...query, pageSize });
  });
  mount(app, calls.create, async (call) =>
    unwrap(
      await inviteMember(deps, { id: call.params.organizationId, invite: call.body, actor: await inviterOf(call) }),
    ),
  );
  mount(app, calls.again, async (call) => {
    const { organizationId: id, inviteId } = call.params;
    return unwrap(await inviteAgain(deps, { id, inviteId, actor: await inviterOf(call) }));
  });
  mount(app, calls.withdraw, async (call) => {
    const { organizationId: id, inviteId } = call.params;
    unwrap(await withdrawInvite(deps, { id, inviteId, actor: actorOf(call) }));
  });
  mount(app, calls.find, async ({ body, user }) => unwrap(await findInvite(deps, { token: body.token, user })));
  mount(app, calls.accept, async (call) => {
    unwrap(await answerInvite(deps, { id: call.params.inviteId, accepted: true, actor: actorOf(call) }));
  });
  mount(app, calls.decline, async (call) => {
    unwrap(await answerInvite(deps, { id: call.params.inviteId, accepted: false, actor: actorOf(call) }));
  });

  /** Colleagues are written to in the language of whoever invites them, until they have one of their own. */
  async function inviterOf(call: { user: CurrentUser; context: ServerContext }): Promise<Inviter> {
    const account = await deps.accounts.find(call.user.accountId);
    const asked = negotiateLanguage(call.context.req.header('accept-language') ?? '');
    return { ...actorOf(call), language: account?.interfaceLanguage ?? asked };
  }
}
