import { turnEnded, turnRunning, type TurnStage } from '@footnote/domain';
import { media, useMediaQuery, type StreamState } from '@footnote/ui';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { paths } from '../platform/navigation/paths.ts';
import { chat, type TurnEntry } from './conversation/chat.store.ts';
import { useHistoryRefresh } from './history/use-chat-history.ts';
import { useChatRoute } from './use-chat-route.ts';
import { useCarriedQuestion } from './composer/use-carried-question.ts';
import { useTurnActions, useTurnEnds } from './conversation/use-turn-actions.ts';

/** Everything the parts of the chat screen share. */
export function useChatScreen() {
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const state = useScreenState();
  const columns = useColumns();
  const refreshHistory = useHistoryRefresh();
  const route = useChatRoute(refreshHistory);
  const actions = useTurnActions({ nameSession: route.nameSession, openPanel: columns.openPanel });
  useTurnEnds(refreshHistory, route.unnameSession);
  useCarriedQuestion(actions.ask);
  const leaveFor = (go: () => void) => {
    columns.leaveRail();
    go();
    input.current?.focus();
  };
  return {
    scroller,
    input,
    columns,
    actions,
    ...state,
    /** False while the chat on the screen is new and empty. */
    canBegin: state.sessionId !== null || state.asked,
    begin: () => leaveFor(route.newChat),
    open: (sessionId: string) => leaveFor(() => route.openSession(sessionId)),
    /** Called when a session was deleted. */
    forget: (sessionId: string) => sessionId === state.sessionId && route.newChat(),
  };
}

export type ChatScreenParts = ReturnType<typeof useChatScreen>;

/** What the screen needs to know of the chat; it changes with stages, not with words. */
function useScreenState() {
  const { sessionId, entries, panel, loading, page } = useSnapshot(chat);
  const { id } = useSnapshot(actingFor);
  const latest = entries.at(-1);
  return {
    sessionId,
    asked: entries.length > 0,
    busy: entries.some((entry) => turnRunning(entry.progress.stage)),
    // From the first question on, so that the conversation does not move aside when references come.
    referencesOf: panel?.key ?? entries.findLast(hasReferences)?.key ?? latest?.key ?? null,
    loading: loading === 'loading',
    showsPage: page !== null,
    actsForOrganization: id !== null,
    announced: latest === undefined ? ('idle' as const) : streamState(latest.progress.stage),
  };
}

/** An answered turn has references, or they did not come through. */
function hasReferences({ references, progress }: Pick<TurnEntry, 'references' | 'progress'>): boolean {
  return references > 0 || progress.stage === 'answered';
}

function streamState(stage: TurnStage): StreamState {
  if (stage === 'answered' || stage === 'no_documents' || stage === 'stopped' || stage === 'failed') return stage;
  return turnEnded(stage) || stage === 'idle' ? 'idle' : 'running';
}

/** Part of the address by which other pages lead to the history. */
const HISTORY = new URL(paths.chatHistory, location.origin).hash;

/** Which columns are open: both where there is room, until the user says otherwise. */
function useColumns() {
  const phone = useMediaQuery(media.belowMobile);
  const wide = useMediaQuery(media.fromMd);
  const [railOpen, onRailOpenChange] = useState<boolean | null>(null);
  const { hash, key } = useLocation();
  const [followed, setFollowed] = useState('');
  if (hash === HISTORY && followed !== key) {
    setFollowed(key);
    onRailOpenChange(true);
  }
  const [panelOpen, onPanelOpenChange] = useState<boolean | null>(null);
  return {
    frame: { railOpen: railOpen ?? wide, onRailOpenChange, panelOpen: panelOpen ?? wide, onPanelOpenChange },
    openPanel: useCallback(() => onPanelOpenChange(true), []),
    /** Over the conversation a column goes once something was chosen in it. */
    leavePanel: useCallback(() => onPanelOpenChange((open) => (wide ? open : false)), [wide]),
    leaveRail: () => phone && onRailOpenChange(false),
  };
}
