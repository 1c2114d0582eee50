import { decidePage, PAGE_ACCESS, readAccessContext, type PagePath } from '@footnote/domain';
import { useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { plans } from '../platform/account/plans.ts';
import { paths } from '../platform/navigation/paths.ts';
import { storeTarget } from '../platform/navigation/redirect-target.ts';
import { RedirectToTarget } from '../platform/navigation/redirect-to-target.tsx';
import { showToast } from '../platform/shell/toasts.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { AccountUnknown } from './pages/account-unknown.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import { SiteFrame } from './site-frame.tsx';

const messages = defineMessages({
  unauthorized: {
    defaultMessage: 'You are not authorized to open that page.',
    description: 'Said after somebody was led away from a page they may not open',
  },
});

/** Milliseconds from leading away to saying why (specification §9). */
const BEFORE_REFUSAL = 500;

/** Shows a page to those who may open it, and leads everybody else away (specification §2, Route guards). */
export function Guarded({ path, children }: { path: PagePath; children: ReactNode }) {
  const { stage, profile } = useSnapshot(account);
  const { id: selectedOrganization } = useSnapshot(actingFor);
  const { id = null } = useParams();
  const access = PAGE_ACCESS[path];
  if (access === 'anyone') return children;
  // The server draws a page for visitors before anybody knows who reads: what is written in it meanwhile stays in its fields.
  if ((stage === 'loading' || stage === 'failed') && access === 'visitor') return children;
  if (stage === 'loading') {
    return (
      <SiteFrame path={path} width="column">
        <PageSkeleton />
      </SiteFrame>
    );
  }
  if (stage === 'failed') return <AccountUnknown />;
  const standing = readAccessContext(profile, selectedOrganization, plans);
  const routeClosed =
    profile?.organizationRoles.some(
      ({ organization }) => (organization.suspended || organization.secondFactorMissing) && organization.id === id,
    ) === true;
  const visit = { path, standing, selectedOrganization, organizationOfRoute: id, routeClosed };
  const decision = decidePage(visit);
  if (decision === 'show') return children;
  if (decision === 'toChat') return <RedirectToTarget />;
  return decision === 'signIn' ? <ToLogin path={path} /> : <Refused />;
}

function ToLogin({ path }: { path: PagePath }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Whoever wanted to log out does not want to once logged in.
    if (path !== '/logout') storeTarget(pathname + search + hash);
  }, [path, pathname, search, hash]);
  return <Navigate replace to={paths.login} />;
}

function Refused() {
  const t = useTranslate();
  useEffect(() => {
    setTimeout(() => showToast('critical', t(messages.unauthorized)), BEFORE_REFUSAL);
  }, [t]);
  return <Navigate replace to={paths.chat} />;
}
