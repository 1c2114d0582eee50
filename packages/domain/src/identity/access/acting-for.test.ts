import { describe, expect, it } from 'vitest';
import { isOrganizationId, PERSONAL, pickActing, refuseActing } from './acting-for.ts';

const north = { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01', name: 'North' };
const south = { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02', name: 'South' };
const elsewhere = { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a03', name: 'Elsewhere' };
const role = (organization: typeof north) => ({
  role: 'Member' as const,
  organization: { ...organization, subscriptionStatus: null, suspended: false, secondFactorMissing: false },
});
const member = { organizationRoles: [role(north), role(south)], superAdmin: false };
const closed = { ...role(south), organization: { ...role(south).organization, suspended: true } };
const partly = { organizationRoles: [role(north), closed], superAdmin: false };
const nobody = { organizationRoles: [], superAdmin: false };
const superAdmin = { organizationRoles: [], superAdmin: true };

describe('whom a user acts for', () => {
  it.each([
    ['the organization that was chosen', member, north, north],
    ['the last one, where nothing was chosen', member, null, south],
    ['the last one, where the chosen one is gone', member, elsewhere, south],
    ['themself, where they chose that', member, PERSONAL, null],
    ['themself, where they belong to none', nobody, null, null],
    ['themself, where they belong to none any more', nobody, north, null],
    ['any organization a super admin chose', superAdmin, elsewhere, elsewhere],
    ['themself, for a super admin who chose none', superAdmin, null, null],
    ['the last one that is not suspended', partly, null, north],
    ['another where the chosen one is suspended', partly, south, north],
    ['themself, where all are suspended', { ...partly, organizationRoles: [closed] }, south, null],
    ['no suspended one, not even for a super admin in it', { ...partly, superAdmin: true }, south, north],
  ] as const)('is %s', (_what, account, chosen, expected) => {
    expect(pickActing(account, chosen)).toEqual(expected);
  });

  it('goes by the name an organization has now', () => {
    expect(pickActing(member, { id: north.id, name: 'Its old name' })).toEqual(north);
  });
});

describe('acting for an organization', () => {
  const caller = {
    signedIn: true,
    superAdmin: false,
    belongs: false,
    exists: false,
    suspended: false,
    secondFactorMissing: false,
  };
  it.each([
    ['identity/signed-out', { ...caller, signedIn: false, belongs: true, exists: true }],
    ['organization/cannot-act-for', caller],
    ['organization/cannot-act-for', { ...caller, exists: true }],
    ['organization/cannot-act-for', { ...caller, superAdmin: true }],
    ['organization/cannot-act-for', { ...caller, suspended: true }],
    ['organization/suspended', { ...caller, belongs: true, suspended: true }],
    ['organization/cannot-act-for', { ...caller, secondFactorMissing: true }],
    ['organization/second-factor-needed', { ...caller, belongs: true, secondFactorMissing: true }],
    ['organization/second-factor-needed', { ...caller, belongs: true, superAdmin: true, secondFactorMissing: true }],
    ['organization/suspended', { ...caller, belongs: true, suspended: true, secondFactorMissing: true }],
    ['organization/suspended', { ...caller, superAdmin: true, exists: true, suspended: true }],
    [null, { ...caller, belongs: true }],
    [null, { ...caller, superAdmin: true, exists: true }],
  ] as const)('gives %s', (expected, who) => {
    expect(refuseActing(who)).toBe(expected);
  });

  it.each([
    [north.id, true],
    ['', false],
    [north.id.toUpperCase(), false],
    [` ${north.id}`, false],
    [`${north.id}\n`, false],
    [`${north.id}, ${south.id}`, false],
    ['personal', false],
    ["' OR 1=1 --", false],
    ['0'.repeat(100_000), false],
  ])('takes no id but one: %j is %s', (text, expected) => {
    expect(isOrganizationId(text)).toBe(expected);
  });
});
