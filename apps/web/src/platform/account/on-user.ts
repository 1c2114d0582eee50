import { subscribe } from 'valtio';
import { account } from './account.store.ts';

/** Calls `hear` with each user who signs in in this page, now or later, and with who was here before; not with one who comes back. */
export function onUser(hear: (user: string, before: string | undefined) => void): void {
  let user: string | undefined;
  const look = () => {
    const id = account.profile?.id;
    if (id === undefined || id === user) return;
    const before = user;
    user = id;
    hear(id, before);
  };
  look();
  subscribe(account, look, true);
}
