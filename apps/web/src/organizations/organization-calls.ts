/** Calls about one organization and its invitations; they load with its pages. */
export const organizationCalls = {
  organizationSuspension: (id: string) => `/api/organizations/${encodeURIComponent(id)}/suspension`,
  organizationMembers: (id: string) => `/api/organizations/${encodeURIComponent(id)}/members`,
  organizationMember: (id: string, member: string) =>
    `/api/organizations/${encodeURIComponent(id)}/members/${encodeURIComponent(member)}`,
  organizationInvites: (id: string) => `/api/organizations/${encodeURIComponent(id)}/invites`,
  organizationInvite: (id: string, invite: string) =>
    `/api/organizations/${encodeURIComponent(id)}/invites/${encodeURIComponent(invite)}`,
  organizationMembership: (id: string) => `/api/organizations/${encodeURIComponent(id)}/membership`,
  findInvite: '/api/users/me/invites/find',
  answerInvite: (id: string, how: 'accept' | 'decline') => `/api/users/me/invites/${encodeURIComponent(id)}/${how}`,
} as const;
