import type { IdentityErrorCode, InterfaceLanguage, Result, SingleSignOnErrorCode } from '@footnote/domain';

/** What keeps somebody from coming in by single sign-on. */
export type SignOnRefusal = SingleSignOnErrorCode | IdentityErrorCode;

/** Somebody whom the provider of an organization has vouched for, just now and to this browser. */
export interface SignedOnPerson {
  organizationId: string;
  /** The settings they signed on with. */
  version: string;
  issuer: string;
  /** Who they are at their provider, where addresses change hands. */
  subject: string;
  /** In small letters; null where the provider told none, or does not vouch for it. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** Whether the provider says that they used a second factor. */
  secondFactor: boolean;
}

/** The account of somebody who signed on. */
export interface AdmittedPerson {
  accountId: string;
  /** Whether it was made just now. */
  newAccount: boolean;
}

/** Where signing on goes on, and what the browser has to bring back. */
export interface SignOnStart {
  url: string;
  browser: string;
}

/** Single sign-on of organizations, as far as signing in knows of it. */
export interface SingleSignOns {
  /** How the provider is called that addresses of this domain sign on with; null for none. Says nothing of accounts. */
  offer(email: string): Promise<string | null>;
  begin(email: string): Promise<Result<SignOnStart, SignOnRefusal>>;
  /** Says who came back from a provider; what they bring is used up, whatever it proves. */
  prove(back: {
    connection: string;
    /** What the browser was given when it left. */
    browser: string;
    query: URLSearchParams;
  }): Promise<Result<SignedOnPerson, SignOnRefusal>>;
  /** Makes somebody who signed on a member of their organization, with an account; changes nothing where they are refused. */
  admit(
    person: SignedOnPerson,
    from: { address: string; language: InterfaceLanguage },
  ): Promise<Result<AdmittedPerson, SignOnRefusal>>;
  /** Whether an organization lets an account, which belongs to it, in by single sign-on alone. */
  isOnlyWay(account: { id: string; email: string }): Promise<boolean>;
}
