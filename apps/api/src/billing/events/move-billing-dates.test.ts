import { randomUUID } from 'node:crypto';
import { addMonths } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresRewards } from '../adapters/postgres-rewards.ts';
import type { PaymentProvider } from '../payment-provider.ports.ts';
import { openRounds, type Rounds } from './billing-rounds.fixtures.ts';

describe('months a subscriber earned', () => {
  let at: Rounds;
  beforeAll(async () => {
    at = await openRounds();
  });
  afterAll(() => at.close());
  beforeEach(() => at.reset());

  const rewards = () => createPostgresRewards(at.rows());
  const subscriber = async (months = [1]) => {
    const { payer, id } = await at.bought();
    for (const count of months) {
      const reward = { id: randomUUID(), accountId: payer.id, months: count };
      await rewards().saveMove(reward, { provider: 'paddle', id });
      at.clock.now += 1;
    }
    return { accountId: payer.id, id };
  };
  const renewalOf = async (id: string) => (await at.provider.subscription(id))?.facts.renewal ?? '';
  const later = (moment: string, months: number) => addMonths(moment, months);
  const waiting = async (accountId: string) => (await rewards().waitingOf(accountId)).length;

  it('are kept where the provider refuses until the renewal, and move the date after it once', async () => {
    const { accountId, id } = await subscriber();
    const before = await renewalOf(id);
    at.paddle.setLocked(id, true);
    await at.round();
    await at.round();
    expect([await renewalOf(id), await waiting(accountId)]).toEqual([before, 1]);
    // A month was charged for: the date is now where the move would have put it.
    at.paddle.renew(id);
    at.paddle.setLocked(id, false);
    expect(await renewalOf(id)).toBe(later(before, 1));
    await at.round();
    expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 2), 0]);
    await at.round();
    expect(await renewalOf(id)).toBe(later(before, 2));
  });

  it('are kept where it renews more than once before they are looked at', async () => {
    const { accountId, id } = await subscriber();
    const before = await renewalOf(id);
    at.paddle.setLocked(id, true);
    await at.round();
    for (let count = 0; count < 3; count += 1) at.paddle.renew(id);
    at.paddle.setLocked(id, false);
    await at.round();
    expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 4), 0]);
  });

  it('move the date once where the process dies after the move, whether or not it renews in between', async () => {
    const dies = (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      async moveBilling(...move) {
        await provider.moveBilling(...move);
        throw new Error('The process is gone.');
      },
    });
    for (const renewals of [0, 1, 2]) {
      const { accountId, id } = await subscriber();
      const before = await renewalOf(id);
      await at.round(dies(at.provider));
      expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 1), 1]);
      for (let count = 0; count < renewals; count += 1) at.paddle.renew(id);
      await at.round();
      expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 1 + renewals), 0]);
    }
  });

  it('move it one after the other, though the first move is refused for a while', async () => {
    const { accountId, id } = await subscriber([1, 1]);
    const before = await renewalOf(id);
    at.paddle.setLocked(id, true);
    await at.round();
    at.paddle.setLocked(id, false);
    let asked = 0;
    await at.round({
      ...at.provider,
      moveBilling: (...move) => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('Not now.')) : at.provider.moveBilling(...move);
      },
    });
    await at.round();
    await at.round();
    expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 2), 0]);
  });

  it('move it once by two rounds at the same time', async () => {
    const { accountId, id } = await subscriber([1, 1, 1]);
    const before = await renewalOf(id);
    await Promise.all([at.round(), at.round(), at.round()]);
    await at.round();
    expect([await renewalOf(id), await waiting(accountId)]).toEqual([later(before, 3), 0]);
  });

  it('become time once by two rounds, where the subscription ended meanwhile', async () => {
    const { accountId, id } = await subscriber([1]);
    await at.provider.cancel(id, 'at-once');
    await Promise.all([at.round(), at.round()]);
    expect(await rewards().lastGrant(accountId)).toMatchObject({ months: 1 });
  });
});
