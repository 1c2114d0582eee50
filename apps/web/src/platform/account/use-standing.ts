import { readStanding, type Standing } from '@footnote/domain';
import { useSnapshot } from 'valtio';
import { account } from './account.store.ts';

/** What the reader may see; undefined until it is known who reads. */
export function useStanding(): Standing | undefined {
  const { stage, profile } = useSnapshot(account);
  return stage === 'loading' || stage === 'failed' ? undefined : readStanding(profile, null);
}
