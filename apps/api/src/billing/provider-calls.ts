import { BILLING_ERRORS, err, type BillingErrorCode, type DomainError, type Result } from '@footnote/domain';
import { PaymentFailure, type PaymentProvider } from './payment-provider.ports.ts';

/** What a use case needs that asks the payment provider. */
export interface ProviderCallDeps {
  provider: PaymentProvider;
  /** Told of what the provider could not do. */
  onProblem: (problem: string, error: unknown) => void;
}

/** What a use case of billing gives. */
export type Refused<Value> = Result<Value, DomainError<BillingErrorCode>>;

/** The refusal of a code. */
export const refuse = (code: BillingErrorCode) => err(BILLING_ERRORS.error(code));

/** Runs what asks the provider; a failure of it is told and becomes a refusal. */
export async function orProviderFailed<Value>(
  { onProblem }: Pick<ProviderCallDeps, 'onProblem'>,
  work: () => Promise<Refused<Value>>,
  refusal: BillingErrorCode = 'billing/provider-failed',
): Promise<Refused<Value>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    onProblem(BILLING_ERRORS.definitions[refusal].message, error);
    return refuse(error.retryable || refusal === 'billing/cancel-failed' ? refusal : 'billing/not-possible-now');
  }
}
