import type { Paddle } from '@paddle/paddle-node-sdk';
import type { PaddleSettings } from '../../../platform/config/payment-config.ts';
import { within } from '../../../platform/within.ts';
import { PaymentFailure } from '../../payment-provider.ports.ts';

/** Milliseconds that Paddle gets to answer. */
const PATIENCE = 10_000;
const NOT_FOUND = 'entity_not_found';

/** Asks Paddle by its SDK. Throws PaymentFailure. */
export type Ask = <T>(question: (paddle: Paddle) => Promise<T>) => Promise<T>;

/** Gives what asks by the SDK, which is loaded when it is first needed, and says in the words of the port what goes wrong. */
export function askingPaddle({ apiKey, apiUrl, environment }: PaddleSettings): Ask {
  const load = async () => {
    const { ApiError, Environment, LogLevel, Paddle: Client } = await import('@paddle/paddle-node-sdk');
    // The SDK takes any other address in the place of an environment, which its types do not know.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const at = apiUrl === null ? Environment[environment] : (apiUrl.replace(/\/$/, '') as typeof Environment.sandbox);
    return { paddle: new Client(apiKey, { environment: at, logLevel: LogLevel.none }), ApiError };
  };
  let loaded: ReturnType<typeof load> | null = null;
  return async (question) => {
    const { paddle, ApiError } = await (loaded ??= load());
    try {
      return await within(PATIENCE, question(paddle), 'Paddle did not answer in time.');
    } catch (error) {
      if (error instanceof PaymentFailure) throw error;
      const said = error instanceof ApiError ? error : null;
      const message = said === null ? String(error) : `Paddle: ${said.code}: ${said.detail}`;
      const missing = said?.code === NOT_FOUND;
      const closed = said?.code === 'customer_archived';
      throw new PaymentFailure(message, { retryable: said?.type !== 'request_error', missing, closed, cause: error });
    }
  };
}

/** The code of a refusal by Paddle. */
export const codeOf = ({ cause }: PaymentFailure) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;

/** Null where Paddle knows nothing by an id. */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    // An id that could be none of Paddle's names nothing either.
    const codes = [NOT_FOUND, 'not_found', 'invalid_url', 'bad_request'];
    if (error instanceof PaymentFailure && codes.some((code) => code === codeOf(error))) return null;
    throw error;
  }
}
