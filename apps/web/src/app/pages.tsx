import type { PagePath } from '@footnote/domain';
import { lazy, Suspense, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { LiteratureCredit } from '../literature/literature-credit.tsx';
import { LiteratureNotice } from '../literature/literature-notice.tsx';
import { paths } from '../platform/paths.ts';

const ChatRoute = lazy(() => import('../chat/chat.route.tsx'));
const LiteratureStatusRoute = lazy(() => import('../admin/literature-status.route.tsx'));
const SearchRoute = lazy(() => import('../search/search.route.tsx'));
const LoginRoute = lazy(() => import('../identity/login.route.tsx'));
const RegisterRoute = lazy(() => import('../identity/register.route.tsx'));
const ResetRoute = lazy(() => import('../identity/reset.route.tsx'));
const VerificationRoute = lazy(() => import('../identity/verification.route.tsx'));
const CustomAuthActionRoute = lazy(() => import('../identity/custom-auth-action.route.tsx'));
const LogoutRoute = lazy(() => import('../identity/logout.route.tsx'));
const ComingPage = lazy(async () => ({ default: (await import('./coming-page.tsx')).ComingPage }));
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));
const AccountControl = lazy(async () => ({
  default: (await import('../identity/account-control.tsx')).AccountControl,
}));

const account = (
  <Suspense>
    <AccountControl />
  </Suspense>
);

/** The home page leads to the chat, and carries a session along (specification §2). */
function HomeRedirect() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('sid');
  return <Navigate replace to={sessionId === null ? paths.chat : paths.chatSession(sessionId)} />;
}

/** Where the links of e-mails about an account lead (specification §2). */
function AuthAction() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  if (parameters.get('mode') !== 'resetPassword' || code === null) return <NotFound />;
  return <Navigate replace to={paths.resetWith(code)} />;
}

const coming = <ComingPage />;

/** What stands at each path. */
export const PAGES: Readonly<Record<PagePath, ReactElement>> = {
  '/': <HomeRedirect />,
  '/chat': <ChatRoute notice={<LiteratureNotice />} credit={<LiteratureCredit />} account={account} />,
  '/browse': <SearchRoute notice={<LiteratureNotice />} credit={<LiteratureCredit />} account={account} />,
  '/refer': coming,
  '/refer/:hash': coming,
  '/solutions': coming,
  '/knowledge-base': coming,
  '/knowledge-base/:id': coming,
  '/blog': coming,
  '/blog/:id': coming,
  '/about': coming,
  '/pricing': coming,
  '/terms': coming,
  '/privacy': coming,
  '/userprofile': coming,
  '/referrals': coming,
  '/login': <LoginRoute />,
  '/register': <RegisterRoute />,
  '/reset': <ResetRoute />,
  '/verification': <VerificationRoute />,
  '/customAuthAction': <CustomAuthActionRoute />,
  '/auth-action': <AuthAction />,
  '/logout': <LogoutRoute />,
  '/unsubscribe': coming,
  '/unsubscribed': coming,
  '/organizations': coming,
  '/users': coming,
  '/llm-manager': coming,
  '/literature-status': <LiteratureStatusRoute />,
  '/organization/:id': coming,
  '/sources': coming,
  '/source/:id': coming,
  '/chatHistory/:id': coming,
};
