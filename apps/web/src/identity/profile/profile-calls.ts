/** Calls about one's own account; they load with the pages that make them. */
export const profileCalls = {
  changePassword: '/api/auth/change-password',
  secondFactor: '/api/users/me/second-factor',
  ownSessions: '/api/users/me/sessions',
  ownSession: (id: string) => `/api/users/me/sessions/${encodeURIComponent(id)}`,
  ownAccountExport: '/api/users/me/export',
  profileChoices: (language: string) => `/api/users/settings?language=${encodeURIComponent(language)}`,
} as const;
