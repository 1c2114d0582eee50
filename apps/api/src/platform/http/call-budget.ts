import { searchFor } from '@footnote/literature';
import type { MiddlewareHandler } from 'hono';
import type { BudgetClass, BudgetSubject } from '../budgets/budget-rules.ts';
import type { Budgets } from '../budgets/budgets.ts';
import { spendFor, type Spender } from '../budgets/spending.ts';
import { clientAddress, visitorOwner, type ClientRules, type ServerContext, type ServerEnvironment } from './client.ts';
import { addressBlock } from '../network-of.ts';
import { RequestFailure } from './request-errors.ts';

export interface CallBudgetDeps {
  budgets: Budgets;
  clients: ClientRules;
}

/** Takes a call out of the budget of the network it comes from, before anything is done for it. */
export function budgetOfNetwork(deps: CallBudgetDeps): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    await take(deps, budgetOf(context), [networkOf(deps, context)]);
    await next();
  };
}

/** Takes a call out of the budget of whoever makes it, and charges them and their network what it turns out to cost. */
export function budgetOfUser(deps: CallBudgetDeps): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const readers = readersOf(context);
    await take(deps, budgetOf(context), readers);
    const subjects = [networkOf(deps, context), ...readers];
    const spender: Spender = (what, amount) => void deps.budgets.spend(what, amount, subjects);
    const caller = {
      lane: subjects.map(({ kind, id }) => `${kind} ${id}`),
      // Told where no call is under way, so that it charges by itself.
      spent: (milliseconds: number) => spender('processor', milliseconds),
    };
    await spendFor(spender, () => searchFor(caller, next));
  };
}

/** Takes a call out of another budget besides its own, where its body asks for more. Throws RequestFailure request/too-many. */
export async function takeAlso(deps: CallBudgetDeps, context: ServerContext, budget: BudgetClass): Promise<void> {
  await take(deps, budget, [networkOf(deps, context), ...readersOf(context)]);
}

/** What is no call counts as one that reads below /api, and as a page or one of its files elsewhere. */
function budgetOf(context: ServerContext): BudgetClass {
  return context.get('endpoint')?.budget ?? (context.req.path.startsWith('/api/') ? 'read' : 'page');
}

async function take({ budgets }: CallBudgetDeps, budget: BudgetClass, of: readonly BudgetSubject[]): Promise<void> {
  const wait = await budgets.take(budget, of);
  if (wait > 0) throw new RequestFailure('request/too-many', wait);
}

function networkOf({ clients }: CallBudgetDeps, context: ServerContext): BudgetSubject {
  return { kind: 'network', id: addressBlock(clientAddress(context, clients)) };
}

/** The account or the browser; nobody, where neither is known, as with a first call: then the network alone is charged. */
function readersOf(context: ServerContext): BudgetSubject[] {
  const user = context.get('user') ?? null;
  if (user !== null) return [{ kind: 'account', id: user.accountId }];
  const visitor = visitorOwner(context);
  return visitor === null ? [] : [{ kind: 'visitor', id: visitor }];
}
