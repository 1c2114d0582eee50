import { collectionSource, type LibraryCollection, type SourceOption } from '@footnote/domain';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { account, type AccountState } from '../../platform/account/account.store.ts';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { messages } from './source.messages.ts';

// Most questions are asked of no collection.
const load = async () => (await import('../../platform/library/collections.client.ts')).fetchCollections();

const NONE: readonly LibraryCollection[] = [];

/** The collections of the library that questions can be asked of, as choices; none for visitors, and where nobody wants them. */
export function useCollectionOptions(wanted: boolean) {
  const t = useTranslate();
  const { id } = useSnapshot(actingFor);
  const { stage, profile } = useSnapshot(account);
  const isAsked = wanted && profile !== null;
  const { data, mutate } = useSWR(isAsked ? ['collections', profile.id, id] : null, load);
  const collections = data?.ok === true ? data.value : NONE;
  const options = useMemo<SourceOption[]>(
    () =>
      collections.map((one) => ({
        value: collectionSource(one.id),
        name: one.name,
        description: t(messages.collection, { count: one.items }),
        languages: [],
        disabled: false,
        kind: 'source',
        hasDocuments: false,
      })),
    [collections, t],
  );
  return { options, state: wanted ? stateOf(stage, data) : ('ready' as const), again: () => void mutate() };
}

/** Whether it is known which collections can be asked; while nobody knows who reads, none of those chosen is gone. */
export function stateOf(
  stage: AccountState['stage'],
  data: { ok: boolean } | undefined,
): 'ready' | 'loading' | 'error' {
  if (stage === 'visitor' || data?.ok === true) return 'ready';
  return data === undefined ? 'loading' : 'error';
}
