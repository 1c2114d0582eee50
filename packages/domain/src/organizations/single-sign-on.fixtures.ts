import type { OrganizationDomain, SingleSignOn } from './single-sign-on.schema.ts';

/** A domain verified by its record, one verified by a super admin, and one that waits. */
export const domainFixtures: readonly OrganizationDomain[] = [
  {
    domain: 'northern-teaching-hospital.example',
    record: {
      name: '_footnote.northern-teaching-hospital.example',
      value: 'footnote-verification=kQ4mT9vXw2bN7cLr8sYd1A',
    },
    verifiedAt: '2026-05-11T10:15:00Z',
    verifiedBy: 'dns',
  },
  {
    domain: 'xn--bcher-kva.example',
    record: { name: '_footnote.xn--bcher-kva.example', value: 'footnote-verification=pV6zR1uJf8gH3kEo5iWq0C' },
    verifiedAt: '2026-05-12T08:00:00Z',
    verifiedBy: 'superAdmin',
  },
  {
    domain: 'research.northern-teaching-hospital.example',
    record: {
      name: '_footnote.research.northern-teaching-hospital.example',
      value: 'footnote-verification=aB3dE6gH9jK2mN5pQ8sT1w',
    },
    verifiedAt: null,
    verifiedBy: null,
  },
];

/** Single sign-on that an admin has come in with. */
export const singleSignOnFixture: SingleSignOn = {
  redirectUri: 'https://footnote.example.org/api/auth/single-sign-on/callback/Zb3K9fQm1sTxVw7yLh2RcA',
  connection: {
    label: 'Northern Teaching Hospital',
    issuer: 'https://id.northern-teaching-hospital.example',
    clientId: 'footnote',
    provenAt: '2026-05-11T10:20:00Z',
    only: false,
  },
  domains: [...domainFixtures],
};
