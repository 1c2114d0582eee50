import { answerMessages, verdictInWordsMessages, verdictMessages } from '../answer.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { hasPage, type Citation, type Evidence } from '@footnote/domain';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { SourceCard } from '../../literature/SourceCard/SourceCard.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { classes } from '../../theme/class-names.ts';
import { SupportMark } from '../SupportMark/SupportMark.tsx';
import { CardLayer } from './CardLayer.tsx';
import { CardContext, createCardStore, useOpenCard, type OpenCard } from './card-store.ts';
import * as styles from './CitationChip.css.ts';

/** Shows the page of a PDF that the reference of a number cites. */
export type OpenPage = (number: number, sentence: string) => void;

export interface SourceCardHostProps {
  /** References of the answer; [n] is the one at position n − 1. */
  citations: readonly Citation[];
  /** Shows a reference in the list; left out, cards have no such button. */
  onShowReference?: (number: number) => void;
  /** Shows the page that a reference cites, with the sentence that carries the claim ('' where none does); left out, cards have no such button. */
  onOpenPage?: OpenPage;
  /** Called when a chip is pressed. */
  onPress?: () => void;
  /** Text with CitationChips in it. */
  children: ReactNode;
}

/** Shows the source card of whichever chip inside it is hovered, focused or pressed. */
export function SourceCardHost({ citations, onShowReference, onOpenPage, onPress, children }: SourceCardHostProps) {
  const { t } = useMessages();
  const [store] = useState(createCardStore);
  const card = useOpenCard(store);
  const press = useEffectEvent((shown: OpenCard | null) => shown?.mode === 'pinned' && onPress?.());
  useEffect(() => void press(card), [card]);
  const show = (number: number) => {
    store.close();
    onShowReference?.(number);
  };
  const openPage = (number: number, sentence: string) => {
    store.close();
    onOpenPage?.(number, sentence);
  };
  return (
    <CardContext value={store}>
      {children}
      {card !== null && (
        <CardLayer
          label={t(answerMessages.card, { count: card.numbers.length, numbers: card.numbers.join(', ') })}
          card={card}
          store={store}
        >
          {card.mode === 'pinned' && (
            <div className={styles.close}>
              <IconButton
                icon="close"
                size="small"
                label={t(answerMessages.closeCard)}
                tooltip={false}
                onClick={store.dismiss}
              />
            </div>
          )}
          <Cards
            card={card}
            citations={citations}
            {...(onShowReference === undefined ? {} : { onShow: show })}
            {...(onOpenPage === undefined ? {} : { onOpenPage: openPage })}
          />
        </CardLayer>
      )}
    </CardContext>
  );
}

interface CardsProps {
  card: OpenCard;
  citations: readonly Citation[];
  onShow?: (number: number) => void;
  onOpenPage?: OpenPage;
}

function Cards({ card, citations, onShow, onOpenPage }: CardsProps) {
  const { t } = useMessages();
  return card.numbers.map((number) => {
    const citation = citations[number - 1];
    if (citation === undefined) return null;
    const evidence = evidenceOf(card, number, citation);
    const verdict = card.claim?.verdict ?? card.claim?.support;
    return (
      <div key={number} className={classes(styles.entry, card.mode === 'pinned' && styles.besideClose)}>
        <SourceCard
          number={number}
          citation={citation}
          {...evidence}
          {...(onOpenPage !== undefined && hasPage(citation)
            ? { onOpenPage: () => onOpenPage(number, evidence.evidence?.sentence ?? '') }
            : {})}
          status={
            verdict !== undefined && (
              <SupportMark
                verdict={verdict}
                label={t(verdictMessages[verdict])}
                words={t(verdictInWordsMessages[verdict])}
              />
            )
          }
          action={
            onShow !== undefined && (
              <Button variant="quiet" size="small" onClick={() => onShow(number)}>
                {t(answerMessages.showInList)}
              </Button>
            )
          }
        />
      </div>
    );
  });
}

/** The sentence of a source to mark: that of the claim, else the piece that is quoted; nothing where neither is known. */
function evidenceOf({ claim, quoted }: OpenCard, number: number, { type }: Citation): { evidence?: Evidence | null } {
  if (claim !== null) return { evidence: claim.evidence.find(({ n }) => n === number) ?? null };
  if (quoted?.citation !== number) return {};
  const { text, start, end } = quoted;
  return { evidence: { n: number, sentence: text, field: type === 'pdf' ? 'content' : 'abstract', start, end } };
}
