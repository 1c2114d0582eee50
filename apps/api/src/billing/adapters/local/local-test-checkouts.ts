import { randomUUID } from 'node:crypto';
import type { TestCheckouts, TestPayment } from '../../payment-provider.ports.ts';
import { usableCard, type LocalCheckout, type LocalRecords } from './local-records.ts';
import { begin, cardKind, charge, type LocalStep } from './local-subscription.ts';

/** Takes test cards; `moment` tells the time, as ISO 8601. Two payments of one checkout, or of one customer, never both count. */
export function createTestCheckouts(records: LocalRecords, moment: () => string): TestCheckouts {
  const withCheckout = async (id: string, work: (checkout: LocalCheckout) => Promise<TestPayment>) => {
    const found = await records.get('checkout', id);
    if (found === null) return 'not-found';
    return records.hold(found.customerId, async () => {
      const checkout = await records.get('checkout', id);
      if (checkout === null) return 'not-found';
      return checkout.state === 'done' || (await isSubscribed(records, checkout)) ? 'over' : work(checkout);
    });
  };
  const keep = (checkout: LocalCheckout, state: LocalCheckout['state']) =>
    records.put('checkout', { ...checkout, state }, checkout.customerId);
  const finish = async (checkout: LocalCheckout, card: 'good' | 'fails-later') => {
    const step = await stepOf(records, checkout, { card, now: moment() });
    if (step === null) return 'over';
    await records.saveStep(step);
    await keep(checkout, 'done');
    return 'done';
  };
  return {
    pay: (id, card) =>
      withCheckout(id, async (checkout) => {
        const kind = cardKind(card);
        if (kind === null) return 'invalid';
        if (kind === 'declined') return 'declined';
        if (kind !== 'confirm') return finish(checkout, usableCard(kind));
        await keep(checkout, 'confirming');
        return 'confirm';
      }),
    confirm: (id, confirmed) =>
      withCheckout(id, async (checkout) => {
        if (checkout.state !== 'confirming') return 'over';
        if (confirmed) return finish(checkout, 'good');
        await keep(checkout, 'open');
        return 'declined';
      }),
  };
}

/** Whether what is bought was bought already in another checkout. */
async function isSubscribed(records: LocalRecords, { cardOf, customerId }: LocalCheckout): Promise<boolean> {
  if (cardOf !== null) return false;
  return (await records.of('subscription', customerId)).some(({ status }) => status !== 'canceled');
}

async function stepOf(
  records: LocalRecords,
  checkout: LocalCheckout,
  { card, now }: { card: 'good' | 'fails-later'; now: string },
): Promise<LocalStep | null> {
  const { cardOf } = checkout;
  if (cardOf === null) return begin(checkout, { id: `sub_${randomUUID()}`, card, now });
  const kept = await records.get('subscription', cardOf);
  if (kept === null || kept.status === 'canceled') return null;
  const carded = { ...kept, card, changedAt: now };
  // With a card that works, what is owed is paid at once.
  if (kept.owedSince !== null) return charge({ ...carded, card: 'good' }, now);
  return { subscription: carded, invoices: [], happenings: [{ type: 'subscription.updated', at: now }] };
}
