import { can, readAccessContext, RECORDING } from '@footnote/domain';
import { subscribe } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { plans } from '../platform/account/plans.ts';

const CHOICE = 'footnote-recording';
/** Kept in the place of the name of a session that is not recorded. */
const LEFT_ALONE = 'none';

/** The name of the session of this tab where it is one of those that are recorded; chosen once, and kept with the tab. */
function chosenSession(): string | null {
  try {
    const kept = sessionStorage.getItem(CHOICE);
    const session = kept ?? (Math.random() < RECORDING.share ? crypto.randomUUID() : LEFT_ALONE);
    sessionStorage.setItem(CHOICE, session);
    return session === LEFT_ALONE ? null : session;
  } catch {
    return null;
  }
}

function mayRecord(): boolean {
  const { profile } = account;
  return profile?.optIn === true && can(readAccessContext(profile, actingFor.id, plans), 'sessionRecording');
}

/**
 * Records one session in twenty of those who agreed and may be recorded, from the moment that is known until they take
 * it back or leave. The recorder itself loads only then.
 */
export function followChoice(): void {
  let ending: Promise<() => void> | null = null;
  const decide = () => {
    const session = mayRecord() ? chosenSession() : null;
    if (session === null) {
      void ending?.then((end) => end());
      ending = null;
    } else ending ??= import('./session-recording.ts').then(({ recordSession }) => recordSession(session));
  };
  decide();
  subscribe(account, decide);
}
