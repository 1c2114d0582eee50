import { answerLanguage, turnRunning, type ChatTurn, type TurnStage } from '@footnote/domain';
import {
  Answer,
  AnswerStages,
  Banner,
  ChatMessage,
  ConversationTurn,
  Disclaimer,
  FailedAnswer,
  NoDocuments,
  type AnswerStage,
} from '@footnote/ui';
import { memo, useCallback, useDeferredValue } from 'react';
import { useSnapshot } from 'valtio';
import { useWords } from '../platform/words.ts';
import { answerFailure } from './answer-failure.ts';
import type { TurnEntry } from './chat.store.ts';
import { FinishedAnswerActions } from './finished-answer-actions.tsx';
import { searchStringWords } from './search-string-words.ts';
import type { ConversationLabels } from './conversation-labels.ts';

export interface TurnActions {
  /** Asks the question of a turn again, in another language where one is given. */
  askAgain: (key: string, language?: string) => void;
  /** Asks it again without filters; null where none are in use. */
  askWithoutFilters: ((key: string) => void) | null;
  showReference: (key: string, reference: number) => void;
  showTables: (key: string) => void;
}

export interface TurnViewProps {
  entry: TurnEntry;
  actions: TurnActions;
  /** True while any answer is running. */
  busy: boolean;
  /** True for the last turn, which stays drawn: laying a long answer out anew just as it ends would be felt. */
  latest: boolean;
  labels: ConversationLabels;
}

/** One question and what came of it, kept up to date while it is answered. */
export const TurnView = memo(function TurnView({ entry, actions, busy, latest, labels }: TurnViewProps) {
  const { turn, progress, key, asked } = useSnapshot(entry);
  const running = turnRunning(progress.stage);
  // Drawing words may be interrupted by whatever the reader does meanwhile.
  const answer = useDeferredValue(turn.answer);
  const formatMessage = useWords();
  const { showReference } = actions;
  const onShowReference = useCallback((reference: number) => showReference(key, reference), [showReference, key]);
  return (
    <ConversationTurn label={turn.question} finished={!running && !latest}>
      <ChatMessage text={turn.question} label={labels.asked} />
      {(running || turn.searchString !== '') && (
        <AnswerStages
          current={stageShown(progress.stage, progress.interrupted)}
          query={turn.searchString === '' ? null : searchStringWords(formatMessage, turn.searchString)}
          studies={turn.retrieved}
          labels={labels.turn.stages}
        />
      )}
      {progress.stage === 'reattaching' && <Banner tone="caution">{labels.reattaching}</Banner>}
      {turn.studyTypesRelaxed && <Banner>{labels.relaxed}</Banner>}
      {answer !== '' && progress.stage !== 'no_documents' && (
        <Answer
          markdown={answer}
          citations={turn.citations}
          claims={turn.claims}
          {...(turn.writtenBy === 'client' ? { warning: labels.notOurs } : {})}
          streaming={running}
          language={turn.language}
          direction={answerLanguage(turn.language)?.direction ?? 'ltr'}
          onShowReference={onShowReference}
          labels={labels.turn.answer}
        />
      )}
      <Outcome
        turn={turn}
        stage={progress.stage}
        turnKey={key}
        language={asked.language}
        actions={actions}
        busy={busy}
        labels={labels}
      />
    </ConversationTurn>
  );
});

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

interface OutcomeProps extends Omit<TurnViewProps, 'entry' | 'latest'> {
  turn: ChatTurn;
  turnKey: string;
  language: string;
  stage: TurnStage;
}

function Outcome({ turn, turnKey, language, stage, actions, busy, labels }: OutcomeProps) {
  const formatMessage = useWords();
  const again = () => actions.askAgain(turnKey);
  if (stage === 'failed') {
    return (
      <FailedAnswer
        message={answerFailure(formatMessage, turn)}
        labels={labels.turn.failed}
        {...(busy ? {} : { onRetry: again })}
        {...(turn.failure?.retryAfterSeconds === undefined
          ? {}
          : { retryAfterSeconds: turn.failure.retryAfterSeconds })}
      />
    );
  }
  if (stage === 'no_documents') {
    const { askWithoutFilters } = actions;
    const clear = askWithoutFilters === null || busy ? {} : { onClearFilters: () => askWithoutFilters(turnKey) };
    return (
      <NoDocuments
        message={labels.noDocuments}
        tips={labels.noDocumentsTips}
        clearFilters={labels.clearFilters}
        {...clear}
      />
    );
  }
  if (stage !== 'answered' && stage !== 'stopped') return null;
  return (
    <>
      {stage === 'stopped' && <Banner>{labels.stopped}</Banner>}
      <Disclaimer text={labels.disclaimer} />
      <FinishedAnswerActions
        turn={turn}
        turnKey={turnKey}
        language={language}
        actions={actions}
        busy={busy}
        labels={labels}
      />
    </>
  );
}
