import {
  afterAnswerLine,
  noticeWords,
  sourceAddress,
  vancouverReference,
  type AnswerEvidence,
  type Citation,
  type NumberedCitation,
} from '@footnote/domain';
import { lazy, Suspense, useCallback, useEffect, useMemo, type ComponentProps, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { referenceWords } from '../../literature/reference-words.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { answerMessages } from '../answer.messages.ts';
import { messages } from './PrintedAnswer.messages.ts';
import type { MarkdownProps } from '../Markdown/Markdown.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import * as styles from './PrintedAnswer.css.ts';

const loadMarkdown = async () => (await import('../Markdown/Markdown.tsx')).Markdown;
const loadEvidenceParts = () => import('../Answer/evidence-parts.tsx');

/** What a sheet is drawn with, which loads when the first one is drawn. */
let parts: {
  Markdown: ComponentType<MarkdownProps>;
  EvidenceSummary: ComponentType<ComponentProps<EvidenceParts['EvidenceSummary']>>;
  EvidenceDetails: ComponentType<ComponentProps<EvidenceParts['EvidenceDetails']>>;
} = {
  Markdown: lazy(async () => ({ default: await loadMarkdown() })),
  EvidenceSummary: lazy(async () => ({ default: (await loadEvidenceParts()).EvidenceSummary })),
  EvidenceDetails: lazy(async () => ({ default: (await loadEvidenceParts()).EvidenceDetails })),
};
type EvidenceParts = Awaited<ReturnType<typeof loadEvidenceParts>>;

/** Loads what sheets are drawn with: from then on they are drawn at once, as they have to be where the browser prints by itself. */
export async function loadPrintedAnswer(): Promise<void> {
  const [Markdown, { EvidenceSummary, EvidenceDetails }] = await Promise.all([loadMarkdown(), loadEvidenceParts()]);
  parts = { Markdown, EvidenceSummary, EvidenceDetails };
}

export interface PrintedAnswerProps {
  /** The question, as it was asked. */
  question: string;
  /** The finished answer. */
  markdown: string;
  /** Said above it, a paragraph each: what it was asked of, and what was left out. */
  remarks?: readonly string[];
  /** The references it cites with their numbers (`citedReferences` of the domain). */
  references: readonly NumberedCitation[];
  /** BCP 47 tag of the answer's language. */
  language: string;
  /** Direction of the answer's script. */
  direction: 'ltr' | 'rtl';
  /** What the answer rests on; left out where that is not known. */
  evidence?: AnswerEvidence;
  /** When it was answered, as a user reads it; '' where that is not known. */
  date: string;
  /** Where the literature comes from and how recent it is. */
  collection?: string;
  /**
   * Shows nothing on the screen, and nothing else of the page on paper.
   * @default false
   */
  paperOnly?: boolean;
  /** Called once all of it is drawn, whose parts load apart: then it can be printed. */
  onDrawn?: () => void;
}

/** An answer as it stands on paper: question, text with [n], numbered references, disclaimer and date. */
export function PrintedAnswer(props: PrintedAnswerProps) {
  return props.paperOnly === true ? (
    createPortal(
      <div className={styles.paperOnly}>
        <Sheet {...props} />
      </div>,
      document.body,
    )
  ) : (
    <Sheet {...props} />
  );
}

function Sheet(props: PrintedAnswerProps) {
  const { question, references, language, direction, date, collection, remarks = [] } = props;
  const { t } = useMessages();
  return (
    // Paper is white, whatever the screen is.
    <article data-theme="light" className={styles.sheet}>
      <header className={styles.header}>
        <Wordmark />
        <span>{date}</span>
      </header>
      <h2 dir="auto" className={styles.question}>
        {question}
      </h2>
      {remarks.map((remark) => (
        <p key={remark} dir="auto">
          {remark}
        </p>
      ))}
      <div lang={language} dir={direction} className={styles.answer}>
        <PrintedText {...props} />
      </div>
      {references.length > 0 && (
        <section aria-label={t(messages.references)} className={styles.references}>
          <h3 className={styles.heading}>{t(messages.references)}</h3>
          <ol className={styles.list}>
            {references.map((reference) => (
              <Reference key={reference.n} {...reference} />
            ))}
          </ol>
        </section>
      )}
      <footer className={styles.footer}>
        <p>{t(messages.disclaimer)}</p>
        {collection !== undefined && <p>{collection}</p>}
      </footer>
    </article>
  );
}

/** The text of the answer between the parts of what it rests on. */
function PrintedText({ markdown, references, language, direction, evidence, onDrawn }: PrintedAnswerProps) {
  const { t } = useMessages();
  const { Markdown, EvidenceSummary, EvidenceDetails } = parts;
  const numbers = useMemo(() => new Set(references.map(({ n }) => n)), [references]);
  const renderCitation = useCallback(
    (cited: readonly number[]) => {
      const known = cited.filter((number) => numbers.has(number));
      return { marker: known.length === 0 ? null : <span className={styles.marker}>[{known.join(', ')}]</span> };
    },
    [numbers],
  );
  const cite = useCallback((cited: readonly number[]) => renderCitation(cited).marker, [renderCitation]);
  const citations = useMemo(() => {
    const listed: Citation[] = [];
    for (const { n, citation } of references) listed[n - 1] = citation;
    return listed;
  }, [references]);
  return (
    <Suspense fallback={<p>{markdown}</p>}>
      {evidence !== undefined && (
        <EvidenceSummary
          evidence={evidence}
          actions={{}}
          language={language}
          direction={direction}
          citations={citations}
          cite={cite}
        />
      )}
      <Markdown
        text={markdown}
        from={evidence === undefined ? 0 : afterAnswerLine(markdown, evidence.answerLine, true)}
        streaming={false}
        tableLabel={t(answerMessages.table)}
        renderCitation={renderCitation}
      />
      {evidence !== undefined && (
        <EvidenceDetails evidence={evidence} actions={{}} citations={citations} cite={cite} isPrinted />
      )}
      {onDrawn !== undefined && <Drawn onDrawn={onDrawn} />}
    </Suspense>
  );
}

/** Tells once what stands beside it is drawn: until then, nothing here is. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

function Reference({ n, citation }: NumberedCitation) {
  const words = referenceWords(useMessages().t);
  const { type, doi, pmid, url } = citation;
  // Whoever has a DOI or a PMID finds the article by it.
  const address = type === 'pubmed' && (doi !== '' || pmid !== '') ? '' : sourceAddress(url);
  return (
    <li value={n} className={styles.reference}>
      <span className={styles.number}>[{n}]</span>
      <span>
        {noticeWords(citation, words).map((mark) => (
          <span key={mark} className={styles.flag}>
            {mark}{' '}
          </span>
        ))}
        <span dir="auto">{vancouverReference(citation, words.page)}</span>
        {address !== '' && (
          <span dir="ltr" className={styles.address}>
            {address}
          </span>
        )}
      </span>
    </li>
  );
}
