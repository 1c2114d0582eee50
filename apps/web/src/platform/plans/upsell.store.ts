import type { UpsellReason } from '@footnote/ui';
import { proxy } from 'valtio';

/** Why the paid plan is offered now; null while it is not. */
export const upsell = proxy<{ reason: UpsellReason | null }>({ reason: null });

/** Offers the paid plan, where nothing offers it already. */
export function offerPro(reason: UpsellReason): void {
  upsell.reason ??= reason;
}
