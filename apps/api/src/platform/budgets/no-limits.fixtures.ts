import type { BudgetLimits } from './budget-rules.ts';

/** Budgets that nobody uses up. */
export const noLimits: BudgetLimits = {
  calls: {
    question: 0,
    search: 0,
    export: 0,
    articles: 0,
    history: 0,
    read: 0,
    write: 0,
    upload: 0,
    entrance: 0,
    operation: 0,
    event: 0,
    page: 0,
  },
  processor: 0,
  bytes: 0,
  usersOfGroup: 10,
};
