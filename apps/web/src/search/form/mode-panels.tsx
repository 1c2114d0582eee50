import { Inline, PicoSentenceBuilder, SearchInput, Select, Stack } from '@footnote/ui';
import type { ReactNode } from 'react';
import { lazyPage } from '../../platform/rendering/lazy-page.ts';
import type { SearchMode } from '../search-state.ts';
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
  const { drafts, onChange, labels } = parts;
  return {
    simple: (
      <SearchInput
        {...labels.simple}
        labelShown
        value={drafts.simple}
        onChange={(simple) => onChange({ simple: simple.slice(0, LONGEST_TEXT) })}
      />
    ),
    pico: <PicoPanel {...parts} />,
    query: <QueryPanel {...parts} />,
    category: (
      <CategoryPanel
        selected={drafts.category}
        onChange={(category) => onChange({ category })}
        labels={labels.categories}
      />
    ),
  };
}

/** Characters the call of plain words takes. */
const LONGEST_TEXT = 4_000;

function PicoPanel({ drafts, onChange, labels }: PanelParts) {
  return (
    <Stack>
      <PicoSentenceBuilder
        terms={drafts.pico}
        onChange={(pico) => onChange({ pico, picoTyped: null })}
        onTyping={(picoTyped) => onChange({ picoTyped })}
        labels={labels.pico}
      />
      <Inline>
        <Select
          label={labels.fuzziness.label}
          options={labels.fuzziness.options}
          value={`${drafts.fuzziness}`}
          onChange={(value) => onChange({ fuzziness: value === '0' ? 0 : value === '2' ? 2 : 1 })}
        />
      </Inline>
    </Stack>
  );
}
