import { AnswerLanguageSelect, Button, Composer, Popover, Spinner } from '@footnote/ui';
import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { PaneBoundary } from '../../platform/rendering/pane-boundary.tsx';
import { account } from '../../platform/account/account.store.ts';
import { changeAnswerSettings, chatSettings, filtersInUse } from '../settings/chat-settings.store.ts';
import { chat } from '../conversation/chat.store.ts';
import { useAnswerLanguages } from '../../platform/i18n/use-answer-languages.ts';
import { messages } from './composer.messages.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { draft } from './composer-draft.ts';
import { formatInUse } from '../formats/format-in-use.ts';
import {
  AnswerFormatDialog,
  ChosenParts,
  FilterChoices,
  OptionChoices,
  QuestionTokens,
  RecentTemplates,
  SessionEnded,
  SourceChoices,
} from '../lazy-components.ts';
import { hasOwnSources } from '../sources/kept-sources.ts';
import type { TokenUsage } from './question-tokens.tsx';
import { VisitorGate } from './visitor-gate.tsx';

/** Characters from which a question is counted: a shorter one is far from the limit, and the tokeniser is large. */
const LONG = 2_000;

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
  const [usage, setUsage] = useState<TokenUsage>();
  const isLong = text.length >= LONG;
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
        {...(isLong && usage !== undefined ? { usage } : {})}
      />
      {isLong && (
        <Suspense>
          <QuestionTokens text={text} onCount={setUsage} />
        </Suspense>
      )}
      <VisitorGate />
    </>
  );
}

/** A part that loads apart, and may fail without the rest. */
function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  return (
    <PaneBoundary title={t(messages.partFailed)}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PaneBoundary>
  );
}

/** What narrows or shapes the next answer, each with a way to take it away. */
function ChosenChips() {
  const { filters, answer } = useSnapshot(chatSettings);
  const format = useSnapshot(formatInUse);
  const { documents } = useSnapshot(chat);
  const isNarrowed = documents.length > 0 || hasOwnSources(answer.sources) || filtersInUse(filters) > 0;
  const isShaped = format.text !== '' || answer.precision || answer.elaborate;
  if (!isNarrowed && !isShaped) return null;
  return (
    <Part>
      <ChosenParts />
    </Part>
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
        <Part fallback={<Spinner />}>
          <FilterChoices />
        </Part>
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
  const count = hasOwnSources(answer.sources) ? answer.sources.length : 0;
  return (
    <>
      <Button variant="quiet" size="small" icon="document" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(messages.sources, { count })}
      </Button>
      <Part>{open && <SourceChoices onClose={() => setOpen(false)} />}</Part>
    </>
  );
}

function AnswerOptions() {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [formatting, setFormatting] = useState<'formatter' | 'templates' | null>(null);
  const openFormat = () => {
    setOpen(false);
    setFormatting('formatter');
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
        <Part fallback={<Spinner />}>
          <OptionChoices onFormat={openFormat} />
        </Part>
      </Popover>
      <Suspense>
        <RecentTemplates onMore={() => setFormatting('templates')} />
      </Suspense>
      <Part>
        {formatting !== null && <AnswerFormatDialog first={formatting} onClose={() => setFormatting(null)} />}
      </Part>
    </>
  );
}
