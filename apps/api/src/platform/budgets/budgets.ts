import type { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import {
  BUDGET_CLASSES,
  SPANS,
  SPENDINGS,
  type BudgetClass,
  type BudgetLimits,
  type BudgetSubject,
  type Spending,
} from './budget-rules.ts';

/** Counts what everybody uses up, in the memory of this process. */
export interface Budgets {
  /** Takes one call for each of the subjects, in order; gives 0, or the seconds to wait where one of them has used up a budget. */
  take(budget: BudgetClass, subjects: readonly BudgetSubject[]): Promise<number>;
  /** Charges what a call turned out to cost; what is spent beyond a budget counts against the next calls. */
  spend(what: Spending, amount: number, subjects: readonly BudgetSubject[]): Promise<void>;
}

type Counter = 'calls' | Spending;
type Limiter = Pick<RateLimiterMemory, 'consume' | 'get' | 'penalty' | 'points'>;

/** Opens budgets on which nothing is spent yet. */
export function createBudgets(limits: BudgetLimits): Budgets {
  let opened: Promise<Map<string, Limiter>> | null = null;
  const limiter = async (counter: Counter, { kind }: BudgetSubject, budget?: BudgetClass) =>
    (await (opened ??= openLimiters(limits))).get(nameOf(counter, isGroup(kind), budget));
  return {
    async take(budget, subjects) {
      for (const subject of subjects) {
        for (const spending of SPENDINGS[budget]) {
          const spent = await (await limiter(spending, subject))?.get(keyOf(subject));
          if (isOver(spent)) return secondsOf(spent);
        }
        const calls = await limiter('calls', subject, budget);
        const wait = calls === undefined ? 0 : await consume(calls, keyOf(subject));
        if (wait > 0) return wait;
      }
      return 0;
    },
    async spend(what, amount, subjects) {
      const whole = Math.ceil(amount);
      if (whole <= 0) return;
      for (const subject of subjects) await (await limiter(what, subject))?.penalty(keyOf(subject), whole);
    },
  };
}

function isGroup(kind: BudgetSubject['kind']): boolean {
  return kind === 'network' || kind === 'organization';
}

function keyOf({ kind, id }: BudgetSubject): string {
  return `${kind} ${id}`;
}

function nameOf(counter: Counter, group: boolean, budget?: BudgetClass): string {
  return [counter, group ? 'group' : 'reader', budget ?? ''].join(' ');
}

/** One counter a class and spending, for users and for groups; none where there is no limit. */
async function openLimiters(limits: BudgetLimits): Promise<Map<string, Limiter>> {
  // Loaded late, because it brings adapters for a dozen stores.
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  const limiters = new Map<string, Limiter>();
  const open = (counter: Counter, most: number, budget?: BudgetClass) => {
    if (most === 0) return;
    for (const group of [false, true]) {
      const keyPrefix = nameOf(counter, group, budget);
      const points = group ? most * limits.usersOfGroup : most;
      limiters.set(keyPrefix, new RateLimiterMemory({ keyPrefix, points, duration: SPANS[counter] }));
    }
  };
  for (const budget of BUDGET_CLASSES) if (budget !== 'operator') open('calls', limits.calls[budget], budget);
  open('processor', limits.processor);
  open('bytes', limits.bytes);
  return limiters;
}

function isOver(spent: RateLimiterRes | null | undefined): spent is RateLimiterRes {
  return spent !== null && spent !== undefined && spent.remainingPoints <= 0 && spent.msBeforeNext > 0;
}

function secondsOf({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    // The library throws its answer where somebody has to wait.
    if (typeof refused === 'object' && refused !== null && 'msBeforeNext' in refused) {
      return secondsOf({ msBeforeNext: Number(refused.msBeforeNext) });
    }
    throw refused;
  }
}
