/** Calls of the pages where users sign in; they load with them. */
export const signInCalls = {
  passwordReset: (what: 'request-reset' | 'reset-password') => `/api/auth/${what}`,
  secondStep: '/api/auth/second-factor',
  resetLink: (code: string) => `/api/auth/reset-link?oobCode=${encodeURIComponent(code)}`,
  social: '/api/auth/social',
  sandboxAccess: '/api/sandbox/access',
} as const;
