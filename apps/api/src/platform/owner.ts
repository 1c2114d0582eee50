/** Somebody who has proven to be the owner of an account. */
export interface CurrentUser {
  accountId: string;
  sessionId: string;
  email: string;
  superAdmin: boolean;
  /** Whether the account was made in sandbox mode, and is treated as one that pays. */
  sandbox: boolean;
  /** Milliseconds since 1970 at which this session began. */
  since: number;
}

/** Whether an owner is a visitor's browser. */
export function isVisitor(owner: string): boolean {
  return owner.startsWith('visitor:');
}

/** The owner of what an account keeps. */
export function accountOwner(accountId: string): string {
  return `account:${accountId}`;
}
