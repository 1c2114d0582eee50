import { afterAnswerLine, type AnswerEvidence, type Citation, type Claim, type QuotedPart } from '@footnote/domain';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { EvidenceActions } from './evidence-parts.tsx';
import { hasRetracted, useChip } from '../CitationChip/use-chip.tsx';
import { SourceCardHost, type OpenPage } from '../CitationChip/SourceCardHost.tsx';
import { answerMessages, verdictInWordsMessages, verdictMessages } from '../answer.messages.ts';
import { citedSummary, verdictOf } from '../cited-summary.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SupportMark } from '../SupportMark/SupportMark.tsx';
import type { RenderedCitation } from '../Markdown/render-context.ts';
import * as styles from './Answer.css.ts';

const Markdown = lazy(() => import('../Markdown/Markdown.tsx').then((module) => ({ default: module.Markdown })));

const EvidenceSummary = lazy(() =>
  import('./evidence-parts.tsx').then((module) => ({ default: module.EvidenceSummary })),
);
const EvidenceDetails = lazy(() =>
  import('./evidence-parts.tsx').then((module) => ({ default: module.EvidenceDetails })),
);

export interface AnswerProps {
  /** The answer so far; grows while it streams. */
  markdown: string;
  /** References of the answer; [n] is the one at position n − 1. */
  citations: readonly Citation[];
  /** Checked claims; empty until the answer is done. */
  claims: readonly Claim[];
  /** Said above an answer that Footnote did not write, in the user’s language; its claims are not checked. */
  warning?: string;
  /** True while more of the answer is coming. */
  streaming: boolean;
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Direction of the answer's script. */
  direction: 'ltr' | 'rtl';
  /** What the answer rests on, shown before and after its text; left out where that is not known. */
  evidence?: AnswerEvidence;
  /** What a user can do with that. */
  evidenceActions?: EvidenceActions;
  /** Shows a reference in the list. */
  onShowReference?: (number: number) => void;
  /** Shows the page of a PDF that a reference cites, with the sentence that carries the claim. */
  onOpenPage?: OpenPage;
  /** Called when a citation is pressed, before its source card is read. */
  onCitation?: () => void;
  /** Called once its words stand on the page: they are drawn by code that loads apart. */
  onDrawn?: () => void;
}

const NO_ACTIONS: EvidenceActions = {};

/** Where an answer cites what it was not given. */
const NOTHING: RenderedCitation = { marker: null };

/** An answer: streamed markdown whose citation markers open their sources. */
export const Answer = memo(function Answer(props: AnswerProps) {
  const { markdown, citations, warning, streaming, language, direction } = props;
  const { evidence, evidenceActions = NO_ACTIONS, onShowReference, onOpenPage, onCitation, onDrawn } = props;
  const { t } = useMessages();
  // Marking hundreds of checked chips at once may wait for whatever a user is doing.
  const claims = useDeferredValue(props.claims);
  const { renderCitation, cite } = useCitations(citations, claims);
  const from = evidence === undefined ? 0 : afterAnswerLine(markdown, evidence.answerLine, !streaming);
  return (
    <SourceCardHost
      citations={citations}
      {...(onShowReference === undefined ? {} : { onShowReference })}
      {...(onOpenPage === undefined ? {} : { onOpenPage })}
      {...(onCitation === undefined ? {} : { onPress: onCitation })}
    >
      {warning !== undefined && <Banner tone="caution">{warning}</Banner>}
      <Suspense fallback={<AnswerSkeleton label={t(answerMessages.loading)} />}>
        {evidence !== undefined && (
          <EvidenceSummary
            evidence={evidence}
            actions={evidenceActions}
            language={language}
            direction={direction}
            citations={citations}
            cite={cite}
          />
        )}
        <div lang={language} dir={direction} aria-busy={streaming} className={styles.answer}>
          <Markdown
            text={markdown}
            from={from}
            streaming={streaming}
            tableLabel={t(answerMessages.table)}
            renderCitation={renderCitation}
          />
        </div>
        <SupportSummary claims={props.claims} citations={citations} />
        {/* Below words that still come it would be pushed down. */}
        {evidence !== undefined && !streaming && (
          <EvidenceDetails evidence={evidence} actions={evidenceActions} citations={citations} cite={cite} />
        )}
        {onDrawn !== undefined && <Drawn onDrawn={onDrawn} />}
      </Suspense>
    </SourceCardHost>
  );
});

/** How markers of references are drawn, in the words of an answer and in what it rests on. */
function useCitations(citations: readonly Citation[], claims: readonly Claim[]) {
  const { t } = useMessages();
  const chip = useChip(citations);
  const renderCitation = useCallback(
    (numbers: readonly number[], offset: number): RenderedCitation => {
      const known = numbers.filter((number) => citations[number - 1] !== undefined);
      if (known.length === 0) return NOTHING;
      const claim = claims.find(({ start, end }) => offset >= start && offset < end) ?? null;
      return {
        marker: chip(known, claim),
        wordy: hasRetracted(known, citations),
        note: claim !== null && claim.support !== 'supported' && (
          <span className={styles.inlineSupport}>
            <SupportMark
              verdict={verdictOf(claim)}
              label={t(verdictMessages[verdictOf(claim)])}
              words={t(verdictInWordsMessages[verdictOf(claim)])}
            />
          </span>
        ),
      };
    },
    [citations, claims, chip, t],
  );
  const cite = useCallback(
    (numbers: readonly number[], quoted?: QuotedPart) => {
      const known = numbers.filter((number) => citations[number - 1] !== undefined);
      return known.length === 0 ? null : chip(known, null, quoted);
    },
    [citations, chip],
  );
  return { renderCitation, cite };
}

function Drawn({ onDrawn }: { onDrawn: () => void }): null {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

function SupportSummary({ claims, citations }: { claims: readonly Claim[]; citations: readonly Citation[] }) {
  const { t } = useMessages();
  const cited = useMemo(() => claims.filter((claim) => claim.citations.length > 0), [claims]);
  const uncited = useMemo(() => claims.filter((claim) => claim.citations.length === 0), [claims]);
  if (claims.length === 0) return null;
  return (
    <div className={styles.summary}>
      {cited.length > 0 && <CitedSummary cited={cited} citations={citations} />}
      {uncited.length > 0 && (
        <div>
          <SupportMark verdict="not found" label={t(answerMessages.uncited, { count: uncited.length })} />
          <ul className={styles.uncited}>
            {uncited.map((claim) => (
              <li key={claim.start}>{claim.text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function CitedSummary({ cited, citations }: { cited: readonly Claim[]; citations: readonly Citation[] }) {
  const { t } = useMessages();
  const { verdict, words } = citedSummary(cited, citations, t);
  if (verdict === 'neutral') return <p className={styles.neutralSummary}>{words}</p>;
  return <SupportMark verdict={verdict} label={words} />;
}

function AnswerSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="most" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
