import type { AuditChain, AuditLine } from './audit.schema.ts';

const ada = { id: 'u1', name: 'Ada Lovelace', email: 'ada.lovelace@example.org' };
const william = { id: 'u2', name: 'William Harvey', email: 'william.harvey@example.org' };
const unnamed = { id: 'u3', name: '', email: 'i.semmelweis@example.org' };

const LINE = {
  by: 'account',
  actor: ada,
  subject: null,
  organization: null,
  detail: {},
  address: '203.0.113.7',
} as const;

/** A line of every kind of person and place a log can name. */
export const auditLineFixtures: readonly AuditLine[] = [
  { ...LINE, position: 4_812, happenedAt: '2026-06-02T08:15:42.000Z', event: 'user-suspended', subject: william },
  {
    ...LINE,
    position: 4_811,
    happenedAt: '2026-06-02T08:12:03.000Z',
    event: 'member-role-changed',
    subject: unnamed,
    organization: { id: 'org-1', name: 'Northern Teaching Hospital' },
    detail: { role: 'Admin' },
  },
  {
    ...LINE,
    position: 4_810,
    happenedAt: '2026-06-02T08:02:11.000Z',
    event: 'sign-in-refused',
    by: 'unknown',
    actor: null,
    detail: { because: 'identity/wrong-credentials' },
    address: '2001:db8:7:8:9::1',
  },
  {
    ...LINE,
    position: 4_809,
    happenedAt: '2026-06-01T17:40:00.000Z',
    event: 'super-admin-granted',
    by: 'commandLine',
    actor: null,
    subject: ada,
    address: '',
  },
  {
    ...LINE,
    position: 4_808,
    happenedAt: '2026-06-01T16:31:25.000Z',
    event: 'signed-in',
    by: 'erased',
    actor: null,
    address: '',
  },
  {
    ...LINE,
    position: 4_807,
    happenedAt: '2026-06-01T16:30:00.000Z',
    event: 'user-removed',
    subject: { id: 'u9', name: null, email: null },
    organization: { id: 'org-9', name: null },
  },
];

/** A log that is whole. */
export const auditChainFixture: AuditChain = {
  lines: 4_812,
  erased: 3,
  forgotten: 120,
  head: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
  broken: null,
};
