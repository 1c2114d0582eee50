import { readAccessContext, type AccessContext } from '@footnote/domain';
import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';
import { actingFor } from './acting-for.store.ts';
import { plans } from './plans.ts';

/** What the user may see; undefined until it is known who reads. */
export function useAccessContext(): AccessContext | undefined {
  const { stage, profile } = useSnapshot(account);
  const { id } = useSnapshot(actingFor);
  return stage === 'loading' || stage === 'failed' ? undefined : readAccessContext(profile, id, plans);
}
