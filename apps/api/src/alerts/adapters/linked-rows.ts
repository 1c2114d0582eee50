import { eq, inArray, or } from 'drizzle-orm';
import type { Alerts } from '../alerts.ports.ts';
import type { AlertRowsDeps } from './alert-rows-deps.ts';
import { alertDeliveries, alerts } from './alert-tables.ts';

/** What the link of a mail leads to: one alert, or all that the mail told of. */
export function linkedRows({ database }: AlertRowsDeps): Pick<Alerts, 'linked' | 'unsubscribe'> {
  const queries = () => database.queries();
  const isLinked = (id: string) => {
    const { alertId, mailId } = alertDeliveries;
    return or(
      eq(alerts.id, id),
      inArray(alerts.id, queries().select({ id: alertId }).from(alertDeliveries).where(eq(mailId, id))),
    );
  };
  return {
    linked(id) {
      const { email, title, state } = alerts;
      return queries().select({ email, title, state }).from(alerts).where(isLinked(id)).orderBy(alerts.title);
    },
    async unsubscribe(id) {
      const ended = await queries()
        .update(alerts)
        .set({ state: 'unsubscribed' })
        .where(isLinked(id))
        .returning({ id: alerts.id });
      return ended.length > 0;
    },
  };
}
