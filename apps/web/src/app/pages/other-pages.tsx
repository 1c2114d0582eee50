import { PAGE_ACCESS, type PagePath } from '@footnote/domain';
import type { ReactElement } from 'react';
import { Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import type { FirstPath } from './first-pages.tsx';
import { Guarded } from '../guarded.tsx';
import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import { plans } from '../../platform/account/plans.ts';
import { NotFound, NothingHere } from './not-found.tsx';
import { PageHeader } from './page-header.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { Unauthorized } from './unauthorized.tsx';

const LiteratureStatusRoute = lazyPage(() => import('../../admin/literature-status.route.tsx'));
const UsersRoute = lazyPage(() => import('../../admin/users.route.tsx'));
const LlmManagerRoute = lazyPage(() => import('../../admin/llm-manager.route.tsx'));
const PaymentEventsRoute = lazyPage(() => import('../../admin/payment-events.route.tsx'));
const AuditLogRoute = lazyPage(() => import('../../admin/audit-log.route.tsx'));
const OrganizationsRoute = lazyPage(() => import('../../organizations/organizations.route.tsx'));
const OwnOrganization = lazyPage(async () => ({ default: (await import('./own-organization.tsx')).OwnOrganization }));
const InvitationRoute = lazyPage(() => import('../../organizations/invitation.route.tsx'));
const ReferRoute = lazyPage(() => import('../../referrals/refer.route.tsx'));
const ReferralsRoute = lazyPage(() => import('../../referrals/referrals.route.tsx'));
const UnsubscribeRoute = lazyPage(() => import('../../alerts/unsubscribe.route.tsx'));
const LibraryRoute = lazyPage(() => import('../../library/library.route.tsx'));
const ReviewsRoute = lazyPage(() => import('../../reviews/reviews.route.tsx'));
const ReviewRoute = lazyPage(() => import('../../reviews/review.route.tsx'));
const SourcesRoute = lazyPage(() => import('../../sources/sources.route.tsx'));
const SourceRoute = lazyPage(() => import('../../sources/source.route.tsx'));
const LoginRoute = lazyPage(() => import('../../identity/sign-in/login.route.tsx'));
const RegisterRoute = lazyPage(() => import('../../identity/sign-in/register.route.tsx'));
const ResetRoute = lazyPage(() => import('../../identity/links/reset.route.tsx'));
const VerificationRoute = lazyPage(() => import('../../identity/links/verification.route.tsx'));
const CustomAuthActionRoute = lazyPage(() => import('../../identity/links/custom-auth-action.route.tsx'));
const LogoutRoute = lazyPage(() => import('../../identity/sign-in/logout.route.tsx'));
const OwnProfile = lazyPage(async () => ({ default: (await import('./own-profile.tsx')).OwnProfile }));
const CheckoutRoute = lazyPage(() => import('../../billing/checkout/checkout.route.tsx'));
const SolutionsRoute = lazyPage(() => import('../../content/solutions.route.tsx'));
const AboutRoute = lazyPage(() => import('../../content/about.route.tsx'));
const PostListPage = lazyPage(async () => ({
  default: (await import('../../content/posts/post-list-page.tsx')).PostListPage,
}));
const PostPage = lazyPage(async () => ({ default: (await import('../../content/posts/post-page.tsx')).PostPage }));
const PricingRoute = lazyPage(() => import('../../billing/pricing/pricing.route.tsx'));
const TermsRoute = lazyPage(() => import('../../content/terms.route.tsx'));
const PrivacyRoute = lazyPage(() => import('../../content/privacy.route.tsx'));

/** Where the links of e-mails about an account lead (specification §2). */
function AuthAction() {
  const [parameters] = useSearchParams();
  const code = parameters.get('oobCode');
  if (parameters.get('mode') !== 'resetPassword' || code === null) return <NotFound />;
  return <Navigate replace to={paths.resetWith(code)} />;
}

/** The path of a chat of the history, where users come back to once signed in (specification §2). */
function ChatHistory() {
  const { id = '' } = useParams();
  return <Navigate replace to={paths.chatSession(id)} />;
}

/** A page for the signed-in that the signed link of a mail, which the server judges, opens to anybody. */
function ByLink({ path }: { path: '/unsubscribe' | '/unsubscribed' }) {
  const [parameters] = useSearchParams();
  const page = (
    <SiteFrame path={path} width="column">
      <UnsubscribeRoute />
    </SiteFrame>
  );
  return parameters.has('token') ? page : <Guarded path={path}>{page}</Guarded>;
}

type OtherPath = Exclude<PagePath, FirstPath>;

/** Pages that there is nothing on where no plans are sold. */
const whereSold = (page: ReactElement): ReactElement => (plans === 'on' ? page : <NotFound />);

/** What stands at every other path of the table of who may open which page. */
const PAGES: Readonly<Record<OtherPath, ReactElement>> = {
  '/refer': whereSold(
    <SiteFrame path="/refer" width="column">
      <ReferRoute />
    </SiteFrame>,
  ),
  '/refer/:hash': whereSold(
    <SiteFrame path="/refer/:hash" width="column">
      <ReferRoute />
    </SiteFrame>,
  ),
  '/solutions': (
    <SiteFrame path="/solutions" current="solutions">
      <SolutionsRoute />
    </SiteFrame>
  ),
  '/knowledge-base': (
    <SiteFrame path="/knowledge-base" current="knowledgeBase">
      <PostListPage key="guides" kind="guides" />
    </SiteFrame>
  ),
  '/knowledge-base/:id': (
    <SiteFrame path="/knowledge-base/:id">
      <PostPage kind="guides" missing={<NothingHere />} />
    </SiteFrame>
  ),
  '/blog': (
    <SiteFrame path="/blog" current="news">
      <PostListPage key="posts" kind="posts" />
    </SiteFrame>
  ),
  '/blog/:id': (
    <SiteFrame path="/blog/:id">
      <PostPage kind="posts" missing={<NothingHere />} />
    </SiteFrame>
  ),
  '/about': (
    <SiteFrame path="/about" current="about">
      <AboutRoute />
    </SiteFrame>
  ),
  '/pricing': (
    <SiteFrame path="/pricing" current="pricing">
      <PricingRoute />
    </SiteFrame>
  ),
  '/terms': (
    <SiteFrame path="/terms">
      <TermsRoute />
    </SiteFrame>
  ),
  '/privacy': (
    <SiteFrame path="/privacy">
      <PrivacyRoute />
    </SiteFrame>
  ),
  '/checkout': (
    <SiteFrame path="/checkout" width="column">
      <CheckoutRoute />
    </SiteFrame>
  ),
  '/userprofile': <OwnProfile />,
  '/referrals': whereSold(<ReferralsRoute header={<PageHeader />} />),
  '/login': <LoginRoute />,
  '/register': <RegisterRoute />,
  '/reset': <ResetRoute />,
  '/verification': <VerificationRoute />,
  '/customAuthAction': <CustomAuthActionRoute />,
  '/auth-action': <AuthAction />,
  '/logout': <LogoutRoute />,
  '/unsubscribe': <ByLink path="/unsubscribe" />,
  '/unsubscribed': <ByLink path="/unsubscribed" />,
  '/organizations': <OrganizationsRoute header={<PageHeader />} />,
  '/users': <UsersRoute header={<PageHeader />} />,
  '/llm-manager': <LlmManagerRoute header={<PageHeader />} />,
  '/audit-log': <AuditLogRoute header={<PageHeader />} />,
  '/payment-events': <PaymentEventsRoute header={<PageHeader />} />,
  '/literature-status': <LiteratureStatusRoute header={<PageHeader />} />,
  '/organization/:id': <OwnOrganization />,
  '/invitation': (
    <SiteFrame path="/invitation" width="column">
      <InvitationRoute />
    </SiteFrame>
  ),
  '/library': <LibraryRoute header={<PageHeader />} />,
  '/reviews': <ReviewsRoute header={<PageHeader />} />,
  '/reviews/:id': <ReviewRoute header={<PageHeader />} />,
  '/sources': <SourcesRoute header={<PageHeader />} />,
  '/source/:id': <SourceRoute header={<PageHeader />} />,
  '/chatHistory/:id': <ChatHistory />,
  '/unauthorized': <Unauthorized />,
};

/** What fetches the code of the pages that load apart from the others, by their path. */
export const OTHER_LOADS: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
  '/solutions': SolutionsRoute.load,
  '/about': AboutRoute.load,
  '/knowledge-base': PostListPage.load,
  '/blog': PostListPage.load,
  '/terms': TermsRoute.load,
  '/privacy': PrivacyRoute.load,
  '/checkout': CheckoutRoute.load,
  '/userprofile': OwnProfile.load,
  '/login': LoginRoute.load,
  '/register': RegisterRoute.load,
  '/reset': ResetRoute.load,
  '/verification': VerificationRoute.load,
  '/customAuthAction': CustomAuthActionRoute.load,
  '/logout': LogoutRoute.load,
  '/organizations': OrganizationsRoute.load,
  '/users': UsersRoute.load,
  '/invitation': InvitationRoute.load,
  '/refer': ReferRoute.load,
  '/refer/:hash': ReferRoute.load,
  '/referrals': ReferralsRoute.load,
  '/library': LibraryRoute.load,
  '/reviews': ReviewsRoute.load,
  '/sources': SourcesRoute.load,
  '/unsubscribe': UnsubscribeRoute.load,
  '/unsubscribed': UnsubscribeRoute.load,
  '/llm-manager': LlmManagerRoute.load,
  '/audit-log': AuditLogRoute.load,
  '/payment-events': PaymentEventsRoute.load,
  '/literature-status': LiteratureStatusRoute.load,
};

const isOther = (path: string): path is OtherPath => Object.hasOwn(PAGES, path);

/** A page with its guard, which those that links of mails open bring themselves. */
function guarded(path: OtherPath): ReactElement {
  return path === '/unsubscribe' || path === '/unsubscribed' ? (
    PAGES[path]
  ) : (
    <Guarded path={path}>{PAGES[path]}</Guarded>
  );
}

/** Every page but those most users come for. */
export function OtherPages() {
  return (
    <Routes>
      {Object.keys(PAGE_ACCESS)
        .filter(isOther)
        .map((path) => (
          <Route key={path} path={path} element={guarded(path)} />
        ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
