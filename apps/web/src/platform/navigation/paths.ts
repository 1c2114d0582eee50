/** The parameter of a link that names the organization it is about. */
export const NAMED_ORGANIZATION = 'organization';

/** Page routes (specification §2). */
export const paths = {
  home: '/',
  chat: '/chat',
  /** The chat with a session opened. */
  chatSession: (sessionId: string) => `/chat?sid=${encodeURIComponent(sessionId)}`,
  /** A chat about articles, by their PMIDs. */
  chatWithReferences: (ids: readonly string[]) => `/chat?chatWithReferences=${ids.join(',')}`,
  /** The chat with its history open. */
  chatHistory: '/chat#history',
  /** The chat with the tour of it begun. */
  tour: '/chat#tour',
  search: '/browse',
  solutions: '/solutions',
  knowledgeBase: '/knowledge-base',
  blog: '/blog',
  about: '/about',
  /** Where it is explained how the certainty of evidence is computed. */
  certainty: '/about#certainty',
  terms: '/terms',
  privacy: '/privacy',
  pricing: '/pricing',
  profile: '/userprofile',
  /** The plan and the invoices of a user. */
  plan: '/userprofile#plan',
  security: '/userprofile#security',
  login: '/login',
  register: '/register',
  reset: '/reset',
  /** Where a user chooses a new password by the code of a link. */
  resetWith: (code: string) => `/reset?oobCode=${encodeURIComponent(code)}`,
  verification: '/verification',
  logout: '/logout',
  referrals: '/referrals',
  library: '/library',
  reviews: '/reviews',
  /** A systematic review. */
  review: (id: string) => `/reviews/${encodeURIComponent(id)}`,
  organizations: '/organizations',
  /** The list of organizations with the form of a new one open. */
  createOrganization: '/organizations#create',
  users: '/users',
  /** The list of users with what there is to know about one. */
  user: (id: string) => `/users?user=${encodeURIComponent(id)}`,
  llmManager: '/llm-manager',
  /** The settings of an organization. */
  organization: (id: string) => `/organization/${encodeURIComponent(id)}`,
  organizationSources: (id: string) => `/organization/${encodeURIComponent(id)}?tab=sources`,
  sources: '/sources',
  /** The sources with the form of a new one open. */
  createSource: '/sources#create',
  source: (id: string) => `/source/${encodeURIComponent(id)}`,
  /** The same page for whoever acts for another organization by then. */
  within: (organization: string, path: string) => `${path}?${NAMED_ORGANIZATION}=${encodeURIComponent(organization)}`,
  /** For whoever runs the server; not in the specification, as the next. */
  auditLog: '/audit-log',
  literatureStatus: '/literature-status',
} as const;

/** Calls of specification §7, on the origin that served the page. */
export const calls = {
  chatQuery: (parameters: URLSearchParams) => `/api/chat/query?${parameters.toString()}`,
  chatSessions: '/api/chat/sessions',
  chatHistory: (page: { page: number; pageSize: number; search: string }) => {
    const parameters = new URLSearchParams({ page: String(page.page), page_size: String(page.pageSize) });
    if (page.search !== '') parameters.set('search', page.search);
    return `/api/chat/sessions?${parameters.toString()}`;
  },
  chatSession: (sessionId: string) => `/api/chat/sessions/${encodeURIComponent(sessionId)}`,
  chatSessionStream: (sessionId: string) => `/api/chat/sessions/${encodeURIComponent(sessionId)}/stream`,
  chatSessionStop: (sessionId: string) => `/api/chat/sessions/${encodeURIComponent(sessionId)}/stop`,
  articlesByIds: '/api/pubmed/articles-by-ids',
  literatureStatus: '/api/literature/status',
  search: (path: 'simple' | 'pico' | 'pubmed' | 'category', parameters: URLSearchParams) => {
    const text = parameters.toString();
    return text === '' ? `/api/search/${path}` : `/api/search/${path}?${text}`;
  },
  searchQueries: '/api/search/queries',
  authOptions: '/api/auth/options',
  auth: (
    what:
      | 'register'
      | 'sign-in'
      | 'sign-out'
      | 'verify-email'
      | 'resend-verification'
      | 'single-sign-on'
      | 'single-sign-on/offer',
  ) => `/api/auth/${what}`,
  addVisitor: '/api/analytics/add-user',
  organizations: '/api/organizations',
  organization: (id: string) => `/api/organizations/${encodeURIComponent(id)}`,
  ownAccount: '/api/users/me',
  notifications: (page: number, pageSize: number) => `/api/users/me/notifications?page=${page}&page_size=${pageSize}`,
  unreadNotifications: '/api/users/me/notifications/unread',
  readNotification: (id: string) => `/api/users/me/notifications/${encodeURIComponent(id)}/read`,
  readNotifications: '/api/users/me/notifications/read',
  ownLanguages: '/api/users/language',
} as const;
