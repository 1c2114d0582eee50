import type { AlertsServed } from '../../alerts/alerts.routes.ts';
import type { IdentityDeps } from '../../identity/account/auth-policy.ts';
import type { BillingRoutesDeps } from '../../billing/billing.routes.ts';
import type { ChatSessions } from '../../chat/chat.ports.ts';
import type { RunningTurns } from '../../chat/turns/running-turns.ts';
import type { Log } from '../../platform/log.ts';

export interface GraphqlRoutesDeps extends BillingRoutesDeps {
  identity: IdentityDeps;
  alerts: AlertsServed;
  sessions: ChatSessions;
  turns: RunningTurns;
  graphql: {
    /** Whether clients may ask for the schema. */
    introspection: boolean;
  };
  log: Log;
}
