import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with plans and payment; texts of specification §8 where it has them. */
export const BILLING_ERRORS = defineErrors({
  'billing/plans-off': { status: 'not-found', message: 'Plans are not sold here: everything may be used.' },
  'billing/subscribed-already': { status: 'conflict', message: 'There is a subscription already.' },
  'billing/no-subscription': { status: 'not-found', message: 'There is no subscription.' },
  'billing/not-possible-now': { status: 'conflict', message: 'The subscription cannot be changed like that now.' },
  'billing/discount-not-found': { status: 'not-found', message: 'There is no such discount.' },
  'billing/invoice-not-found': { status: 'not-found', message: 'There is no such invoice.' },
  'billing/checkout-not-found': { status: 'not-found', message: 'There is no such checkout. Begin again.' },
  'billing/checkout-over': { status: 'conflict', message: 'This checkout is over already.' },
  'billing/card-invalid': {
    status: 'invalid',
    message: 'This is not a test card. Use one of those named on the page.',
  },
  'billing/card-declined': { status: 'conflict', message: 'The card was declined. Nothing was charged.' },
  'billing/cancel-failed': { status: 'upstream-failed', message: 'Error canceling subscription', retryable: true },
  'billing/provider-failed': {
    status: 'upstream-failed',
    message: 'The payment provider did not answer. Nothing was changed; try again.',
    retryable: true,
  },
  'billing/signature-invalid': { status: 'unauthenticated', message: 'The signature of the event is not valid.' },
  'billing/event-not-found': { status: 'not-found', message: 'There is no such event that failed.' },
});
export type BillingErrorCode = CodeOf<typeof BILLING_ERRORS>;
