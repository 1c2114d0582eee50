import { decidePage, PAGE_ACCESS, readStanding, type PagePath } from '@footnote/domain';
import { useEffect, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { paths } from '../platform/navigation/paths.ts';
import { keepTarget } from '../platform/navigation/redirect-target.ts';
import { ToTarget } from '../platform/navigation/to-target.tsx';
import { showToast } from '../platform/shell/toasts.ts';
import { useWords } from '../platform/i18n/words.ts';
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
  const { id = null } = useParams();
  if (PAGE_ACCESS[path] === 'anyone') return children;
  if (stage === 'loading') {
    return (
      <SiteFrame path={path} width="column">
        <PageSkeleton />
      </SiteFrame>
    );
  }
  if (stage === 'failed') return <AccountUnknown />;
  const standing = readStanding(profile, null);
  const decision = decidePage({ path, standing, selectedOrganization: null, organizationOfRoute: id });
  if (decision === 'show') return children;
  if (decision === 'toChat') return <ToTarget />;
  return decision === 'signIn' ? <ToLogin path={path} /> : <Refused />;
}

function ToLogin({ path }: { path: PagePath }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Whoever wanted to log out does not want to once logged in.
    if (path !== '/logout') keepTarget(pathname + search + hash);
  }, [path, pathname, search, hash]);
  return <Navigate replace to={paths.login} />;
}

function Refused() {
  const say = useWords();
  useEffect(() => {
    setTimeout(() => showToast('critical', say(messages.unauthorized)), BEFORE_REFUSAL);
  }, [say]);
  return <Navigate replace to={paths.chat} />;
}
