import { account } from '../platform/account/account.store.ts';
import { LOCALE_KEY } from '../platform/i18n/locale.store.ts';
import { forgetKeptFiles } from '../platform/storage/kept-files.ts';
import { readStored, writeStored } from '../platform/storage/stored-value.ts';

/** Forgets everything this browser and this tab keep about a user but the language (specification §4), files of uploads included. */
export async function clearUserData(): Promise<void> {
  const locale = readStored(LOCALE_KEY);
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is refused there is nothing to forget.
  }
  if (locale !== undefined) writeStored(LOCALE_KEY, locale);
  account.profile = null;
  await forgetKeptFiles();
}
