/** Calls of those who run the service; they load with its pages. */
export const adminCalls = {
  users: '/api/admin/users',
  user: (id: string) => `/api/admin/users/${encodeURIComponent(id)}`,
  userSessions: (id: string) => `/api/admin/users/${encodeURIComponent(id)}/sessions`,
  audit: '/api/admin/audit',
  auditChain: '/api/admin/audit/chain',
  auditFile: '/api/admin/audit/export',
  llmSettings: '/api/admin/llm-settings',
  literatureUpdates: '/api/admin/literature',
  literatureOrder: (which: 'sync' | 'retry') => `/api/admin/literature/${which}`,
} as const;
