import { Inline, PicoSentenceBuilder, SearchInput, Select, Stack } from '@footnote/ui';
import type { ReactNode } from 'react';
import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import type { SearchMode } from '../search-state.ts';
import { messages } from './form.messages.ts';
import type { PanelParts } from './panel-parts.ts';

// Without a fallback of their own: the page comes with the panel its address names, and the tab before stays until the next is there.
const CategoryPanel = lazyPage(async () => ({ default: (await import('./category-panel.tsx')).CategoryPanel }));
const QueryPanel = lazyPage(async () => ({ default: (await import('./query-panel.tsx')).QueryPanel }));

/** Fetches what a mode is filled in with where it loads apart from the page; rejects with `PageNotLoaded`. */
export async function loadModePanel(mode: SearchMode): Promise<void> {
  if (mode === 'query') await QueryPanel.load();
  else if (mode === 'category') await CategoryPanel.load();
}

/** What each mode is filled in with. */
export function modePanels(parts: PanelParts): Record<SearchMode, ReactNode> {
  const { drafts, onChange, t } = parts;
  return {
    simple: (
      <SearchInput
        label={t(messages.simpleField)}
        placeholder={t(messages.simpleExample)}
        clearLabel={t(messages.clear)}
        labelShown
        value={drafts.simple}
        onChange={(simple) => onChange({ simple: simple.slice(0, LONGEST_TEXT) })}
      />
    ),
    pico: <PicoPanel {...parts} />,
    query: <QueryPanel {...parts} />,
    category: <CategoryPanel selected={drafts.category} onChange={(category) => onChange({ category })} />,
  };
}

/** Characters the call of plain words takes. */
const LONGEST_TEXT = 4_000;

function PicoPanel({ drafts, onChange, t }: PanelParts) {
  return (
    <Stack>
      <PicoSentenceBuilder
        terms={drafts.pico}
        onChange={(pico) => onChange({ pico, picoTyped: null })}
        onTyping={(picoTyped) => onChange({ picoTyped })}
      />
      <Inline>
        <Select
          label={t(messages.fuzziness)}
          options={[
            { value: '0', label: t(messages.exact) },
            { value: '1', label: t(messages.oneLetter) },
            { value: '2', label: t(messages.twoLetters) },
          ]}
          value={`${drafts.fuzziness}`}
          onChange={(value) => onChange({ fuzziness: value === '0' ? 0 : value === '2' ? 2 : 1 })}
        />
      </Inline>
    </Stack>
  );
}
