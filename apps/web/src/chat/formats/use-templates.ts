import { FORMAT_TOKEN_LIMIT, RECENT_TEMPLATES, RECENT_TEMPLATES_DELAY, type OutputTemplate } from '@footnote/domain';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import useSWR, { mutate } from 'swr';
import { account } from '../../platform/account/account.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { moveAnswerFormat, writeFormat } from './answer-format.store.ts';
import { estimatedTokens } from './count-text.ts';
import { loadTemplates, noteUse, templateLists } from './output-templates.client.ts';
import { namedTemplate } from './template-names.ts';

/** Who has templates; '' for a visitor. */
function useOwner(): string {
  return useSnapshot(account).profile?.id ?? '';
}

/** All templates of the user and of the product, the last used first; not loaded while it is not `wanted`. */
export function useTemplates(wanted: boolean) {
  const t = useTranslate();
  const owner = useOwner();
  const list = useSWR(wanted && owner !== '' ? ([templateLists.all, owner] as const) : null, loadTemplates);
  return {
    templates: (list.data ?? []).map((template) => namedTemplate(t, template)),
    state: list.data === undefined ? (list.error === undefined ? ('loading' as const) : ('error' as const)) : 'ready',
    retry: () => void list.mutate(),
  } as const;
}

/** The templates used last, loaded two seconds after the start (specification §9); null until then, and for visitors. */
export function useRecentTemplates(): readonly OutputTemplate[] | null {
  const t = useTranslate();
  const owner = useOwner();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), RECENT_TEMPLATES_DELAY);
    return () => clearTimeout(timer);
  }, []);
  const key = isDue && owner !== '' ? ([templateLists.recent(RECENT_TEMPLATES), owner] as const) : null;
  const { data } = useSWR(key, loadTemplates, { keepPreviousData: true });
  return data === undefined || owner === '' ? null : data.map((template) => namedTemplate(t, template));
}

/** Loads the lists of templates anew that are on the screen. */
export function refreshTemplates(): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && String(key[0]).startsWith(templateLists.all));
}

/** Takes a template as the format of the next question, and puts it in front of the recent ones. */
export async function takeTemplate(template: OutputTemplate): Promise<void> {
  // At once, so that it shapes a question that is sent now; what was saved is no longer than a format may be.
  const tokens = Math.min(estimatedTokens(template.prompt), FORMAT_TOKEN_LIMIT);
  moveAnswerFormat({ type: 'template_chosen', template, tokens });
  await Promise.all([writeFormat(template.prompt), noteUse(template.id)]);
  await refreshTemplates();
}
