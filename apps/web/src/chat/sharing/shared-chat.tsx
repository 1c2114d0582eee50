import { answerLanguage, citedReferences, referenceLine, type SharedTurn } from '@footnote/domain';
import {
  Answer,
  Banner,
  ChatMessage,
  ConversationTurn,
  Disclaimer,
  EmptyState,
  QuestionFrameChips,
  ReferenceLine,
  Stack,
} from '@footnote/ui';
import { Suspense, useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { PaneBoundary } from '../../platform/rendering/pane-boundary.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { messages as conversation } from '../conversation/conversation.messages.ts';
import { AskedCollections } from '../sources/asked-collections.tsx';
import { namedCitation, useNamedCitations } from '../references/use-named-citations.ts';
import { optionalImport } from '../../platform/rendering/optional-import.ts';
import { showsLastAnswer, shownWords } from '../conversation/shown-words.ts';
import type { PrintableTurn } from './printed-turn.tsx';

const messages = defineMessages({
  privateSource: {
    defaultMessage: 'Private source',
    description: 'Stands for a reference that readers of a shared chat may not see',
  },
  failed: { defaultMessage: 'This answer could not be shown.', description: 'A part of a page failed' },
  empty: {
    defaultMessage: 'Nothing has been answered in this chat yet.',
    description: 'Said of a shared chat without a finished answer',
  },
});

const PrintedChat = optionalImport(async () => (await import('./printed-chat.tsx')).PrintedChat);

/** The finished questions and answers of a chat somebody shared, to read. */
export function SharedChat({ turns }: { turns: readonly SharedTurn[] }) {
  const formatMessage = useTranslate();
  // The code that draws answers comes late: what would stand below one comes once it is drawn, and is not pushed down.
  const [drawn, setDrawn] = useState(0);
  if (turns.length === 0) return <EmptyState title={formatMessage(messages.empty)} />;
  const printable = () => turns.map((turn) => printableTurn(turn, formatMessage(messages.privateSource)));
  return (
    <>
      {turns.slice(0, drawn + 1).map((turn, at) => (
        <PaneBoundary key={turn.position} title={formatMessage(messages.failed)}>
          <Turn turn={turn} whole={at < drawn} onWhole={() => setDrawn((before) => Math.max(before, at + 1))} />
        </PaneBoundary>
      ))}
      <Suspense>
        <PrintedChat turns={printable} />
      </Suspense>
    </>
  );
}

/** Only what Footnote wrote is shared. */
function printableTurn(turn: SharedTurn, privateSource: string): PrintableTurn {
  const citations = turn.citations.map((citation) => namedCitation(citation, privateSource));
  return { ...turn, citations, writtenBy: 'footnote' };
}

/** A shared chat is read: nothing is asked from it. */
const EVIDENCE_ACTIONS = { explanation: paths.certainty };

interface TurnProps {
  turn: SharedTurn;
  /** Whether its answer is drawn. */
  whole: boolean;
  onWhole: () => void;
}

function Turn({ turn, whole, onWhole }: TurnProps) {
  const t = useTranslate();
  const { question, language, state } = turn;
  const words = shownWords(turn, turn);
  const citations = useNamedCitations(turn.citations, t(messages.privateSource));
  const isEmpty = state === 'no_documents';
  useEffect(() => {
    if (isEmpty && !whole) onWhole();
  }, [isEmpty, whole, onWhole]);
  return (
    <ConversationTurn label={question} finished={false}>
      <ChatMessage text={question} label={t(conversation.asked)} />
      {isEmpty ? (
        <>
          {turn.evidence !== undefined && <AskedCollections evidence={turn.evidence} />}
          <p>{t(conversation.noDocuments)}</p>
        </>
      ) : (
        <>
          {turn.evidence !== undefined && <AskedCollections evidence={turn.evidence} />}
          {turn.studyTypesRelaxed && <Banner>{t(conversation.relaxed)}</Banner>}
          {turn.evidence !== undefined && !showsLastAnswer(turn) && <QuestionFrameChips frame={turn.evidence.frame} />}
          <Answer
            markdown={words.answer}
            citations={citations}
            {...(turn.evidence === undefined ? {} : { evidence: turn.evidence, evidenceActions: EVIDENCE_ACTIONS })}
            claims={words.claims}
            streaming={false}
            language={language}
            direction={answerLanguage(language)?.direction ?? 'ltr'}
            {...(whole ? {} : { onDrawn: onWhole })}
          />
          {whole && (
            <>
              <References turn={{ ...turn, citations: [...citations] }} name={t(conversation.references)} />
              <Disclaimer text={t(conversation.disclaimer)} />
            </>
          )}
        </>
      )}
    </ConversationTurn>
  );
}

function References({ turn, name }: { turn: SharedTurn; name: string }) {
  const cited = citedReferences(turn);
  if (cited.length === 0) return null;
  return (
    <section aria-label={name}>
      <Stack gap="x3">
        {cited.map(({ n, citation }) => (
          <div key={n}>
            <p>
              {`${n}. `}
              <bdi>{citation.title}</bdi>
            </p>
            {referenceLine(citation) !== '' && <ReferenceLine citation={citation} />}
          </div>
        ))}
      </Stack>
    </section>
  );
}
