import { can, readAccessContext } from '@footnote/domain';
import { account } from '../account/account.store.ts';
import { actingFor } from '../account/acting-for.store.ts';
import { plans } from '../account/plans.ts';
import { offerPro } from './upsell.store.ts';

/** Offers the paid plan once the tour is closed (specification §4), to users who lack it; the dialog loads then. */
export function offerProAfterTour(): void {
  const access = readAccessContext(account.profile, actingFor.id, plans);
  if (access.signedIn && access.plans && !can(access, 'proFeatures')) offerPro('firstTime');
}
