import { describe, expect, it, vi } from 'vitest';
import { BUDGET_CLASSES, type BudgetLimits, type BudgetSubject } from './budget-rules.ts';
import { createBudgets } from './budgets.ts';
import { noLimits } from './no-limits.fixtures.ts';

const visitor: BudgetSubject = { kind: 'visitor', id: 'a' };
const other: BudgetSubject = { kind: 'visitor', id: 'b' };
const network: BudgetSubject = { kind: 'network', id: '192.0.2' };
const organization: BudgetSubject = { kind: 'organization', id: 'o' };

const limited = (limits: Partial<BudgetLimits>, calls: Partial<BudgetLimits['calls']> = {}) =>
  createBudgets({ ...noLimits, ...limits, calls: { ...noLimits.calls, ...calls } });

describe('budgets', () => {
  it('let nobody wait where there are no limits', async () => {
    const budgets = createBudgets(noLimits);
    for (const budget of BUDGET_CLASSES) {
      for (let n = 0; n < 50; n += 1) expect(await budgets.take(budget, [network, visitor])).toBe(0);
    }
  });

  it('count the calls of each class and each reader apart, and say how long to wait', async () => {
    const budgets = limited({}, { search: 2, export: 1 });
    expect([await budgets.take('search', [visitor]), await budgets.take('search', [visitor])]).toEqual([0, 0]);
    const wait = await budgets.take('search', [visitor]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await budgets.take('search', [other])).toBe(0);
    expect(await budgets.take('export', [visitor])).toBe(0);
    expect(await budgets.take('search', [{ ...visitor, kind: 'account' }])).toBe(0);
  });

  it.each([network, organization])('let the readers of a $kind share ten times as much', async (group) => {
    const budgets = limited({}, { search: 2 });
    let taken = 0;
    while (taken < 100 && (await budgets.take('search', [group, { kind: 'visitor', id: String(taken) }])) === 0) {
      taken += 1;
    }
    expect(taken).toBe(20);
  });

  it('take nothing from a reader whose network is over, so that nobody else uses up what is theirs', async () => {
    const budgets = limited({ usersOfGroup: 1 }, { search: 1 });
    expect(await budgets.take('search', [network, other])).toBe(0);
    expect(await budgets.take('search', [network, visitor])).toBeGreaterThan(0);
    expect(await budgets.take('search', [visitor])).toBe(0);
  });

  it('refuse what costs a processor once too much was spent, and nothing else', async () => {
    const budgets = limited({ processor: 1_000 });
    await budgets.spend('processor', 999.4, [network, visitor]);
    expect(await budgets.take('search', [network, visitor])).toBeGreaterThan(0);
    expect(await budgets.take('read', [network, visitor])).toBe(0);
    expect(await budgets.take('search', [network, other])).toBe(0);
  });

  it('count bytes by the day', async () => {
    const budgets = limited({ bytes: 1_000 });
    await budgets.spend('bytes', 5_000, [visitor]);
    expect(await budgets.take('question', [visitor])).toBeGreaterThan(60 * 60);
    expect(await budgets.take('search', [visitor])).toBe(0);
  });

  it('begin anew when their span is over', async () => {
    vi.useFakeTimers();
    try {
      const budgets = limited({}, { search: 1 });
      expect(await budgets.take('search', [visitor])).toBe(0);
      expect(await budgets.take('search', [visitor])).toBe(60);
      vi.advanceTimersByTime(61_000);
      expect(await budgets.take('search', [visitor])).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
