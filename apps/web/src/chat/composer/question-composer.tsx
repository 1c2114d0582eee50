import { NO_FILTERS, type ChatFilters } from '@footnote/domain';
import { AnswerLanguageSelect, Button, Chip, Composer, Inline, Popover, Spinner } from '@footnote/ui';
import { Suspense, useState, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { PaneBoundary } from '../../platform/rendering/pane-boundary.tsx';
import { account } from '../../platform/account/account.store.ts';
import { chatWithDocuments } from '../conversation/chat-actions.ts';
import { changeAnswerSettings, chatSettings } from '../settings/chat-settings.store.ts';
import { chat } from '../conversation/chat.store.ts';
import { useAnswerLanguages } from '../../platform/i18n/use-answer-languages.ts';
import { messages } from './composer.messages.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { draft } from './composer-draft.ts';
import {
  AnswerFormatDialog,
  ChosenFilters,
  ChosenSources,
  FilterChoices,
  OptionChoices,
  SessionEnded,
  SourceChoices,
} from '../lazy-components.ts';
import { isDefault } from '../sources/kept-sources.ts';
import { VisitorGate } from './visitor-gate.tsx';

export interface QuestionComposerProps {
  /** Sends a question; true when it was sent. */
  onAsk: (question: string) => Promise<boolean>;
  onStop: () => void;
  busy: boolean;
  /** True once something was asked in this chat. */
  followUp: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** The question field with everything that shapes an answer. */
export function QuestionComposer({ onAsk, onStop, busy, followUp, inputRef }: QuestionComposerProps) {
  const { text } = useSnapshot(draft, { sync: true });
  const { ended } = useSnapshot(account);
  const { loading } = useSnapshot(chat);
  const send = async (question: string) => {
    if (await onAsk(question)) draft.text = '';
  };
  return (
    <>
      {ended && loading === 'no' && (
        <Suspense>
          <SessionEnded instead={false} />
        </Suspense>
      )}
      <Composer
        value={text}
        onChange={(next) => (draft.text = next)}
        onSend={(question) => void send(question)}
        onStop={onStop}
        busy={busy}
        inputRef={inputRef}
        chips={<ChosenChips />}
        controls={<Controls />}
        followUp={followUp}
      />
      <VisitorGate />
    </>
  );
}

function filtersInUse(filters: ChatFilters): number {
  return Object.entries(filters).filter(([name, value]) => value !== Reflect.get(NO_FILTERS, name)).length;
}

/** What narrows or shapes the next answer, each with a way to take it away. */
function ChosenChips() {
  const t = useTranslate();
  const { filters, answer } = useSnapshot(chatSettings);
  const { documents } = useSnapshot(chat);
  const ofFiles = documents.every(({ type }) => type === 'pdf');
  return (
    <>
      {documents.length === 0 && answer.sources.length > 0 && !isDefault(answer.sources) && (
        <PaneBoundary title={t(messages.sourcesFailed)}>
          <Suspense>
            <ChosenSources />
          </Suspense>
        </PaneBoundary>
      )}
      {(documents.length > 0 || answer.format !== '') && (
        <Inline gap="x1">
          {documents.length > 0 && (
            <Chip
              label={t(ofFiles ? messages.files : messages.documents, { count: documents.length })}
              removeLabel={t(ofFiles ? messages.filesEnd : messages.documentsEnd)}
              onRemove={() => chatWithDocuments([])}
            />
          )}
          {answer.format !== '' && (
            <Chip
              label={t(messages.formatActive)}
              removeLabel={t(messages.formatRemove)}
              onRemove={() => changeAnswerSettings({ format: '' })}
            />
          )}
        </Inline>
      )}
      {filtersInUse(filters) > 0 && (
        <PaneBoundary title={t(messages.filtersFailed)}>
          <Suspense>
            <ChosenFilters />
          </Suspense>
        </PaneBoundary>
      )}
    </>
  );
}

function Controls() {
  const t = useTranslate();
  const { filters, answer } = useSnapshot(chatSettings);
  return (
    <>
      <Popover
        label={t(messages.filters, { count: 0 })}
        side="top"
        trigger={
          <Button variant="quiet" size="small" icon="filter">
            {t(messages.filters, { count: filtersInUse(filters) })}
          </Button>
        }
      >
        <PaneBoundary title={t(messages.filtersFailed)}>
          <Suspense fallback={<Spinner />}>
            <FilterChoices />
          </Suspense>
        </PaneBoundary>
      </Popover>
      <Sources />
      <AnswerOptions />
      <AnswerLanguageSelect
        variant="quiet"
        languages={useAnswerLanguages()}
        value={answer.language}
        onChange={(language) => changeAnswerSettings({ language })}
        label={t(messages.language)}
        searchLabel={t(messages.languageSearch)}
        nothingFound={t(messages.languageNone)}
      />
    </>
  );
}

function Sources() {
  const t = useTranslate();
  const { answer } = useSnapshot(chatSettings);
  const [open, setOpen] = useState(false);
  const count = isDefault(answer.sources) ? 0 : answer.sources.length;
  return (
    <>
      <Button variant="quiet" size="small" icon="document" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(messages.sources, { count })}
      </Button>
      <PaneBoundary title={t(messages.sourcesFailed)}>
        <Suspense>{open && <SourceChoices onClose={() => setOpen(false)} />}</Suspense>
      </PaneBoundary>
    </>
  );
}

function AnswerOptions() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [formatting, setFormatting] = useState(false);
  const openFormat = () => {
    setOpen(false);
    setFormatting(true);
  };
  return (
    <>
      <Popover
        label={t(messages.options)}
        side="top"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" size="small" icon="settings">
            {t(messages.options)}
          </Button>
        }
      >
        <PaneBoundary title={t(messages.optionsFailed)}>
          <Suspense fallback={<Spinner />}>
            <OptionChoices onFormat={openFormat} />
          </Suspense>
        </PaneBoundary>
      </Popover>
      <PaneBoundary title={t(messages.optionsFailed)}>
        <Suspense>{formatting && <AnswerFormatDialog onClose={() => setFormatting(false)} />}</Suspense>
      </PaneBoundary>
    </>
  );
}
