import type {
  AddedPasskey,
  AddPasskeyRequest,
  AuditEvent,
  IdentityErrorCode,
  InterfaceLanguage,
  LanguageUpdate,
  OrganizationRole,
  Passkey,
  PasskeyOptions,
  PendingInvite,
  ProfileUpdate,
  Result,
  SecondFactorCode,
  SecondFactorSetup,
  ShownPasskey,
  UserProfile,
} from '@footnote/domain';
import type { CurrentUser } from '../platform/owner.ts';

/** What is known of an account without asking for its profile. */
export interface Account {
  id: string;
  email: string;
  emailVerified: boolean;
  sandbox: boolean;
  superAdmin: boolean;
  /** Whether a super admin keeps it out for now. */
  suspended: boolean;
  interfaceLanguage: InterfaceLanguage | null;
  /** Whether its owner wants by mail, too, what their bell tells of their organizations. */
  notificationMail: boolean;
}

/** Accounts and profiles as saved. */
export interface Accounts {
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** The profile without what other areas know; made now where there is none. Null where there is no account. */
  profile(id: string): Promise<UserProfile | null>;
  /** Changes the fields that are given; false where there is no account. */
  update(id: string, change: ProfileUpdate & LanguageUpdate): Promise<boolean>;
  /** False where there is no account. */
  setSuperAdmin(id: string, superAdmin: boolean): Promise<boolean>;
  /** Whether it is a super admin, and nobody else who can come in is one. */
  isLastSuperAdmin(id: string): Promise<boolean>;
  /** Ids of the super admins who can come in. */
  superAdmins(): Promise<string[]>;
  /** Everything that is saved about a person, by table; nothing that proves who they are. */
  exported(id: string): Promise<Record<string, unknown[]>>;
  /** Deletes everything that is saved about a person. */
  remove(id: string): Promise<void>;
}

export interface AuditEntry {
  /** Null where the account is gone. */
  accountId: string | null;
  event: AuditEvent;
  detail?: Record<string, string>;
  /** Network address the request came from; '' for the command line. */
  address: string;
}

/** The PRO questions of accounts, which another area counts. */
export interface WeeklyProUsage {
  /** What an account has used of this week. */
  allowance(accountId: string): Promise<{ used: number }>;
}

/** What organizations know of accounts. */
export interface Memberships {
  /** What an account is in which organizations. */
  rolesOf(accountId: string): Promise<OrganizationRole[]>;
  /** Whether an organization of an account asks its members for a second factor. */
  asksForSecondFactor(accountId: string): Promise<boolean>;
  /** Whether an organization is suspended; null where there is none of this id. */
  findOrganization(id: string): Promise<{ suspended: boolean } | null>;
  /** The same for many accounts at once, by their ids; those without a role are left out. */
  rolesOfEach(accountIds: readonly string[]): Promise<ReadonlyMap<string, OrganizationRole[]>>;
  /** Invitations sent to an address that wait for an answer, the newest first. */
  invitesOf(email: string): Promise<PendingInvite[]>;
  /**
   * Ends all memberships of an account that goes; false, and none ended, where an organization with others in it would
   * lose its last admin.
   */
  leaveAll(accountId: string): Promise<boolean>;
}

/** Whoever is told of new accounts, to reward those who referred them. Never fails. */
export interface Referred {
  /** Tells by whose link an account registered, in the place of what was told before; a null code means by nobody’s. */
  registered(account: {
    accountId: string;
    code: string | null;
    /** Whether the owner of an address has signed in with this browser. */
    isBrowserOf: (email: string) => boolean;
  }): Promise<void>;
  /** Tells that the address of an account is proven. */
  verified(accountId: string): Promise<void>;
}

/** The log of sign-ins and role changes. */
export interface AuditLog {
  /** Writes a line, inside the transaction under way if there is one. */
  write(entry: AuditEntry): Promise<void>;
}

/** A session as saved. */
export interface StoredSession {
  id: string;
  /** What the browser said of itself; null or '' where it said nothing. */
  userAgent: string | null;
  /** The network it began in. */
  network: string | null;
  startedAt: Date;
  /** Up to a day before the last use. */
  lastUsedAt: Date;
  expiresAt: Date;
}

/** The sessions by which accounts are signed in. One that is ended opens nothing from the next call on. */
export interface AccountSessions {
  /** Notes from where, and with which program, a session began. */
  note(session: string, from: Pick<StoredSession, 'network'> & { userAgent: string }): Promise<void>;
  /** Those of an account that have not expired, the last used first. */
  list(account: string): Promise<StoredSession[]>;
  /** False where the account has no such session. */
  end(account: string, session: string): Promise<boolean>;
  /** Ends all of an account but one, or all of them; gives how many. */
  endOthers(account: string, session: string | null): Promise<number>;
}

/** Kinds of messages that somebody can ask for without being known, or that go to somebody who need not be. */
export type RequestableMail = 'verify' | 'reset' | 'referral' | `invite into ${string}`;

/** Who tries a password for which account. */
export interface Guess {
  email: string;
  /** Network address. */
  address: string;
  /** Names a device on which the owner of the account has been; null for any other. */
  device: string | null;
}

/** How often somebody may try; every method gives 0, or the whole seconds to wait. */
export interface AttemptLimits {
  /** Anything at all that proves who somebody is, from a network address. */
  attempt(address: string): Promise<number>;
  /**
   * A password for an account. A device that is known to it is counted apart, so that whoever guesses from elsewhere
   * cannot lock its owner out.
   */
  guess(guess: Guess): Promise<number>;
  /** A code of a second factor, counted in the same way; there are fewer of them than passwords. */
  code(guess: Guess): Promise<number>;
  /** A message to an address, known or not. */
  message(kind: RequestableMail, email: string): Promise<number>;
}

/** Passwords that are guessed first. */
export interface CommonPasswords {
  /** Whether a password in small letters is one of them. */
  has(password: string): Promise<boolean>;
}

/** Somebody who registers. */
export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  language: InterfaceLanguage | null;
}

/** A session that has just begun. */
export interface NewSession {
  id: string;
  accountId: string;
  /** Whether the account was made just now. */
  newAccount: boolean;
  /** What an API client sends as its bearer. */
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Values of set-cookie for a browser. */
  cookies: string[];
}

/** What a right password leads to where it is not enough. */
export interface SecondStep {
  /** The account whose second factor is asked for. */
  secondStepOf: string;
  /** The half session of whoever gave it, which ends with the second factor. */
  step: string;
}

/** The second factors of accounts: a secret shared with an authenticator app, and recovery codes. */
export interface SecondFactors {
  /** Whether signing in with the password asks for more; since when for a code of an app, and how many of the others there are. */
  state(accountId: string): Promise<{ on: boolean; since: Date | null; passkeys: number; recoveryCodes: number }>;
  /** Makes a secret that counts once a code confirms it, in place of one that waits; null where one counts already. */
  begin(account: { id: string; email: string }): Promise<SecondFactorSetup | null>;
  /** Lets the secret count, for an hour after it was made; gives the recovery codes, none where there have been some. */
  confirm(accountId: string, code: string): Promise<Result<string[], IdentityErrorCode>>;
  /** Uses a code up and says of what it was; null for one that is wrong, too old or used already. */
  use(accountId: string, code: string): Promise<SecondFactorCode['kind'] | null>;
  /** Runs `work` while nobody else adds or removes a second factor of an account, all of it or nothing. */
  hold<T>(accountId: string, work: () => Promise<T>): Promise<T>;
  /** Replaces the recovery codes. */
  renewRecoveryCodes(accountId: string): Promise<string[]>;
  /** Forgets the secret, and the recovery codes where no passkey needs them; false where there was none that counts. */
  remove(accountId: string): Promise<boolean>;
  /** Ends all of it, passkeys as well; false where there was nothing that counts. */
  removeAll(accountId: string): Promise<boolean>;
}

/** What passkeys are shown for, and what only that is good for: a half session, or a browser that wants to sign in. */
export type PasskeyPurpose =
  | { kind: 'second-step'; token: string; accountId: string }
  | { kind: 'sign-in'; browser: string };

/** The passkeys of accounts (WebAuthn). Every challenge works once, for five minutes, for whom and what it was made. */
export interface Passkeys {
  /** The first added first. */
  list(accountId: string): Promise<Passkey[]>;
  /** What a browser makes a passkey with; null where there are as many as there may be. */
  beginAdding(account: { id: string; email: string; sessionId: string }): Promise<PasskeyOptions | null>;
  /** Keeps a passkey that was made; with recovery codes where it is the first second factor. */
  add(
    account: { id: string; sessionId: string },
    passkey: AddPasskeyRequest,
  ): Promise<Result<AddedPasskey, IdentityErrorCode>>;
  /** Null where the account has no such passkey. */
  rename(accountId: string, id: string, name: string): Promise<Passkey | null>;
  /** Removes one, and the recovery codes with the last second factor; gives its name, null where there is none such. */
  remove(accountId: string, id: string): Promise<string | null>;
  /** What a browser asks for a passkey with. */
  beginProving(purpose: PasskeyPurpose): Promise<PasskeyOptions>;
  /** Gives the account a passkey opens; of a refusal, whose it seems to be. */
  prove(
    purpose: PasskeyPurpose,
    passkey: ShownPasskey,
  ): Promise<Result<string, { code: IdentityErrorCode; accountId: string | null }>>;
  /** Whether a passkey that a device showed is still one of an account. */
  has(accountId: string, credentialId: string): Promise<boolean>;
}

/** What somebody has proven before they are asked for a code. */
export type FirstStep = 'password' | 'single-sign-on';

/** Who has proven who they are but for a code, and has ten minutes to give it: nothing else can be done with such a token. */
export interface SecondSteps {
  begin(accountId: string, after?: FirstStep): Promise<string>;
  /** The account a token is for; null for one that is none, was used or is too old. */
  ownerOf(token: string): Promise<string | null>;
  /** What came before it. */
  firstStepOf(token: string): FirstStep;
  /** Uses a token up; false where somebody was faster. */
  end(token: string): Promise<boolean>;
}

/** Where signing in with a provider goes on, and the cookies it needs for that. */
export interface SocialStart {
  url: string;
  cookies: string[];
}

/**
 * Proves who somebody is: keeps passwords, sessions, one-time links and the dealings with providers. Nothing it gives
 * says more about an address than its code.
 */
export interface Authentication {
  /** Who sends these headers (cookie or bearer), null for nobody; with cookies where the session was prolonged. */
  identify(headers: Headers): Promise<{ user: CurrentUser | null; cookies: string[] }>;
  /** Makes an account that has to be verified; false when the address has one, which takes as long. */
  create(account: NewAccount): Promise<Result<boolean, IdentityErrorCode>>;
  /**
   * Replaces whatever proves who owns an address that was never verified, and ends what came of it; false where the
   * address is verified by now, or its account gone.
   */
  registerAgain(email: string, password: string): Promise<boolean>;
  /** The account of an address that somebody vouched for whom it belongs to; made, without a password, where there is none. */
  vouch(person: {
    email: string;
    firstName: string;
    lastName: string;
    language: InterfaceLanguage;
  }): Promise<{ accountId: string; newAccount: boolean }>;
  /** Replaces the password of an account while the current one still is, without ending its sessions. */
  changePassword(
    accountId: string,
    passwords: { currentPassword: string; password: string },
  ): Promise<Result<null, IdentityErrorCode>>;
  /** Begins a session; the one these headers carry ends. An account with a second factor gets none, but its next step. */
  signIn(input: {
    email: string;
    password: string;
    headers: Headers;
  }): Promise<Result<NewSession | SecondStep, IdentityErrorCode>>;
  /**
   * Begins a session for whoever has proven everything an account asks for; the one these headers carry ends. Null where
   * that opens the account no longer, or it is gone: `stands` is asked while nobody can set a password.
   */
  beginSession(
    accountId: string,
    proof: { headers: Headers; stands?: () => Promise<boolean> },
  ): Promise<NewSession | null>;
  secondFactors: SecondFactors;
  passkeys: Passkeys;
  secondSteps: SecondSteps;
  /** Ends the session of these headers; gives the cookies that say so. */
  signOut(headers: Headers): Promise<string[]>;
  /** A link that verifies an address; valid for a day, and for the registration that stands now and no other. */
  verificationToken(email: string): Promise<string>;
  /** Gives the id of the account whose address is verified now. */
  verifyEmail(token: string): Promise<Result<string, IdentityErrorCode>>;
  /** A code that lets its bearer set a new password once; valid for an hour. */
  resetCode(email: string): Promise<string | null>;
  /** The id of the account whose password a code sets; null for a code that is none, was used or is too old. */
  ownerOfResetCode(code: string): Promise<string | null>;
  /** Sets a new password, verifies the address, ends every session and gives the id of the account. */
  resetPassword(code: string, password: string): Promise<Result<string, IdentityErrorCode>>;
  isPassword(accountId: string, password: string): Promise<boolean>;
  hasPassword(accountId: string): Promise<boolean>;
  /** Ends every session of an account. */
  endSessions(accountId: string): Promise<void>;
  /** Others who can vouch for a user. */
  providers(): Promise<{ id: string; name: string }[]>;
  beginSocial(provider: string, headers: Headers): Promise<Result<SocialStart, IdentityErrorCode>>;
  /** Ends what `beginSocial` began, with the request the provider sent the browser back with. */
  finishSocial(request: Request): Promise<Result<NewSession, IdentityErrorCode>>;
}

/** The addresses visitors gave before they asked on. */
export interface VisitorEmails {
  /** Keeps the address of a visitor in place of an earlier one. */
  keep(visitor: string, email: string): Promise<void>;
  /** Forgets what a visitor gave. */
  forget(visitor: string): Promise<void>;
}
