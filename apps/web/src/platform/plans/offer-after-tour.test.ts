import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserProfile } from '@footnote/domain';

vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
afterAll(() => {
  vi.unstubAllGlobals();
});

const { account } = await import('../account/account.store.ts');
const { upsell } = await import('./upsell.store.ts');
const { offerProAfterTour } = await import('./offer-after-tour.ts');

/** A user as far as plans go. */
function become(fields: Partial<UserProfile>): void {
  const standing = { superAdmin: false, sandbox: false, subscriptionStatus: null, organizationRoles: [] };
  Object.assign(account, { stage: 'signedIn', profile: { ...standing, ...fields } });
}

describe('the offer after the tour', () => {
  beforeEach(() => {
    upsell.reason = null;
  });

  it('is made to users who count their PRO questions', () => {
    become({});
    offerProAfterTour();
    expect(upsell.reason).toBe('firstTime');
  });

  it.each<Partial<UserProfile>>([
    { subscriptionStatus: 'active' },
    { subscriptionStatus: 'trialing' },
    { sandbox: true },
    { superAdmin: true },
  ])('is made to nobody who has the plan: %j', (fields) => {
    become(fields);
    offerProAfterTour();
    expect(upsell.reason).toBeNull();
  });

  it('is made to no visitor', () => {
    Object.assign(account, { stage: 'visitor', profile: null });
    offerProAfterTour();
    expect(upsell.reason).toBeNull();
  });

  it('takes the place of no other offer', () => {
    become({});
    upsell.reason = 'usedAll';
    offerProAfterTour();
    expect(upsell.reason).toBe('usedAll');
  });
});
