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

/** Who does something, and from which network address. */
export interface Actor {
  user: CurrentUser;
  address: string;
}

/** Whether an owner is a visitor's browser. */
export function isVisitor(owner: string): boolean {
  return owner.startsWith('visitor:');
}

/** Whose the chats are that somebody makes: a visitor's or an account's, and of the organization they were made for. */
export interface OwnerParts {
  /** The visitor or the account. */
  person: string;
  /** Null for what somebody makes for themself. */
  organizationId: string | null;
}

const ACCOUNT = 'account:';
const FOR = ' for ';

/** The owner of what an account keeps, for itself or for an organization it acts for. */
export function accountOwner(accountId: string, organizationId: string | null = null): string {
  return organizationId === null ? `${ACCOUNT}${accountId}` : `${ACCOUNT}${accountId}${FOR}${organizationId}`;
}

/** The parts of an owner. */
export function readOwner(owner: string): OwnerParts {
  const [person = '', organizationId = null] = owner.split(FOR);
  return { person, organizationId };
}

/** The account that an owner is, alone or for an organization; null for a visitor. */
export function accountOf(owner: string): string | null {
  const { person } = readOwner(owner);
  return person.startsWith(ACCOUNT) ? person.slice(ACCOUNT.length) : null;
}
