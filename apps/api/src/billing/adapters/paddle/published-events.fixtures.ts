import { SUBSCRIPTION_EVENTS, type ToldSubscription } from './published-subscription-events.fixtures.ts';
import { TRANSACTION_EVENTS } from './published-transaction-events.fixtures.ts';
import { MADE } from './published-values.fixtures.ts';

/** An event as Paddle would send it, and of a subscription what it tells. */
export interface PublishedEvent {
  type: string;
  body: string;
  subscription: ToldSubscription | null;
}

/** One of each event that Paddle publishes about transactions and subscriptions, of one customer, each later than the one before. */
export function publishedEvents({
  subscription,
  customer,
}: Record<'subscription' | 'customer', string>): PublishedEvent[] {
  const told = [
    ...TRANSACTION_EVENTS.map(([type, data]) => ({ type, data, about: null })),
    ...SUBSCRIPTION_EVENTS.map(([type, data]) => ({ type, data, about: { ...data, id: subscription } })),
  ];
  return told.map(({ type, data, about }, position) => {
    const occurred_at = new Date(Date.parse(MADE) + position * 60_000).toISOString().replace('Z', '456Z');
    const named = { event_id: `evt_${subscription}_${position}`, notification_id: `ntf_${subscription}_${position}` };
    const names = (field: string) => typeof Reflect.get(data, field) === 'string';
    const ids = {
      ...(names('customer_id') ? { customer_id: customer } : {}),
      ...(names('subscription_id') ? { subscription_id: subscription } : {}),
    };
    const said = { ...(about ?? data), ...ids, updated_at: occurred_at };
    const body = JSON.stringify({ ...named, event_type: type, occurred_at, data: said });
    return { type, body, subscription: about && { ...about, ...ids, updated_at: occurred_at } };
  });
}
