import { answerLanguage, chatError, isRefusal, turnRunning, type ChatTurn, type TurnStage } from '@footnote/domain';
import {
  Answer,
  AnswerStages,
  Banner,
  ChatMessage,
  ConversationTurn,
  Disclaimer,
  FailedAnswer,
  Inline,
  NoDocuments,
  QuestionFrameChips,
  Spinner,
  stageMessages,
  type AnswerStage,
} from '@footnote/ui';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openCitedPage } from '../references/open-cited-page.ts';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { useNamedCitations } from '../references/use-named-citations.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { answerFailure } from './answer-failure.ts';
import type { TurnEntry } from './chat.store.ts';
import { chooseSources } from '../settings/chat-settings.store.ts';
import { LITERATURE_ALONE } from '../sources/kept-sources.ts';
import { AskedCollections, noneInCollections } from '../sources/asked-collections.tsx';
import { foundSources } from '../sources/found-sources.ts';
import { FinishedAnswerActions } from './finished-answer-actions.tsx';
import { RefusedQuestion } from './refused-question.tsx';
import { showsLastAnswer, shownWords } from './shown-words.ts';
import { searchStringMessage } from './search-string-message.ts';
import { messages } from './conversation.messages.ts';
import type { TurnActions } from './turn-actions.ts';

export interface TurnViewProps {
  entry: TurnEntry;
  actions: TurnActions;
  /** True while any answer is running. */
  busy: boolean;
  /** True for the last turn, which stays drawn: laying a long answer out anew just as it ends would be felt. */
  latest: boolean;
  /** Called with its key once all of the turn stands there: what comes below it may come then. */
  onWhole: (key: string) => void;
}

/** One question and what came of it, kept up to date while it is answered. */
export const TurnView = memo(function TurnView({ entry, actions, busy, latest, onWhole }: TurnViewProps) {
  const { turn, progress, key, asked } = useSnapshot(entry);
  const running = turnRunning(progress.stage);
  const stage = stageShown(progress.stage, progress.interrupted);
  const isEmpty = progress.stage === 'no_documents';
  const { drawn, isDrawn, onDrawn } = useDrawnTurn(turn);
  const { answer } = drawn;
  const hasText = answer !== '' && !isEmpty;
  const whole = turn.answer === '' || isEmpty || isDrawn;
  const ended = whole && !running;
  useEffect(() => {
    if (ended) onWhole(key);
  }, [ended, onWhole, key]);
  const t = useTranslate();
  return (
    <ConversationTurn label={turn.question} finished={!running && !latest}>
      <ChatMessage text={turn.question} label={t(messages.asked)} />
      {(running || turn.searchString !== '') && (
        <AnswerStages
          current={hasText ? 'done' : stage}
          query={turn.searchString === '' ? null : searchStringMessage(t, turn.searchString)}
          {...foundSources(turn)}
        />
      )}
      {progress.stage === 'reattaching' && <Banner tone="caution">{t(messages.reattaching)}</Banner>}
      {turn.studyTypesRelaxed && <Banner>{t(messages.relaxed)}</Banner>}
      <TurnAnswer
        entry={{ turn, drawn, turnKey: key }}
        shown={hasText}
        running={running}
        actions={actions}
        busy={busy}
        onDrawn={onDrawn}
      />
      {hasText && stage !== 'done' && <StillRunning stage={stage} />}
      {/* Below the words, so not before them: they would push it down. */}
      {whole && (
        <Outcome
          turn={turn}
          stage={progress.stage}
          turnKey={key}
          language={asked.language}
          actions={actions}
          busy={busy}
        />
      )}
    </ConversationTurn>
  );
});

interface TurnAnswerProps extends Pick<TurnViewProps, 'actions' | 'busy'> {
  /** The turn as it is, and as far as it is drawn. */
  entry: { turn: ChatTurn; drawn: Pick<ChatTurn, 'answer' | 'claims'>; turnKey: string };
  /** False where there are no words to show; what the turn rests on is shown all the same. */
  shown: boolean;
  running: boolean;
  onDrawn: () => void;
}

/** How the question was read, and the answer. */
function TurnAnswer({ entry, shown, running, actions, busy, onDrawn }: TurnAnswerProps) {
  const t = useTranslate();
  const { turn, drawn, turnKey } = entry;
  const { onCitation, onShowReference, onOpenPage } = useReferencesOf(turnKey, actions);
  const evidenceActions = useEvidenceActions(turnKey, actions, busy);
  const { evidence } = turn;
  const words = shownWords(turn, drawn);
  const citations = useNamedCitations(turn.citations, t(messages.deletedDocument));
  return (
    <>
      {/* Not before the answer: the stages above go when it comes, and these would move. */}
      {evidence !== undefined && (shown || !running) && !showsLastAnswer(turn) && (
        <QuestionFrameChips frame={evidence.frame} busy={busy} onCorrect={(to) => actions.correct(turnKey, to)} />
      )}
      {evidence?.collections !== undefined && (shown || !running) && (
        <AskedCollections
          evidence={evidence}
          {...(shown && !busy ? { onAskAll: () => askAll(turnKey, actions) } : {})}
        />
      )}
      {(shown || (turn.state === 'no_documents' && evidence !== undefined)) && (
        <Answer
          markdown={words.answer}
          citations={citations}
          {...(evidence === undefined ? {} : { evidence, evidenceActions })}
          claims={words.claims}
          {...(turn.writtenBy === 'client' ? { warning: t(messages.notOurs) } : {})}
          streaming={running}
          language={turn.language}
          direction={answerLanguage(turn.language)?.direction ?? 'ltr'}
          onShowReference={onShowReference}
          onOpenPage={onOpenPage}
          onCitation={onCitation}
          onDrawn={onDrawn}
        />
      )}
    </>
  );
}

/** The turn as far as it is drawn: drawing words may be interrupted by whatever a user does meanwhile. */
function useDrawnTurn<T extends { readonly answer: string; readonly claims: unknown }>(turn: T) {
  const drawn = useDeferredValue(turn);
  const [begun, setBegun] = useState(false);
  const onDrawn = useCallback(() => setBegun(true), []);
  // A vote changes the turn and not its words: what stands below them stays. What was found of its claims stands above that.
  return { drawn, isDrawn: begun && drawn.answer === turn.answer && drawn.claims === turn.claims, onDrawn };
}

function useReferencesOf(key: string, { showReference, showReferencesOf }: TurnActions) {
  return {
    onCitation: useCallback(() => showReferencesOf(key), [showReferencesOf, key]),
    onOpenPage: useCallback((reference: number, sentence: string) => openCitedPage(key, reference, sentence), [key]),
    onShowReference: useCallback((reference: number) => showReference(key, reference), [showReference, key]),
  };
}

function useEvidenceActions(key: string, { ask, showTables }: TurnActions, busy: boolean) {
  return useMemo(
    () => ({
      onAsk: (question: string) => void ask(question),
      busy,
      onExport: () => showTables(key),
      explanation: paths.certainty,
    }),
    [ask, showTables, key, busy],
  );
}

/** Asks the question of a turn again, of all of the literature from now on. */
function askAll(turnKey: string, { askAgain }: TurnActions): void {
  chooseSources([...LITERATURE_ALONE]);
  askAgain(turnKey);
}

function StillRunning({ stage }: { stage: AnswerStage }) {
  const t = useTranslate();
  return (
    <Inline>
      <Spinner size="small" />
      {stage !== 'found' && t(stageMessages[stage])}
    </Inline>
  );
}

function stageShown(stage: TurnStage, interrupted: TurnStage): AnswerStage | 'done' {
  switch (stage) {
    case 'reattaching':
      return stageShown(interrupted, 'understanding');
    case 'idle':
    case 'understanding':
      return 'understanding';
    case 'searching':
    case 'reading':
    case 'writing':
    case 'checking':
      return stage;
    case 'abstaining':
      return 'found';
    default:
      return 'done';
  }
}

interface OutcomeProps extends Omit<TurnViewProps, 'entry' | 'latest' | 'onWhole'> {
  turn: ChatTurn;
  turnKey: string;
  language: string;
  stage: TurnStage;
}

function Outcome({ turn, turnKey, language, stage, actions, busy }: OutcomeProps) {
  const t = useTranslate();
  const again = () => actions.askAgain(turnKey);
  if (stage === 'failed') {
    if (turn.failure !== null && isRefusal(turn.failure.code))
      return <RefusedQuestion turn={turn} turnKey={turnKey} busy={busy} />;
    return (
      <FailedAnswer
        message={answerFailure(t, turn)}
        {...(busy ? {} : { onRetry: again })}
        {...(turn.failure?.retryAfterSeconds === undefined
          ? {}
          : { retryAfterSeconds: turn.failure.retryAfterSeconds })}
      />
    );
  }
  if (stage === 'no_documents') {
    const { askWithoutFilters } = actions;
    const inCollections = noneInCollections(t, turn.evidence);
    if (inCollections !== null)
      return (
        <NoDocuments
          message={inCollections.message}
          tips={[]}
          clearFilters={inCollections.action}
          {...(busy ? {} : { onClearFilters: () => askAll(turnKey, actions) })}
        />
      );
    const clear = askWithoutFilters === null || busy ? {} : { onClearFilters: () => askWithoutFilters(turnKey) };
    return (
      <NoDocuments
        message={t(messages.noDocuments)}
        tips={[t(messages.tipNames), t(messages.tipCollection)]}
        clearFilters={t(messages.clearFilters)}
        {...clear}
      />
    );
  }
  if (stage !== 'answered' && stage !== 'stopped') return null;
  return (
    <>
      {stage === 'stopped' && <Banner>{t(messages.stopped)}</Banner>}
      <StandIn turn={turn} />
      <Disclaimer text={t(messages.disclaimer)} />
      <FinishedAnswerActions turn={turn} turnKey={turnKey} language={language} actions={actions} busy={busy} />
    </>
  );
}

/** Says that sentences are quoted because the language model failed, and why it did. */
function StandIn({ turn: { writer } }: { turn: Pick<ChatTurn, 'writer'> }) {
  const t = useTranslate();
  if (writer?.kind !== 'extractive' || writer.instead_of === undefined) return null;
  return (
    <Banner tone="caution">
      {t(messages.quotedInstead)} {failureMessage(t, chatError(writer.instead_of.code))}
    </Banner>
  );
}
