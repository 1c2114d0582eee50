import type { ProAllowance } from '@footnote/domain';

/** A PRO question that was taken from somebody's week. */
export interface TakenProQuestion {
  accountId: string;
  /** As `isoWeek` of the domain names it. */
  week: string;
}

/** The PRO questions of accounts, counted by the week; each call is part of the transaction it is made in. */
export interface ProUsage {
  /** Takes one of an account's week at a moment in milliseconds since 1970; gives the week, or null where none is left. */
  take(accountId: string, moment: number): Promise<string | null>;
  /** Gives questions back to the weeks they were taken from. */
  giveBack(taken: readonly TakenProQuestion[]): Promise<void>;
  /** What an account has of this week; nothing where there is no such account. */
  allowance(accountId: string): Promise<ProAllowance>;
}
