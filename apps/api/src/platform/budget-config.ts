import type { z } from 'zod';
import { whole } from './environment-values.ts';

const MEGABYTE = 1_000_000;

/** What the environment says about budgets; documented in docs/operations.md. 0 is no limit. */
export const budgetEnvironment = {
  FOOTNOTE_BUDGET_CHAT_MEGABYTES: whole(32, 0, 1_000),
  FOOTNOTE_BUDGET_VISITOR_MEGABYTES: whole(100, 0, 1_000_000),
  FOOTNOTE_BUDGET_ACCOUNT_MEGABYTES: whole(1_000, 0, 1_000_000),
} as const;
type BudgetEnvironment = z.output<z.ZodObject<typeof budgetEnvironment>>;

export interface BudgetSettings {
  /** Bytes that one chat, all chats of a visitor and all chats of an account may take. */
  room: { session: number; visitor: number; account: number };
}

/** Reads the settings of budgets. */
export function budgetSettings(values: BudgetEnvironment): BudgetSettings {
  return {
    room: {
      session: values.FOOTNOTE_BUDGET_CHAT_MEGABYTES * MEGABYTE,
      visitor: values.FOOTNOTE_BUDGET_VISITOR_MEGABYTES * MEGABYTE,
      account: values.FOOTNOTE_BUDGET_ACCOUNT_MEGABYTES * MEGABYTE,
    },
  };
}
