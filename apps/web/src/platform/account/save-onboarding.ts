import { userProfileSchema } from '@footnote/domain';
import { callApi } from '../api/api.client.ts';
import { calls } from '../navigation/paths.ts';
import { account, takeProfile } from './account.store.ts';

/** Notes on the account whether its user is to be shown round; what cannot be saved holds until the page is loaded anew. */
export async function saveOnboarding(onboardingNeeded: boolean): Promise<void> {
  if (account.profile !== null) takeProfile({ ...account.profile, onboardingNeeded });
  const saved = await callApi(calls.ownAccount, {
    method: 'PATCH',
    body: { onboardingNeeded },
    read: (value) => userProfileSchema.parse(value),
  });
  if (saved.ok) takeProfile(saved.value);
}
