import { lacksProfile, type UserProfile } from '@footnote/domain';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';

/** Left from registering until the new user is welcomed (specification §4, Onboarding). */
const NEW = 'footnote-new-user';
/** Days after registering in which an account still counts as new: the address may be verified a few days later. */
const NEW_DAYS = 14;
/** Names the reader this browser asked for their profile last, and the day it did. */
const ASKED = 'footnote-profile-asked';

/** Whom a browser asked for their profile, and on which day. */
export interface AskedProfile {
  id: string;
  day: string;
}

/**
 * How a reader is asked for what their profile lacks (specification §2 and §5): `welcome` stays until it is filled in
 * or put off by name or Esc, `reminder` closes by a press beside it, too, and null is not now. Nobody is asked twice on a day.
 */
export type ProfileRequest = 'welcome' | 'reminder' | null;

interface Reader {
  id: string;
  institution: string;
  occupation: string;
  /** Whether they registered today, or in this browser. */
  isNew: boolean;
}

/** Decides how a reader is asked on a day, by whom this browser asked last. */
export function profileRequest(reader: Reader, asked: AskedProfile | null, day: string): ProfileRequest {
  if (!lacksProfile(reader)) return null;
  if (asked?.id !== reader.id) return reader.isNew ? 'welcome' : 'reminder';
  return asked.day === day ? null : 'reminder';
}

/** The day it is where the reader is. */
export function readerDay(): string {
  return new Date().toDateString();
}

/** Whom this browser asked last; null for nobody, or what it cannot read. */
export function lastAsked(): AskedProfile | null {
  const [id, day] = (readStored(ASKED) ?? '').split(' on ');
  return id === undefined || day === undefined ? null : { id, day };
}

/** Keeps whom this browser asked, and when. */
export function noteAsked({ id, day }: AskedProfile): void {
  writeStored(ASKED, `${id} on ${day}`);
}

/** Notes that somebody has just registered, or that they were welcomed: who signs in here next is somebody else. */
export function markNewUser(isNew: boolean): void {
  writeStored(NEW, isNew ? 'true' : null);
}

/**
 * Whether an account is new: made today, on whatever device, or lately, where somebody registered in this browser who was
 * not welcomed yet.
 */
export function isNewUser({ userSinceDays }: Pick<UserProfile, 'userSinceDays'>): boolean {
  return userSinceDays === 0 || (userSinceDays < NEW_DAYS && readStored(NEW) !== undefined);
}
