import {
  ALERT_ERRORS,
  err,
  ok,
  SEARCH_ERRORS,
  type AlertErrorCode,
  type AlertRequest,
  type Result,
  type SavedAlert,
  type SearchErrorCode,
} from '@footnote/domain';
import type { Accounts } from '../identity/identity.ports.ts';
import type { FindDeps } from '../search/find-articles.ts';
import type { Alerts } from './alerts.ports.ts';
import { newestMatches } from './newest-matches.ts';

export interface SubscribeDeps extends FindDeps {
  alerts: Alerts;
  accounts: Pick<Accounts, 'find'>;
}

/** Why there is no alert. */
type Refusal = { code: AlertErrorCode; message: string } | { code: SearchErrorCode; message: string };

/**
 * Saves a search with an alert of it; what it finds now is no news. It goes to the address of the account alone, which is
 * proven to be its owner’s: nobody subscribes anybody else. Rejects as the index's searches do.
 */
export async function subscribeAlert(
  deps: SubscribeDeps,
  accountId: string,
  { request, signal }: { request: AlertRequest; signal: AbortSignal },
): Promise<Result<SavedAlert, Refusal>> {
  const refuse = (code: AlertErrorCode) => err(ALERT_ERRORS.error(code));
  const account = await deps.accounts.find(accountId);
  if (account?.email !== request.email) return refuse('alert/email-not-yours');
  if (!account.emailVerified) return refuse('alert/email-unproven');
  const refused = await deps.alerts.mayAdd(accountId, request);
  if (refused !== null) return refuse(refused);
  const found = await newestMatches(deps, request, signal);
  if (!found.ok) return err(SEARCH_ERRORS.error(found.error));
  const added = await deps.alerts.add(accountId, request, found.value);
  if ('refused' in added) return refuse(added.refused);
  const saved = await deps.alerts.find(accountId, added.id);
  return saved === null ? refuse('alert/not-found') : ok(saved);
}
