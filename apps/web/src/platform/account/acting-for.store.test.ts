import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ACTING_KEY,
  actFor,
  actingFor,
  followActing,
  forgetActing,
  pauseActing,
  restoreActing,
  settleActing,
} from './acting-for.store.ts';

const north = { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a01', name: 'North' };
const south = { id: '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02', name: 'South' };
const memberOf = (...organizations: (typeof north)[]) => ({
  id: 'ada',
  superAdmin: false,
  organizationRoles: organizations.map((organization) => ({
    role: 'Member' as const,
    organization: { ...organization, subscriptionStatus: null, suspended: false, secondFactorMissing: false },
  })),
});

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

/** A page that is loaded anew. */
function load(account: ReturnType<typeof memberOf>): void {
  pauseActing();
  restoreActing();
  settleActing(account);
}

afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  kept.clear();
  pauseActing();
});

describe('whom the user acts for', () => {
  it('is the last organization at first, and stays it when others come', () => {
    load(memberOf(north));
    expect(actingFor).toMatchObject({ ...north, news: { why: 'picked', from: null, to: 'North' } });
    load(memberOf(north, south));
    expect(actingFor).toMatchObject({ ...north, news: null });
  });

  it('is remembered, themself included', () => {
    const account = memberOf(north, south);
    load(account);
    actFor(account, north);
    load(account);
    expect(actingFor.id).toBe(north.id);
    actFor(account, null);
    load(account);
    expect(actingFor).toMatchObject({ id: null, news: null });
  });

  it('is another when theirs is gone, and they are told which', () => {
    const account = memberOf(north, south);
    load(account);
    actFor(account, north);
    settleActing(memberOf(south));
    expect(actingFor).toMatchObject({ ...south, news: { why: 'lost', from: 'North', to: 'South' } });
    settleActing(memberOf());
    expect(actingFor).toMatchObject({ id: null, news: { why: 'lost', from: 'South', to: null } });
    expect(kept.has(ACTING_KEY)).toBe(false);
  });

  it('is another while theirs is suspended, and they are told why', () => {
    const closed = (account: ReturnType<typeof memberOf>) => ({
      ...account,
      organizationRoles: account.organizationRoles.map((held) => ({
        ...held,
        organization: { ...held.organization, suspended: held.organization.id === north.id },
      })),
    });
    const account = memberOf(north, south);
    load(account);
    actFor(account, north);
    settleActing(closed(account));
    expect(actingFor).toMatchObject({ ...south, news: { why: 'suspended', from: 'North', to: 'South' } });
    load(memberOf(north));
    settleActing(closed(memberOf(north)));
    expect(actingFor).toMatchObject({ id: null, news: { why: 'suspended', from: 'North', to: null } });
    load(memberOf(north));
    expect(actingFor.id).toBe(north.id);
  });

  it('is for a super admin no longer what the server refused', () => {
    const root = { ...memberOf(), superAdmin: true };
    actFor(root, south);
    settleActing(root);
    expect(actingFor).toMatchObject({ ...south, news: null });
    forgetActing(south.id);
    settleActing(root);
    expect(actingFor).toMatchObject({ id: null, news: { why: 'lost', from: 'South' } });
  });

  it('is what was chosen in another tab', () => {
    const account = memberOf(north, south);
    load(account);
    kept.set(ACTING_KEY, JSON.stringify({ user: 'ada', ...north }));
    settleActing(account);
    expect(actingFor).toMatchObject({ ...north, news: { why: 'elsewhere', from: 'South', to: 'North' } });
    kept.set(ACTING_KEY, JSON.stringify({ user: 'ada', id: 'personal' }));
    settleActing(account);
    expect(actingFor).toMatchObject({ id: null, news: { why: 'elsewhere', from: 'North', to: null } });
  });

  it('is told when a link leads elsewhere', () => {
    const account = memberOf(north, south);
    load(account);
    followActing(account, null);
    expect(actingFor).toMatchObject({ id: null, news: { from: 'South', to: null } });
  });

  it('is never what another user of this browser chose, whom nobody is told about', () => {
    kept.set(ACTING_KEY, JSON.stringify({ user: 'ben', ...south }));
    load(memberOf(north));
    expect(actingFor).toMatchObject({ ...north, news: null });
  });

  it.each([
    '{',
    'null',
    '7',
    '"personal"',
    '[]',
    '{"user":"ada"}',
    '{"user":"ada","id":"x","name":"y"}',
    `{"user":"ada","id":"${north.id}","name":7}`,
    `{"user":{},"id":"${north.id}","name":"y"}`,
    `{"user":"ada","id":"${north.id}\\n","name":"y"}`,
  ])('reads nothing from %s, which no page of ours wrote', (text) => {
    kept.set(ACTING_KEY, text);
    restoreActing();
    expect(actingFor.id).toBeNull();
  });
});
