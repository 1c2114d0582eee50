import { randomUUID } from 'node:crypto';
import { EventName, Paddle } from '@paddle/paddle-node-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../payment-provider.ports.ts';
import {
  subscriptionCreatedNotification,
  subscriptionNotification,
  transactionNotification,
} from './paddle-notifications.fixtures.ts';
import { createPaddlePaymentProvider } from './paddle-payment-provider.ts';
import { startPaddleServer, type PaddleServer } from './paddle-server.fixtures.ts';

const { webhooks } = new Paddle('pdl_sdbx_apikey_of_the_tests');
const OCCURRED = '2026-05-20T12:00:01.654321Z';

/** What each notification that is asked for says, by its name. */
const NOTIFIED = Object.values(EventName).flatMap((name): [string, object][] => {
  if (name === EventName.SubscriptionCreated) return [[name, subscriptionCreatedNotification]];
  if (name.startsWith('subscription.')) return [[name, subscriptionNotification]];
  return name.startsWith('transaction.') ? [[name, transactionNotification]] : [];
});

describe('a notification of Paddle', () => {
  let server: PaddleServer;
  let provider: PaymentProvider;
  beforeAll(async () => {
    server = await startPaddleServer();
    provider = createPaddlePaymentProvider({ settings: server.settings, now: Date.now });
  });
  afterAll(() => server.close());

  /** As the SDK of Paddle reads it, and as this server does: both check the signature. */
  const readTwice = async (body: string) => {
    const headers = server.headersOf(body, Date.now());
    const bySdk = await webhooks.unmarshal(body, server.settings.webhookSecret, headers['paddle-signature'] ?? '');
    return { bySdk, read: await provider.readEvent(body, new Headers(headers)) };
  };

  it('is of a known kind for each that is asked for', () => {
    expect(NOTIFIED.map(([name]) => name)).toEqual(
      expect.arrayContaining(['subscription.created', 'subscription.past_due', 'transaction.payment_failed']),
    );
  });

  it.each(NOTIFIED)('means the same to the SDK of Paddle: %s', async (name, data) => {
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({
      event_id: id,
      event_type: name,
      occurred_at: OCCURRED,
      notification_id: `ntf_${randomUUID()}`,
      data,
    });
    const { bySdk, read } = await readTwice(body);
    expect(bySdk).toMatchObject({ eventId: id, eventType: name, occurredAt: OCCURRED });
    expect(bySdk.data).toMatchObject({ customerId: 'ctm_01notified', currencyCode: 'EUR' });
    expect(read).toEqual({
      id,
      type: name,
      occurredAt: new Date(OCCURRED).toISOString(),
      subscriptionId: 'sub_01notified',
      customerId: 'ctm_01notified',
    });
  });

  it('is what the server of these tests sends, too', async () => {
    const customerId = await provider.createCustomer({ email: 'a@example.org', uid: `account:${randomUUID()}` });
    const order = { customerId, buyer: 'person', interval: 'month', seats: 1, discountId: null } as const;
    const bodies = server.pay(await provider.startCheckout(order));
    expect(bodies).toHaveLength(3);
    for (const body of bodies) {
      const { bySdk, read } = await readTwice(body);
      expect(bySdk.data).toMatchObject({ customerId });
      expect(read).toMatchObject({ id: bySdk.eventId, type: bySdk.eventType, customerId });
    }
  });

  it('that is none to the SDK is none here', async () => {
    const body = JSON.stringify({ event_id: 'evt_1', event_type: 'transaction.paid', data: transactionNotification });
    const forged = server.headersOf(body, Date.now(), 'another secret')['paddle-signature'] ?? '';
    await expect(webhooks.unmarshal(body, server.settings.webhookSecret, forged)).rejects.toThrow('signature');
    expect(await provider.readEvent(body, new Headers({ 'paddle-signature': forged }))).toBeNull();
  });
});
