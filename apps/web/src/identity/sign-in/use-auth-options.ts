import type { AuthOptions } from '@footnote/domain';
import useSWRImmutable from 'swr/immutable';
import { answerOf } from '../../platform/api/call-failure.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { fetchAuthOptions } from './auth.client.ts';

async function loadOptions(): Promise<AuthOptions> {
  return answerOf(await fetchAuthOptions());
}

/** What the auth screens offer; undefined until it is known. */
export function useAuthOptions(): AuthOptions | undefined {
  return useSWRImmutable(calls.authOptions, loadOptions).data;
}
