import type { UserProfile } from '@footnote/domain';
import { proxy, ref } from 'valtio';
import { onSignedOut } from '../api/signed-out.ts';
import { onActingRefused } from '../api/acting-refused.ts';
import { ACTING_KEY, actingFor, forgetActing, pauseActing, restoreActing, settleActing } from './acting-for.store.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';

/** Says that this browser has a session, which no script can see: nobody else is asked who they are. */
const MARK = 'footnote-account';
/** Stands in the mark for a moment, for other tabs to tell a session that ended from a user who left. */
const ENDED = 'ended';

/** A profile as the store hands it through, not looked into for changes. */
type Kept = ReturnType<typeof ref<UserProfile>>;

export interface AccountState {
  /** `failed` while nobody knows who reads: the server could not be asked. */
  stage: 'loading' | 'visitor' | 'signedIn' | 'failed';
  /** Null for everybody but `signedIn`; replaced as a whole. */
  profile: Kept | null;
  /** Whether the session of this page's user ended while they were at it. */
  ended: boolean;
}

/** Whether this browser is marked as having a session. */
function hasMark(): boolean {
  const mark = readStored(MARK);
  return mark !== undefined && mark !== ENDED;
}

/** Who reads. */
export const account = proxy<AccountState>({
  stage: hasMark() ? 'loading' : 'visitor',
  profile: null,
  ended: false,
});

if (hasMark()) restoreActing();

/** Takes over what the server knows of the user. */
export function takeProfile(profile: UserProfile): void {
  writeStored(MARK, 'signed-in');
  if (account.stage === 'visitor') restoreActing();
  settleActing(profile);
  Object.assign(account, { stage: 'signedIn', profile: ref(profile), ended: false });
}

/** Notes that there is no session. */
export function becomeVisitor(): void {
  writeStored(MARK, null);
  pauseActing();
  Object.assign(account, { stage: 'visitor', profile: null });
}

/** Notes that the session ended, or was ended elsewhere, while its user was at work; the other tabs hear of it, too. */
export function endSession(): void {
  // Tabs that are told of the same end would tell each other for ever.
  if (hasMark()) writeStored(MARK, ENDED);
  account.ended = true;
  becomeVisitor();
}

onSignedOut(endSession);

/** Whoever was taken out of an organization, or whose organization is gone, acts for whom else they may. */
onActingRefused((organization) => {
  if (organization !== actingFor.id) return;
  forgetActing(organization);
  void loadAccount();
});

let latest: Promise<void> | null = null;

/** Asks the server who reads; an answer that comes after it was asked anew is not taken, but the newer one waited for. */
export function loadAccount(): Promise<void> {
  const load: Promise<void> = takeAnswer(() => latest === load);
  latest = load;
  return load;
}

/** Resolves once it is known who reads, or that nobody can tell. */
export async function accountKnown(): Promise<void> {
  if (account.stage === 'loading') await (latest ?? loadAccount());
}

async function takeAnswer(isLatest: () => boolean): Promise<void> {
  const { stage, ended } = account;
  const { fetchProfile } = await import('./account.client.ts');
  const loaded = await fetchProfile();
  if (!isLatest()) await latest;
  else if (loaded.ok) takeProfile(loaded.value);
  else if (loaded.error.status === 401) {
    // A visitor who was asked for has lost nothing.
    account.ended = stage !== 'visitor' || ended;
    becomeVisitor();
  } else if (account.stage === 'loading') account.stage = 'failed';
}

/** Asks once more where the server could not be asked before. */
function askAgain(): void {
  if (account.stage === 'failed') void loadAccount();
}

/**
 * Finds out who reads, now, whenever another tab signs in or out, and where nobody knew when the user comes back or the
 * connection does; gives a way to stop.
 */
export function watchAccount(): () => void {
  if (account.stage === 'loading') void loadAccount();
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === ACTING_KEY && newValue !== null && account.stage === 'signedIn') void loadAccount();
    if (key !== MARK && key !== null) return;
    if (newValue === ENDED) {
      if (account.stage === 'signedIn') {
        pauseActing();
        Object.assign(account, { stage: 'visitor', profile: null, ended: true });
      }
      return;
    }
    const marked = hasMark();
    if (marked && account.stage === 'visitor') void loadAccount();
    // What is on the screen belongs to whoever signed out.
    if (!marked && account.stage === 'signedIn') location.reload();
  };
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener('storage', hear, { signal });
  for (const comesBack of ['online', 'focus']) addEventListener(comesBack, askAgain, { signal });
  return () => watch.abort();
}
