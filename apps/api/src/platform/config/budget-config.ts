import type { z } from 'zod';
import type { BudgetLimits } from '../budgets/budget-rules.ts';
import { whole } from './environment-values.ts';

const MEGABYTE = 1_000_000;

const most = (fallback: number) => whole(fallback, 0, 1_000_000);

/** What the environment says about budgets; documented in docs/operations.md. 0 is no limit. */
export const budgetEnvironment = {
  FOOTNOTE_QUESTIONS_PER_MINUTE: most(120),
  FOOTNOTE_BUDGET_SEARCHES: most(120),
  FOOTNOTE_BUDGET_EXPORTS: most(60),
  FOOTNOTE_BUDGET_ARTICLES: most(240),
  FOOTNOTE_BUDGET_HISTORY: most(240),
  FOOTNOTE_BUDGET_READS: most(600),
  FOOTNOTE_BUDGET_WRITES: most(240),
  FOOTNOTE_BUDGET_UPLOADS: most(1_200),
  FOOTNOTE_BUDGET_ENTRANCES: most(240),
  FOOTNOTE_BUDGET_OPERATIONS: most(120),
  FOOTNOTE_BUDGET_EVENTS: most(60),
  FOOTNOTE_BUDGET_PAGES: most(6_000),
  FOOTNOTE_BUDGET_PROCESSOR_SECONDS: most(20),
  FOOTNOTE_BUDGET_KEPT_MEGABYTES: most(200),
  FOOTNOTE_BUDGET_READERS_OF_A_NETWORK: whole(10, 1, 100_000),
  FOOTNOTE_BUDGET_CHAT_MEGABYTES: whole(32, 0, 1_000),
  FOOTNOTE_BUDGET_VISITOR_MEGABYTES: most(100),
  FOOTNOTE_BUDGET_ACCOUNT_MEGABYTES: most(1_000),
} as const;
type BudgetEnvironment = z.output<z.ZodObject<typeof budgetEnvironment>>;

export interface BudgetSettings extends BudgetLimits {
  /** Bytes that one chat, all chats of a visitor and all chats of an account may take. */
  quota: { session: number; visitor: number; account: number };
}

/** Reads the settings of budgets. */
export function budgetSettings(values: BudgetEnvironment): BudgetSettings {
  return {
    calls: {
      question: values.FOOTNOTE_QUESTIONS_PER_MINUTE,
      search: values.FOOTNOTE_BUDGET_SEARCHES,
      export: values.FOOTNOTE_BUDGET_EXPORTS,
      articles: values.FOOTNOTE_BUDGET_ARTICLES,
      history: values.FOOTNOTE_BUDGET_HISTORY,
      read: values.FOOTNOTE_BUDGET_READS,
      write: values.FOOTNOTE_BUDGET_WRITES,
      upload: values.FOOTNOTE_BUDGET_UPLOADS,
      entrance: values.FOOTNOTE_BUDGET_ENTRANCES,
      operation: values.FOOTNOTE_BUDGET_OPERATIONS,
      event: values.FOOTNOTE_BUDGET_EVENTS,
      page: values.FOOTNOTE_BUDGET_PAGES,
    },
    processor: values.FOOTNOTE_BUDGET_PROCESSOR_SECONDS * 1_000,
    bytes: values.FOOTNOTE_BUDGET_KEPT_MEGABYTES * MEGABYTE,
    usersOfGroup: values.FOOTNOTE_BUDGET_READERS_OF_A_NETWORK,
    quota: {
      session: values.FOOTNOTE_BUDGET_CHAT_MEGABYTES * MEGABYTE,
      visitor: values.FOOTNOTE_BUDGET_VISITOR_MEGABYTES * MEGABYTE,
      account: values.FOOTNOTE_BUDGET_ACCOUNT_MEGABYTES * MEGABYTE,
    },
  };
}
