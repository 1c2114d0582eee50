import { negotiateLanguage, type ReferralErrorCode } from '@footnote/domain';
import type { ClientRules } from '../platform/http/client.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { deviceOf } from '../platform/http/cookies/device-cookie.ts';
import { leavesReferralsOut, rememberReferral } from '../platform/http/cookies/referral-cookie.ts';
import { orNotFound, unwrap } from '../platform/http/request-errors.ts';
import { acceptReferral, ownerOfCode } from './accept-referral.ts';
import { inviteColleague, referralLink, referralStats, type InviteDeps } from './invite-colleague.ts';
import { REFERRALS_ENDPOINTS } from './referrals-endpoints.ts';

export interface ReferralsRoutesDeps {
  /** Null where there is nothing to earn, as plans are not sold. */
  referrals: InviteDeps | null;
  clients: ClientRules;
}

const NOT_OFFERED = 'referral/not-offered' satisfies ReferralErrorCode;

/** The referral calls of specification §7. */
export function mountReferrals(app: App, { referrals, clients }: ReferralsRoutesDeps): void {
  const calls = REFERRALS_ENDPOINTS;
  const offered = () => orNotFound(referrals, NOT_OFFERED);
  mount(app, calls.url, async ({ user }) =>
    orNotFound(await referralLink(offered(), user.accountId), 'identity/signed-out'),
  );
  mount(app, calls.invite, async ({ user, body: invitation, context }) => {
    const language = negotiateLanguage(context.req.header('accept-language') ?? '');
    unwrap(await inviteColleague(offered(), user, { invitation, language }));
  });
  mount(app, calls.stats, ({ user }) => referralStats(offered(), user.accountId));
  mount(app, calls.validate, async ({ user, body, context }) => {
    const deps = offered();
    if (leavesReferralsOut(context)) return {};
    const isBrowserOf = (email: string) => deps.isDeviceOf(deviceOf(context), email);
    return { accepted: await acceptReferral(deps, { accountId: user.accountId, code: body.code, isBrowserOf }) };
  });
  mount(app, calls.checkCode, async ({ user, body, context }) => {
    const isValid = (await ownerOfCode(offered(), body.code)) !== null;
    if (isValid && user === null) rememberReferral(context, body.code, clients);
    return { valid: isValid };
  });
}
