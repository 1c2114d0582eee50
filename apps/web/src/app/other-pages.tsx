import { PAGE_ACCESS, type PagePath } from '@footnote/domain';
import { lazy, type ReactElement } from 'react';
import { Navigate, Route, Routes, useSearchParams } from 'react-router-dom';
import { paths } from '../platform/paths.ts';
import { ComingPage } from './coming-page.tsx';
import type { FirstPath } from './first-pages.tsx';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { setAnswerLanguage } from './set-answer-language.ts';

const LiteratureStatusRoute = lazy(() => import('../admin/literature-status.route.tsx'));
const LoginRoute = lazy(() => import('../identity/login.route.tsx'));
const RegisterRoute = lazy(() => import('../identity/register.route.tsx'));
const ResetRoute = lazy(() => import('../identity/reset.route.tsx'));
const VerificationRoute = lazy(() => import('../identity/verification.route.tsx'));
const CustomAuthActionRoute = lazy(() => import('../identity/custom-auth-action.route.tsx'));
const LogoutRoute = lazy(() => import('../identity/logout.route.tsx'));
const ProfileRoute = lazy(() => import('../identity/profile.route.tsx'));

/** Where the links of e-mails about an account lead (specification §2). */
function AuthAction() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  if (parameters.get('mode') !== 'resetPassword' || code === null) return <NotFound />;
  return <Navigate replace to={paths.resetWith(code)} />;
}

type OtherPath = Exclude<PagePath, FirstPath>;

const coming = <ComingPage />;

/** What stands at every other path of the table of who may open which page. */
const PAGES: Readonly<Record<OtherPath, ReactElement>> = {
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
  '/userprofile': <ProfileRoute onAnswerLanguage={(code) => void setAnswerLanguage(code)} />,
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

const isOther = (path: string): path is OtherPath => Object.hasOwn(PAGES, path);

/** Every page but those most readers come for. */
export function OtherPages() {
  return (
    <Routes>
      {Object.keys(PAGE_ACCESS)
        .filter(isOther)
        .map((path) => (
          <Route key={path} path={path} element={<Guarded path={path}>{PAGES[path]}</Guarded>} />
        ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
