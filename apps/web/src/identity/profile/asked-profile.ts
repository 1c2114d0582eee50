import { lacksProfile } from '@footnote/domain';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';

/** Left from registering until the profile is filled in (specification §4, Onboarding). */
const NEW = 'footnote-new-user';
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

/** Notes that somebody has just registered, or that their profile is filled in. */
export function markNewUser(isNew: boolean): void {
  writeStored(NEW, isNew ? 'true' : null);
}

/** Whether somebody registered in this browser and has not filled in the profile since. */
export function isNewUser(): boolean {
  return readStored(NEW) !== undefined;
}
