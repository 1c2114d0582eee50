import { sourceOptions, type SourceOption } from '@footnote/domain';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useSources } from '../../platform/sources/use-sources.ts';
import { messages } from './source.messages.ts';
import { useCollectionOptions } from './use-collection-options.ts';

/** The sources that questions can be answered from, as choices; collections of the library among them where they are wanted. */
export function useSourceOptions({ withCollections = false } = {}) {
  const t = useTranslate();
  const { id, name } = useSnapshot(actingFor);
  const { sources, failure, again } = useSources(id);
  const collections = useCollectionOptions(withCollections);
  const own = useMemo<readonly SourceOption[]>(
    () => sourceOptions(sources ?? [], { name: t(messages.webSearch), description: t(messages.webSearchText) }),
    [sources, t],
  );
  const options = useMemo(() => [...own, ...collections.options], [own, collections.options]);
  const ofSources =
    sources !== undefined ? ('ready' as const) : failure === undefined ? ('loading' as const) : ('error' as const);
  const state = ofSources === 'ready' ? collections.state : ofSources;
  const reload = async () => {
    collections.again();
    await again();
  };
  return { organization: id, organizationName: name, options, state, again: reload };
}
