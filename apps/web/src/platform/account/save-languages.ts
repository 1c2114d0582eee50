import type { LanguageUpdate } from '@footnote/domain';
import { account, accountKnown, takeProfile } from './account.store.ts';
import { reportProblem } from '../api/report-problem.ts';

/** Keeps languages in the profile of a signed-in user (specification §4); a failure changes nothing on the screen. */
export async function saveLanguages(languages: LanguageUpdate): Promise<void> {
  // Whoever chooses before it is known who reads has chosen all the same.
  await accountKnown();
  if (account.stage !== 'signedIn') return;
  const { updateLanguages } = await import('./account.client.ts');
  const saved = await updateLanguages(languages);
  if (saved.ok) takeProfile(saved.value);
  else reportProblem(`The language could not be saved in the profile: ${saved.error.message}`);
}
