import { AsyncLocalStorage } from 'node:async_hooks';
import type { Spending } from './budget-rules.ts';

/** Charges whoever a piece of work is done for. */
export type Spender = (what: Spending, amount: number) => void;

const spenders = new AsyncLocalStorage<Spender>();

/** Does work that charges what it uses up to a spender, also after the call it began with has been answered. */
export function spendFor<T>(spender: Spender, work: () => T): T {
  return spenders.run(spender, work);
}

/** Charges whoever this work is done for; nobody, where it is the server's own. */
export const spend: Spender = (what, amount) => spenders.getStore()?.(what, amount);
