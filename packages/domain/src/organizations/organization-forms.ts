import { findProblems, isEmail, type FieldProblem } from '../identity/form-problems.ts';
import type { MemberRole, OrganizationInvite, OrganizationMember } from './organization.schema.ts';

/** What is wrong with one field of a form about organizations (specification §5). */
export type OrganizationProblem = FieldProblem | 'number' | 'range' | 'invited' | 'member';

/** The problems of a form by field; a field without one is missing. */
export type OrganizationProblems<Field extends string> = Partial<Record<Field, OrganizationProblem>>;

export interface OrganizationValues {
  name: string;
  description: string;
  /** As it is written. */
  userLimit: string;
}

export interface SourceValues {
  name: string;
  description: string;
}

/** Where a source's documents are kept and found; both as they are written. */
export interface StorageValues {
  /** Days for which deleted documents can be brought back. */
  retentionDays: string;
  /** Parts of its search index. */
  shards: string;
}

/** A range, both ends included. */
export interface WholeRange {
  min: number;
  max: number;
}

export interface OrganizationInviteValues {
  email: string;
  name: string;
  role: MemberRole;
}

/** Who takes up the places of an organization. */
export interface OrganizationPlaces {
  members: readonly Pick<OrganizationMember, 'email'>[];
  invites: readonly Pick<OrganizationInvite, 'email'>[];
  userLimit: number;
}

/** Name and user limit are required; the limit is a whole number greater than zero. */
export function organizationProblems(values: OrganizationValues): OrganizationProblems<'name' | 'userLimit'> {
  const limit = wholeProblem(values.userLimit, { min: 1, max: Number.MAX_SAFE_INTEGER });
  return {
    ...findProblems({ name: values.name }, { required: ['name'], emails: [] }),
    ...(limit === null ? {} : { userLimit: limit === 'range' ? 'number' : limit }),
  };
}

/** Name and description are required. */
export function sourceProblems({ name, description }: SourceValues): OrganizationProblems<keyof SourceValues> {
  return findProblems({ name, description }, { required: ['name', 'description'], emails: [] });
}

/** Both are required whole numbers within their limits. */
export function storageProblems(
  values: StorageValues,
  limits: Record<keyof StorageValues, WholeRange>,
): OrganizationProblems<keyof StorageValues> {
  const retentionDays = wholeProblem(values.retentionDays, limits.retentionDays);
  const shards = wholeProblem(values.shards, limits.shards);
  return { ...(retentionDays === null ? {} : { retentionDays }), ...(shards === null ? {} : { shards }) };
}

/** A valid e-mail and a name are required; an e-mail that was invited before, or belongs to a member, is refused. */
export function organizationInviteProblems(
  { email, name }: Pick<OrganizationInviteValues, 'email' | 'name'>,
  { members, invites }: Pick<OrganizationPlaces, 'members' | 'invites'>,
): OrganizationProblems<'email' | 'name'> {
  const problems: OrganizationProblems<'email' | 'name'> = findProblems(
    { email, name },
    { required: ['email', 'name'], emails: ['email'] },
  );
  if (!isEmail(email)) return problems;
  const known = (people: readonly { email: string }[]) =>
    people.some((person) => comparable(person.email) === comparable(email));
  if (known(members)) return { ...problems, email: 'member' };
  return known(invites) ? { ...problems, email: 'invited' } : problems;
}

/** Places that are left, never below 0; open invites hold theirs. */
export function placesLeft({ members, invites, userLimit }: OrganizationPlaces): number {
  return Math.max(0, userLimit - members.length - invites.length);
}

const comparable = (email: string) => email.trim().toLowerCase();

/** Reads what is written as a whole number of at most 9 digits, or null. */
export function readWholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
}

function wholeProblem(text: string, { min, max }: WholeRange): 'required' | 'number' | 'range' | null {
  if (text.trim() === '') return 'required';
  const value = readWholeNumber(text);
  if (value === null) return 'number';
  return value < min || value > max ? 'range' : null;
}
