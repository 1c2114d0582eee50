import type { AuthOptions } from '@footnote/domain';
import useSWRImmutable from 'swr/immutable';
import { calls } from '../../platform/navigation/paths.ts';
import { fetchAuthOptions } from './auth.client.ts';

async function loadOptions(): Promise<AuthOptions> {
  const loaded = await fetchAuthOptions();
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

/** What the auth screens offer; undefined until it is known. */
export function useAuthOptions(): AuthOptions | undefined {
  return useSWRImmutable(calls.authOptions, loadOptions).data;
}
