import type { OrganizationDomain, Result, SingleSignOnErrorCode, SingleSignOnUpdate } from '@footnote/domain';

/** The provider of an organization, as saved. */
export interface Connection {
  /** Stands in the address that its provider sends browsers back to. */
  id: string;
  organizationId: string;
  label: string;
  issuer: string;
  clientId: string;
  /** Another with each change that could keep people out. */
  version: string;
  /** ISO 8601; null until an admin of the organization came in with these settings. */
  provenAt: string | null;
  /** Whether members come in by it alone. */
  only: boolean;
}

/** A connection with what this server proves itself with at its provider. */
export interface OpenConnection extends Connection {
  clientSecret: string;
}

/** Providers of organizations as saved, their secrets encrypted. */
export interface Connections {
  find(organizationId: string): Promise<OpenConnection | null>;
  findById(id: string): Promise<OpenConnection | null>;
  /** The one by which addresses of a verified domain come in; null for those of a suspended organization. */
  findByDomain(domain: string): Promise<OpenConnection | null>;
  /** Saves it in place of any other of its organization; not proven, and not the only way, unless nothing but its label is new. */
  save(organizationId: string, connection: SingleSignOnUpdate & { id: string; version: string }): Promise<void>;
  setProven(organizationId: string): Promise<void>;
  setOnly(organizationId: string, only: boolean): Promise<void>;
  remove(organizationId: string): Promise<void>;
  /** Whether an account belongs to an organization, not suspended, that has the domain and lets its people in by this alone. */
  isOnlyWay(accountId: string, domain: string): Promise<boolean>;
}

/** Domains of organizations as saved. */
export interface Domains {
  list(organizationId: string): Promise<OrganizationDomain[]>;
  /** Keeps the token of one that is there already. */
  add(organizationId: string, domain: string): Promise<void>;
  /** False where another organization has it verified. */
  verify(organizationId: string, domain: string, by: 'dns' | 'superAdmin'): Promise<boolean>;
  remove(organizationId: string, domain: string): Promise<void>;
  /** Whose it is; null while nobody has verified it. */
  ownerOf(domain: string): Promise<string | null>;
}

/** Who people are at the providers of organizations. */
export interface Identities {
  accountOf(at: { organizationId: string; issuer: string; subject: string }): Promise<string | null>;
  /** Whether an account is somebody at a provider already. */
  has(at: { organizationId: string; issuer: string; accountId: string }): Promise<boolean>;
  link(at: { organizationId: string; issuer: string; subject: string; accountId: string }): Promise<void>;
}

/** What a browser that is at a provider has to bring back, and what its answer is held against. */
export interface SignOnAttempt {
  connectionId: string;
  version: string;
  nonce: string;
  codeVerifier: string;
}

/** Browsers that are at a provider. */
export interface SignOnAttempts {
  /** Keeps one for ten minutes. */
  keep(attempt: SignOnAttempt & { state: string; browser: string }): Promise<void>;
  /** Gives an attempt and forgets it; null for one that is none, is over, or began in another browser. */
  take(state: string, browser: string): Promise<SignOnAttempt | null>;
  forgetExpired(): Promise<void>;
}

/** What a provider proved of somebody. */
export interface ProvenPerson {
  subject: string;
  email: string | null;
  firstName: string;
  lastName: string;
  secondFactor: boolean;
}

type Keys = Pick<OpenConnection, 'issuer' | 'clientId' | 'clientSecret' | 'version'>;

/** OpenID Connect providers, which are run by others: what they send is judged, limited and given up in time. */
export interface OpenIdProviders {
  /** Reads what a provider says of itself. */
  check(keys: Pick<Keys, 'issuer' | 'clientId' | 'clientSecret'>): Promise<Result<null, SingleSignOnErrorCode>>;
  /** The address that begins signing on, with what the answer will be held against; null where the provider cannot be read. */
  begin(
    keys: Keys,
    ask: { redirectUri: string; email: string },
  ): Promise<(Omit<SignOnAttempt, 'connectionId' | 'version'> & { state: string; url: string }) | null>;
  /** Who somebody is by what they were sent back with; nobody unless every proof holds. */
  finish(
    keys: Keys,
    back: { address: URL; state: string; attempt: SignOnAttempt },
  ): Promise<Result<ProvenPerson, 'identity/provider-failed' | 'identity/provider-canceled'>>;
}

/** What the DNS says. */
export interface DomainRecords {
  /** The TXT records of a name; none where the DNS does not answer. */
  texts(name: string): Promise<string[]>;
}
