/** What of the server a call uses up; every call names its class, and every class has a rule. */
export const BUDGET_CLASSES = [
  'question',
  'search',
  'export',
  'articles',
  'history',
  'read',
  'write',
  'upload',
  'entrance',
  'operation',
  'event',
  'page',
  'operator',
] as const;
export type BudgetClass = (typeof BUDGET_CLASSES)[number];

/** What is counted besides calls: milliseconds of a processor in a minute, bytes kept in a day. */
export type Spending = 'processor' | 'bytes';

/** Who uses something up: a browser, an account, an organization with all its accounts, or everybody in a network. */
export interface BudgetSubject {
  kind: 'visitor' | 'account' | 'organization' | 'network';
  id: string;
}

/** Which spending must not be over for a call to be made. */
export const SPENDINGS: Readonly<Record<BudgetClass, readonly Spending[]>> = {
  question: ['processor', 'bytes'],
  search: ['processor'],
  export: ['processor'],
  articles: ['processor'],
  history: [],
  read: [],
  write: ['bytes'],
  // What sources may hold is a matter of their page quota.
  upload: [],
  entrance: [],
  operation: ['processor', 'bytes'],
  event: [],
  page: [],
  // Whoever runs the server is known by a token or by sitting at the machine, and must get in when it is busy most of all.
  operator: [],
};

/** Seconds in which calls and each spending are counted. */
export const SPANS: Readonly<Record<'calls' | Spending, number>> = { calls: 60, processor: 60, bytes: 24 * 60 * 60 };

/** How much one visitor or account may use; 0 for no limit. */
export interface BudgetLimits {
  /** Calls in a minute. */
  calls: Readonly<Record<Exclude<BudgetClass, 'operator'>, number>>;
  /** Milliseconds of a processor in a minute. */
  processor: number;
  /** Bytes kept in a day. */
  bytes: number;
  /** How many times as much a network or an organization may use as one user: a whole hospital may be behind one address. */
  usersOfGroup: number;
}
