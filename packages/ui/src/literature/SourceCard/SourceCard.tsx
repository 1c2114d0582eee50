import { doiAddress, pubmedPage, type Citation } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ArticleAbstract } from '../ArticleAbstract/ArticleAbstract.tsx';
import { EvidenceMarks, EvidenceNotices } from '../EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../ReferenceLine/ReferenceLine.tsx';
import { SummarisedNote } from '../SummarisedNote/SummarisedNote.tsx';
import { referenceMessages } from '../reference.messages.ts';
import { evidenceMessages } from '../evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceCard.css.ts';

/** The sentence of a source that carries a claim, and where it stands. */
export interface SupportingSentence {
  /** The sentence, as the source has it. */
  sentence: string;
  /** `start` and `end` count UTF-16 units of this field of the citation. */
  field: 'abstract' | 'title' | 'bottom_line' | 'content';
  /** First unit of the sentence. */
  start: number;
  /** The unit after its last. */
  end: number;
}

export interface SourceCardProps {
  /** The reference's number in the answer. */
  number: number;
  /** The source; what is not known of it is left out. */
  citation: Citation;
  /** The sentence that carries the claim; null when the source has none, left out when nobody asked. */
  evidence?: SupportingSentence | null;
  /** A mark that says how far the source carries the claim. */
  status?: ReactNode;
  /** An action at the end, such as showing the reference in its list. */
  action?: ReactNode;
  /** Shows the page of a PDF; left out where it cannot be shown. */
  onOpenPage?: () => void;
}

/** A source as it is met beside a claim: what it is, how far it carries, and the very sentence. */
export function SourceCard({ number, citation, evidence, status, action, onOpenPage }: SourceCardProps) {
  const { t } = useMessages();
  const isDocument = citation.type === 'pdf';
  return (
    <article className={styles.card}>
      {(citation.retracted || citation.concern || citation.corrected) && (
        <div className={styles.notices}>
          <EvidenceNotices citation={citation} />
          {citation.retracted && <span className={styles.warning}>{t(referenceMessages.retractedWarning)}</span>}
        </div>
      )}
      <h3 className={styles.title}>
        <span className={styles.number}>{number}</span>
        <bdi>{citation.title}</bdi>
      </h3>
      <ReferenceLine citation={citation} />
      <EvidenceMarks citation={citation} notices={false} />
      {evidence !== undefined && !isDocument && <Supporting evidence={evidence} status={status} />}
      {isDocument ? (
        <Passage citation={citation} evidence={evidence} status={status} />
      ) : (
        <SourceAbstract citation={citation} evidence={evidence ?? null} />
      )}
      <div className={styles.foot}>
        <SourceLinks citation={citation} {...(onOpenPage === undefined ? {} : { onOpenPage })} />
        {action}
      </div>
    </article>
  );
}

function Supporting({ evidence, status }: { evidence: SupportingSentence | null; status: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={styles.supporting}>
      <span className={styles.supportingHead}>
        {t(referenceMessages.supportingSentence)}
        {status}
      </span>
      {evidence === null ? (
        <p className={styles.muted}>{t(referenceMessages.noSupportingSentence)}</p>
      ) : (
        <blockquote dir="auto" className={styles.sentence}>
          <mark className={styles.mark}>{evidence.sentence}</mark>
        </blockquote>
      )}
    </div>
  );
}

interface PassageProps {
  citation: Citation;
  evidence: SupportingSentence | null | undefined;
  status: ReactNode;
}

/** What a PDF says where it is cited, the sentence that carries the claim marked in it. */
function Passage({ citation, evidence, status }: PassageProps) {
  const { t } = useMessages();
  const { content } = citation;
  const highlight =
    evidence?.field === 'content' ? { highlight: { start: evidence.start, end: evidence.end } } : undefined;
  return (
    <div className={styles.supporting}>
      <span className={styles.supportingHead}>
        {t(referenceMessages.passage)}
        {evidence !== undefined && status}
      </span>
      {evidence === null && <p className={styles.muted}>{t(referenceMessages.noSupportingSentence)}</p>}
      {content === '' ? (
        <p className={styles.muted}>{t(referenceMessages.noPassage)}</p>
      ) : (
        <ArticleAbstract text={content} {...highlight} />
      )}
      {content !== '' && citation.recognised === true && (
        <p className={styles.muted}>{t(referenceMessages.recognised)}</p>
      )}
    </div>
  );
}

function SourceAbstract({ citation, evidence }: { citation: Citation; evidence: SupportingSentence | null }) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const text = citation.abstract === '' ? citation.content : citation.abstract;
  const field = citation.abstract === '' ? 'content' : 'abstract';
  if (text === '') return <p className={styles.muted}>{t(referenceMessages.noAbstract)}</p>;
  const highlight = evidence?.field === field ? { highlight: { start: evidence.start, end: evidence.end } } : {};
  return (
    <div className={styles.abstract}>
      <span className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          icon={open ? 'chevronDown' : 'chevronEnd'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(referenceMessages.abstract)}
        </Button>
        {citation.summarised && (
          <SummarisedNote label={t(evidenceMessages.summarised)} words={t(evidenceMessages.summarisedInWords)} />
        )}
      </span>
      {open && <ArticleAbstract text={text} {...highlight} />}
    </div>
  );
}

/** Where a reference can be read in full: PubMed and the publisher, or the page of a PDF. */
export function SourceLinks({ citation, onOpenPage }: { citation: Citation; onOpenPage?: () => void }) {
  const { t } = useMessages();
  const { pmid, doi, page } = citation;
  const inPubmed = pubmedPage(pmid);
  const ofDoi = doiAddress(doi);
  return (
    <span className={styles.links}>
      {onOpenPage !== undefined && page !== null && (
        <Button variant="quiet" size="small" icon="document" onClick={onOpenPage}>
          {t(referenceMessages.openPage, { page })}
        </Button>
      )}
      {inPubmed !== '' && (
        <Link external href={inPubmed}>
          {t(referenceMessages.pubmed)}
        </Link>
      )}
      {ofDoi !== '' && (
        <Link external href={ofDoi}>
          {t(referenceMessages.doi)}
        </Link>
      )}
    </span>
  );
}
