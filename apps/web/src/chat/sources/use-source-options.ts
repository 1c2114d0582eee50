import { sourceOptions, type SourceOption } from '@footnote/domain';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useSources } from '../../platform/sources/use-sources.ts';
import { messages } from './source.messages.ts';

/** The sources that questions can be answered from, as choices. */
export function useSourceOptions() {
  const t = useTranslate();
  const { id, name } = useSnapshot(actingFor);
  const { sources, failure, again } = useSources(id);
  const options = useMemo<readonly SourceOption[]>(
    () => sourceOptions(sources ?? [], { name: t(messages.webSearch), description: t(messages.webSearchText) }),
    [sources, t],
  );
  const state =
    sources !== undefined ? ('ready' as const) : failure === undefined ? ('loading' as const) : ('error' as const);
  return { organization: id, organizationName: name, options, state, again };
}
