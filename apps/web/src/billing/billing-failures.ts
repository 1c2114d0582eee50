import type { BillingErrorCode } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { failureMessage, type Failure } from '../platform/i18n/failure-messages.ts';
import type { Translate } from '../platform/i18n/translate.ts';

/** Refusals of calls that no page makes. */
type Unseen = 'billing/signature-invalid' | 'billing/event-not-found';
type ShownCode = Exclude<BillingErrorCode, Unseen>;

/** Why a call about plans failed; none of it is needed where nobody looks at a plan. */
const failures: Readonly<Record<ShownCode, MessageDescriptor>> = defineMessages({
  'billing/plans-off': {
    defaultMessage: 'Plans are not sold here: everything may be used.',
    description: 'Why a call about a plan failed',
  },
  'billing/subscribed-already': {
    defaultMessage: 'There is a subscription already.',
    description: 'Why a call about a plan failed',
  },
  'billing/no-subscription': {
    defaultMessage: 'There is no subscription.',
    description: 'Why a call about a plan failed',
  },
  'billing/not-possible-now': {
    defaultMessage: 'The subscription cannot be changed like that now.',
    description: 'Why a call about a plan failed',
  },
  'billing/discount-not-found': {
    defaultMessage: 'This discount no longer exists.',
    description: 'Why a call about a plan failed',
  },
  'billing/invoice-not-found': {
    defaultMessage: 'There is no such invoice.',
    description: 'Why a call about a plan failed',
  },
  'billing/checkout-not-found': {
    defaultMessage: 'There is no such checkout. Choose the plan again.',
    description: 'Why a call about a plan failed',
  },
  'billing/checkout-over': {
    defaultMessage: 'This was paid already.',
    description: 'Why a call about a plan failed',
  },
  'billing/card-invalid': {
    defaultMessage: 'This is not one of the test cards.',
    description: 'Why a call about a plan failed',
  },
  'billing/card-declined': {
    defaultMessage: 'The card was declined. Nothing was charged.',
    description: 'Why a call about a plan failed',
  },
  'billing/cancel-failed': {
    defaultMessage: 'Error canceling subscription',
    description: 'Why a call about a plan failed',
  },
  'billing/provider-failed': {
    defaultMessage: 'The payment provider did not answer. Nothing was changed; try again.',
    description: 'Why a call about a plan failed',
  },
});

const isOfBilling = (code: string): code is ShownCode => Object.hasOwn(failures, code);

/** What a server answers whose payment provider failed; nothing more is read of such an answer (specification §7). */
const PROVIDER_FAILED = 502;

/** Says why something about a plan failed; `failed` is what it is called that the payment provider did not do it. */
export function billingFailure(
  t: Translate,
  failure: Failure,
  failed: 'billing/cancel-failed' | 'billing/provider-failed' = 'billing/provider-failed',
): string {
  if (failure.status === PROVIDER_FAILED) return t(failures[failed]);
  return isOfBilling(failure.code) ? t(failures[failure.code]) : failureMessage(t, failure);
}
