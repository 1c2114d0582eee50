import {
  citedReferences,
  findCitationMarkers,
  SELECTED_REFERENCES_LIMIT,
  turnRunning,
  type ChatTurn,
  type Citation,
  type TurnStage,
} from '@footnote/domain';
import { ReferencesPanel } from '@footnote/ui';
import { memo, useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { chatWithDocuments, refreshSession } from '../conversation/chat-actions.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { messages } from '../conversation/conversation.messages.ts';
import { openCitedPage } from './open-cited-page.ts';
import { useNamedCitations } from './use-named-citations.ts';
import { ReferencesExport } from './references-export.tsx';
import { FeatureNote } from '../../platform/plans/feature-note.tsx';
import { usePro } from '../../platform/plans/use-pro.ts';
import { chat, findEntry, type TurnEntry } from '../conversation/chat.store.ts';

const Panel = memo(ReferencesPanel);
type Save = ComponentType<{ citation: Citation }>;
const NONE: readonly string[] = [];

export interface ReferencesPaneProps {
  turnKey: string;
  busy: boolean;
  /** Answers the turn again from the given references. */
  onRegenerate: (key: string, ids: readonly string[]) => void;
  /** Called when the next questions are about chosen references. */
  onChatWith: () => void;
}

/** The references of one turn; it follows the answer, and draws only what changes. */
export function ReferencesPane({ turnKey, ...rest }: ReferencesPaneProps) {
  const entry = findEntry(turnKey);
  return entry && <EntryReferences key={turnKey} entry={entry} {...rest} />;
}

function EntryReferences(props: Omit<ReferencesPaneProps, 'turnKey'> & { entry: TurnEntry }) {
  const { entry, busy, onRegenerate, onChatWith } = props;
  const { key, turn, progress } = useSnapshot(entry);
  const { panel, selected, entries } = useSnapshot(chat);
  const t = useTranslate();
  const citations = useNamedCitations(turn.citations, t(messages.deletedDocument));
  const citedNumbers = citedReferences(turn)
    .map(({ n }) => n)
    .join();
  const cited = useMemo(() => citedNumbers.split(',').filter(Boolean).map(Number), [citedNumbers]);
  const reference = panel?.key === key ? panel.reference : null;
  // A new object for every request, so that asking for the same reference again shows it again.
  const focus = useMemo(() => (reference === null ? null : { number: reference, asked: panel }), [reference, panel]);
  const select = useCallback((ids: string[]) => (chat.selected = { key, ids }), [key]);
  const regenerate = useCallback((ids: readonly string[]) => onRegenerate(key, ids), [onRegenerate, key]);
  const openPage = useCallback((number: number) => openCitedPage(key, number), [key]);
  const hasDocuments = citations.some(({ type }) => type === 'pdf');
  useEffect(() => {
    // Fetched before somebody wants it, as whoever opens a page waits for it.
    if (hasDocuments) void import('./opened-page.tsx').catch(() => undefined);
  }, [hasDocuments]);
  const chatWith = useCallback(
    (ids: readonly string[]) => {
      chatWithDocuments(chosenFrom(key, ids));
      onChatWith();
    },
    [key, onChatWith],
  );
  const articleSave = useArticleSave();
  const lock = usePro().lockOf('selectedReferences');
  const note = useMemo(() => (lock === 'open' ? null : <FeatureNote feature="selectedReferences" />), [lock]);
  const chosen = selected?.key === key ? selected.ids : NONE;
  const actions = useMemo(() => <ReferencesExport citations={citations} selected={chosen} />, [citations, chosen]);
  return (
    <Panel
      {...(entries.length > 1 ? { question: turn.question } : {})}
      citations={citations}
      cited={cited}
      selected={chosen}
      onSelectedChange={select}
      selectionLimit={SELECTED_REFERENCES_LIMIT}
      onRegenerate={regenerate}
      regenerateNote={note}
      regenerateLocked={lock !== 'open' && lock !== 'counted'}
      onOpenPage={openPage}
      onChatWith={chatWith}
      busy={busy}
      running={turnRunning(progress.stage)}
      focus={focus}
      renderActions={articleSave}
      actions={actions}
      status={statusOf(turn, progress.stage)}
      onRetry={() => void refreshSession()}
    />
  );
}

/** Draws the button that saves a reference, once it is there. */
function useArticleSave() {
  const [saving, setSaving] = useState<{ Save: Save } | null>(null);
  useEffect(() => {
    const load = import('../../platform/library/article-save.tsx');
    void load.then(({ ArticleSave }) => setSaving({ Save: ArticleSave })).catch(() => undefined);
  }, []);
  return useCallback((citation: Citation) => saving && <saving.Save citation={citation} />, [saving]);
}

/** An answer that cites must have references: where there are none, they did not come through. */
function statusOf({ citations, answer }: ChatTurn, stage: TurnStage): 'ready' | 'loading' | 'error' {
  if (citations.length > 0) return 'ready';
  if (turnRunning(stage)) return 'loading';
  return findCitationMarkers(answer).length > 0 ? 'error' : 'ready';
}

function chosenFrom(key: string, ids: readonly string[]): Citation[] {
  return (findEntry(key)?.turn.citations ?? []).filter((citation) => ids.includes(citation.id));
}
